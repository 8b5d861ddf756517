import { closedEnum } from './closed-enum.ts';

/** What happened between a player and a guild. */
export const guildChange = closedEnum('guild-change', {
  join: ['Joined', '加入', '加入', 'green', '+'],
  leave: ['Left', '離開', '脱退', 'neutral', '−'],
  kick: ['Removed', '被踢出', '除名', 'red', '✕'],
  promote: ['Promoted', '晉升', '昇格', 'blue', '↑'],
  demote: ['Demoted', '降級', '降格', 'orange', '↓'],
});
