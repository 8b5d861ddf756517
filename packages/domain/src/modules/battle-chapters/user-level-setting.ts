import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { gameSystem } from '../../enums/game-system.ts';
import { STAT_UNITS, statKey } from '../../enums/stat-key.ts';
import { ACCOUNT_BONUSES } from '../../field-sets/account-bonuses.ts';
import { common } from '../../field-sets/common-fields.ts';
import { levelCurve } from '../../field-sets/level-curve.ts';
import { statBonusFields } from '../../field-sets/stat-bonus-fields.ts';

const curve = levelCurve({ notFalling: ['ap_cap', 'friend_cap', 'cost_cap', 'bag_cap'] });

/** A cap for each stat, as a number and as a share. */
const MOST_CAPS = 2 * statKey.values.length;

/** What a player's level takes, gives and unlocks. */
export const userLevelSetting = defineModule({
  key: 'user-level-setting',
  family: 'battle-chapters',
  titles: {
    title: ['Player levels', '玩家等級', 'プレイヤーレベル'],
    record: ['Player level', '玩家等級', 'プレイヤーレベル'],
  },
  synonyms: ['EXP', 'Experience', '經驗值', '経験値'],
  identity: ['level'],
  sections: {
    basics: common.basics({
      ...curve.fields,
      ap_gain_on_up: field.integer(['AP restored', '升級恢復體力', 'レベルアップ時のAP'], [0, 9999], {
        default: 0,
      }),
    }),
    caps: section(['Caps', '上限', '上限'], {
      ap_cap: field.integer(['AP cap', '體力上限', 'AP上限'], [1, 9999]),
      friend_cap: field.integer(['Friend limit', '好友上限', 'フレンド上限'], [0, 999]),
      cost_cap: field.integer(['Team cost limit', '隊伍花費上限', 'チームコスト上限'], [1, 9999], {
        help: [
          'Maximum total cost of the pets in a team.',
          '同一隊伍中所有寵物的花費總和上限。',
          'チームに入れるペットのコスト合計の上限です。',
        ],
      }),
      bag_cap: field.integer(['Bag size', '背包容量', 'バッグの容量'], [1, 99_999]),
      bonus_caps: field.rows(['Account bonus caps', '帳號加成上限', 'アカウントボーナスの上限'], MOST_CAPS, {
        optional: true,
        showWhen: { field: 'level', in: [1] },
        help: [
          'For players of every level: the most that all account-wide bonuses of a stat may add up to. Stats that are not listed have no cap.',
          '適用於所有等級的玩家：同一能力值的帳號加成合計上限。未列出的能力值不設上限。',
          '全レベルのプレイヤーに共通です。ステータスごとのアカウントボーナスの合計の上限で、ここにないステータスに上限はありません。',
        ],
        fields: {
          ...statBonusFields,
          value: field.decimal(['Cap', '上限', '上限'], [0, 1_000_000], {
            decimals: 2,
            notZero: true,
            unitBy: { mode: { percent: 'percent' }, stat: STAT_UNITS },
          }),
        },
      }),
    }),
    gain: section(['Level-up rewards', '升級獎勵', 'レベルアップの特典'], {
      unlock_features: field.multiEnum(['Unlocked features', '解鎖功能', '解放する機能'], gameSystem, [], {
        optional: true,
        help: [
          'A feature can be unlocked at one level only.',
          '同一功能只能在一個等級解鎖。',
          '一つの機能を解放できるのは一つのレベルだけです。',
        ],
      }),
      rewards: common.rewards([], { optional: true }),
      message: field.localizedText(['Message', '訊息', 'メッセージ'], 120, {
        optional: true,
        help: [
          'Shown when the level is reached.',
          '達到此等級時顯示。',
          'このレベルに達したときに表示します。',
        ],
      }),
    }),
  },
  rules: [
    ...curve.rules,
    { fields: ['unlock_features'], is: 'unique' },
    { fields: ['stat', 'mode'], along: 'bonus_caps', is: 'unique' },
    {
      rule: 'stays_within_caps',
      caps: 'bonus_caps',
      by: ['stat', 'mode'],
      amount: 'value',
      sources: ACCOUNT_BONUSES,
      severity: 'warning',
    },
    { rule: 'covers_players', field: 'level', players: 'player_level' },
  ],
  display: { title: 'level' },
  list: {
    columns: [
      'level',
      'exp_to_next',
      'ap_cap',
      'ap_gain_on_up',
      'cost_cap',
      'unlock_features',
      'rewards',
      'status',
    ],
    filters: ['level', 'unlock_features', 'status'],
    sorts: ['level', 'exp_to_next'],
    sheet: {},
  },
  search: ['message'],
});
