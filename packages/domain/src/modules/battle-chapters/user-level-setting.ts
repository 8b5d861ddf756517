import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { gameSystem } from '../../enums/game-system.ts';
import { common } from '../../field-sets/common-fields.ts';
import { levelCurve } from '../../field-sets/level-curve.ts';

const curve = levelCurve({ notFalling: ['ap_cap', 'friend_cap', 'cost_cap', 'bag_cap'] });

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
