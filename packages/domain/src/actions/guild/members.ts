import { field } from '../../core/define-field.ts';
import { guildPosition } from '../../enums/guild-position.ts';
import { defineAction } from '../define-action.ts';
import { line } from '../define-line.ts';
import { ADMINS_ALONE } from '../roles.ts';

/** The place of a member in the guild; none: they are not in it. */
const position = line(['Position', '職位', '役職'], { words: guildPosition });

const MEMBER = { account_id: field.id(['Member', '成員', 'メンバー']) };

/** Makes a member the leader. Who led before becomes an ordinary member. */
export const changeLeader = defineAction({
  kind: 'change_leader',
  subject: 'guild',
  title: ['Change leader', '變更會長', 'ギルドマスターの変更'],
  verb: ['Make leader', '設為會長', 'ギルドマスターにする'],
  help: [
    'The new leader immediately runs the guild. The previous leader stays as an ordinary member.',
    '新會長會立即管理公會，原會長成為一般成員。',
    '新しいギルドマスターがすぐにギルドを管理します。前のギルドマスターは一般メンバーとして残ります。',
  ],
  place: 'guild_members',
  roles: ADMINS_ALONE,
  states: ['active', 'suspended'],
  isUndoable: true,
  fields: MEMBER,
  given: ['account_id'],
  lines: { position },
});

/** Takes a member out of the guild. */
export const kickMember = defineAction({
  kind: 'kick_member',
  subject: 'guild',
  title: ['Remove member', '踢出成員', 'メンバーの除名'],
  verb: ['Remove', '踢出', '除名'],
  help: [
    'The player leaves the guild immediately and loses access to its chat, store and boss. Undo brings them back with position and contribution, as long as they have not joined another guild and there is room.',
    '玩家會立即離開公會，無法再使用公會聊天、商店與首領。只要對方尚未加入其他公會且仍有名額，復原後會恢復職位與貢獻。',
    'プレイヤーはすぐにギルドを離れ、チャット・ショップ・ボスを使えなくなります。ほかのギルドに加入しておらず空きがあれば、元に戻すと役職と貢献度も戻ります。',
  ],
  place: 'guild_members',
  roles: ADMINS_ALONE,
  states: ['active', 'suspended'],
  isUndoable: true,
  isDangerous: true,
  fields: MEMBER,
  given: ['account_id'],
  lines: { position },
});
