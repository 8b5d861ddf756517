import { closedEnum } from './closed-enum.ts';

/** A member's place in a guild, highest first. */
export const guildPosition = closedEnum('guild-position', {
  leader: ['Leader', '會長', 'ギルドマスター', 'orange', '♛'],
  vice: ['Vice leader', '副會長', 'サブマスター', 'purple', '♜'],
  elite: ['Elite', '菁英', 'エリート', 'blue', '♞'],
  member: ['Member', '成員', 'メンバー', 'neutral', '♟'],
});
