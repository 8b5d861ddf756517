import { closedEnum, type WordOf } from './closed-enum.ts';

/** Whether a guild plays on. A dissolved one has no members and never comes back. */
export const guildState = closedEnum('guild-state', {
  active: ['Active', '正常', '活動中', 'green', '●'],
  suspended: ['Suspended', '停用', '停止中', 'orange', '⊘'],
  dissolved: ['Dissolved', '已解散', '解散済み', 'red', '✕'],
});

export type GuildState = WordOf<typeof guildState>;
