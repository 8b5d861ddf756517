import { field } from '../../core/define-field.ts';
import { defineAction } from '../define-action.ts';
import { line } from '../define-line.ts';
import { name } from '../lines.ts';
import { ADMINS_ALONE } from '../roles.ts';

/** Gives a guild another name, which no other guild of the server has. */
export const renameGuild = defineAction({
  kind: 'rename_guild',
  subject: 'guild',
  title: ['Rename guild', '變更公會名稱', 'ギルド名の変更'],
  help: [
    'Everyone on the server sees the new name immediately. The old name becomes available to other guilds.',
    '伺服器上所有玩家會立即看到新名稱，舊名稱可供其他公會使用。',
    'サーバーの全員に新しい名前がすぐ表示されます。前の名前はほかのギルドが使えるようになります。',
  ],
  place: 'guild',
  roles: ADMINS_ALONE,
  states: ['active', 'suspended'],
  isUndoable: true,
  fields: {
    // The guild rules narrow this down.
    name: field.text(['New name', '新名稱', '新しい名前'], 20, {
      minLength: 2,
      form: 'visible_text',
      help: [
        'The length limits are set in the guild rules.',
        '字數限制依公會規則。',
        '文字数はギルド設定のとおりです。',
      ],
    }),
  },
  lines: { name },
});

/** Replaces the guild's notice. */
export const setGuildNotice = defineAction({
  kind: 'set_guild_notice',
  subject: 'guild',
  title: ['Edit notice', '編輯公告', 'お知らせの編集'],
  help: [
    'Members see the new notice in the guild hall immediately. Leave it empty to remove it.',
    '成員會立即在公會大廳看到新公告；留空則移除公告。',
    'メンバーにはギルド画面ですぐ新しいお知らせが表示されます。空欄にすると削除されます。',
  ],
  place: 'guild',
  roles: ADMINS_ALONE,
  states: ['active', 'suspended'],
  isUndoable: true,
  fields: { notice: field.longText(['Notice', '公告', 'お知らせ'], 200, { optional: true }) },
  lines: { notice: line(['Notice', '公告', 'お知らせ']) },
});

/** Lets a guild have more or fewer members than its level allows. */
export const setMemberLimit = defineAction({
  kind: 'set_member_limit',
  subject: 'guild',
  title: ['Set member limit', '設定成員上限', 'メンバー上限の設定'],
  help: [
    'Players can join until the guild has this many members, whatever its level. The limit cannot be lower than the number of members.',
    '不論公會等級，成員達到此人數前玩家都能加入。上限不得低於目前的成員數。',
    'ギルドのレベルにかかわらず、この人数までプレイヤーが加入できます。現在のメンバー数より少なくはできません。',
  ],
  place: 'guild',
  roles: ADMINS_ALONE,
  states: ['active', 'suspended'],
  isUndoable: true,
  fields: { member_limit: field.integer(['Member limit', '成員上限', 'メンバー上限'], [1, 200]) },
  lines: { member_limit: line(['Member limit', '成員上限', 'メンバー上限']) },
});

/** Sets which boss of which lap a guild fights next. Refused while a boss period runs. */
export const setBossProgress = defineAction({
  kind: 'set_boss_progress',
  subject: 'guild',
  title: ['Set boss progress', '設定首領進度', 'ボス進行の設定'],
  help: [
    'The guild continues at this boss, with full HP, when the next boss period starts. Not possible while a boss period runs.',
    '下一個首領期間開始時，公會會從這個首領（滿血）接續。首領期間進行中無法變更。',
    '次のボス期間が始まると、ギルドはこのボス（HP全快）から再開します。ボス期間中は変更できません。',
  ],
  place: 'guild',
  roles: ADMINS_ALONE,
  states: ['active', 'suspended'],
  isUndoable: true,
  fields: {
    lap: field.integer(['Lap', '圈數', '周回'], [1, 500]),
    boss_id: field.reference(['Guild boss', '公會首領', 'ギルドボス'], 'guild-boss-setting'),
  },
  lines: {
    boss_lap: line(['Boss lap', '首領圈數', 'ボスの周回']),
    boss: line(['Guild boss', '公會首領', 'ギルドボス'], { isDrawn: true }),
  },
});
