import { guildState } from '../../enums/guild-state.ts';
import { defineAction } from '../define-action.ts';
import { line } from '../define-line.ts';
import { ADMINS_ALONE } from '../roles.ts';

const state = line(['Guild state', '公會狀態', 'ギルドの状態'], { words: guildState });

/** Suspends a guild until it is restored. */
export const suspendGuild = defineAction({
  kind: 'suspend_guild',
  subject: 'guild',
  title: ['Suspend guild', '停用公會', 'ギルドの停止'],
  help: [
    'Members stay in the guild but cannot use its chat, store, offerings and boss until it is restored. New players cannot join.',
    '成員仍留在公會，但在恢復前無法使用聊天、商店、供奉與首領，也無法有人加入。',
    'メンバーはギルドに残りますが、再開するまでチャット・ショップ・奉納・ボスは使えず、加入もできません。',
  ],
  place: 'guild',
  roles: ADMINS_ALONE,
  states: ['active'],
  isUndoable: true,
  isDangerous: true,
  lines: { guild_state: state },
});

/** Ends a suspension. */
export const restoreGuild = defineAction({
  kind: 'restore_guild',
  subject: 'guild',
  title: ['Restore guild', '恢復公會', 'ギルドの再開'],
  help: [
    'Members can use everything in the guild again immediately.',
    '成員可立即重新使用公會的所有功能。',
    'メンバーはすぐにギルドの機能をすべて使えるようになります。',
  ],
  place: 'guild',
  roles: ADMINS_ALONE,
  states: ['suspended'],
  isUndoable: true,
  lines: { guild_state: state },
});

/** Dissolves a guild. Cannot be undone. */
export const dissolveGuild = defineAction({
  kind: 'dissolve_guild',
  subject: 'guild',
  title: ['Dissolve guild', '解散公會', 'ギルドの解散'],
  warning: [
    'This cannot be undone. All members of {name} leave immediately and lose the guild’s level, contribution and boss progress. To stop the guild temporarily, suspend it instead.',
    '此操作無法復原。「{name}」的所有成員會立即離開，公會等級、貢獻與首領進度將無法再使用。若只是暫時停止，請改用停用公會。',
    'この操作は元に戻せません。「{name}」の全メンバーがすぐに脱退し、ギルドのレベル・貢献度・ボスの進行は使えなくなります。一時的に止めるだけなら「ギルドの停止」を使ってください。',
  ],
  place: 'guild',
  roles: ADMINS_ALONE,
  states: ['active', 'suspended'],
  isUndoable: false,
  isDangerous: true,
  lines: {
    guild_state: state,
    guild_members: line(['Members', '成員數', 'メンバー数']),
  },
});
