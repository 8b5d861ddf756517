import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { gameSystem } from '../../enums/game-system.ts';

/** What a player's level takes, gives and unlocks. */
export const userLevelSetting = defineModule({
  key: 'user-level-setting',
  family: 'battle-chapters',
  titles: {
    title: localized('User levels', '玩家等級', 'プレイヤーレベル'),
    record: localized('User level', '玩家等級', 'プレイヤーレベル'),
  },
  identity: ['level'],
  fields: {
    level: { kind: 'integer', min: 1, max: 300, label: localized('Level', '等級', 'レベル') },
    exp_to_next: {
      kind: 'integer',
      min: 0,
      max: 999_999_999,
      label: localized('EXP to next level', '升級所需經驗', '必要経験値'),
      help: localized(
        '0 on the last level, and only there.',
        '僅最後一級填 0。',
        '最終レベルだけ0にします。',
      ),
    },
    ap_cap: { kind: 'integer', min: 1, max: 9999, label: localized('AP cap', '體力上限', 'AP上限') },
    ap_gain_on_up: {
      kind: 'integer',
      min: 0,
      max: 9999,
      default: 0,
      label: localized('AP on level-up', '升級恢復體力', 'レベルアップ時のAP'),
    },
    friend_cap: {
      kind: 'integer',
      min: 0,
      max: 999,
      label: localized('Friends, at most', '好友上限', 'フレンド上限'),
    },
    cost_cap: {
      kind: 'integer',
      min: 1,
      max: 9999,
      label: localized('Team cost', '隊伍花費上限', 'チームコスト上限'),
      help: localized(
        'What the pets of a team may cost together.',
        '同一隊伍中所有寵物的花費總和上限。',
        'チームに入れるペットのコスト合計の上限です。',
      ),
    },
    bag_cap: {
      kind: 'integer',
      min: 1,
      max: 99_999,
      label: localized('Bag size', '背包容量', 'バッグの容量'),
    },
    unlock_features: {
      kind: 'multi_enum',
      of: gameSystem,
      optional: true,
      label: localized('Unlocks', '解鎖功能', '解放する機能'),
      help: localized(
        'A feature unlocks at one level only.',
        '同一功能只能在一個等級解鎖。',
        '一つの機能を解放できるのは一つのレベルだけです。',
      ),
    },
    rewards: { kind: 'reward_list', optional: true, label: localized('Rewards', '獎勵', '報酬') },
    message: {
      kind: 'localized_text',
      optional: true,
      maxLength: 120,
      label: localized('Message', '訊息', 'メッセージ'),
      help: localized(
        'Shown on reaching the level.',
        '達到此等級時顯示。',
        'このレベルに達したときに表示します。',
      ),
    },
  },
  rules: [
    { rule: 'contiguous', field: 'level', from: 1 },
    { rule: 'zero_only_last', field: 'exp_to_next', orderBy: 'level' },
    { rule: 'not_falling', field: 'ap_cap', orderBy: 'level' },
    { rule: 'not_falling', field: 'friend_cap', orderBy: 'level' },
    { rule: 'not_falling', field: 'cost_cap', orderBy: 'level' },
    { rule: 'not_falling', field: 'bag_cap', orderBy: 'level' },
    { rule: 'unique_entries', field: 'unlock_features' },
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
  sections: [
    {
      key: 'step',
      title: localized('Step', '等級', 'レベル'),
      fields: ['level', 'exp_to_next', 'ap_gain_on_up'],
    },
    {
      key: 'caps',
      title: localized('Caps', '上限', '上限'),
      fields: ['ap_cap', 'friend_cap', 'cost_cap', 'bag_cap'],
    },
    {
      key: 'gain',
      title: localized('What the level brings', '升級獎勵', 'レベルアップの特典'),
      fields: ['unlock_features', 'rewards', 'message'],
    },
  ],
});
