import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';

/** What a god is like at a level, and what the next one takes. */
export const godLevelSetting = defineModule({
  key: 'god-level-setting',
  family: 'gods',
  kind: 'child',
  parent: 'god_id',
  titles: {
    title: localized('God levels', '神明等級', '神レベル'),
    record: localized('God level', '神明等級', '神レベル'),
  },
  identity: ['level'],
  fields: {
    god_id: { kind: 'reference', to: 'god-setting', label: localized('God', '神明', '神') },
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
    costs: {
      kind: 'cost_list',
      optional: true,
      max: 8,
      label: localized('Extra cost', '額外消耗', '追加コスト'),
    },
    require_user_level: {
      kind: 'integer',
      optional: true,
      min: 1,
      max: 300,
      label: localized('From player level', '所需玩家等級', '必要なプレイヤーレベル'),
    },
    stats: {
      kind: 'stat_block',
      requiredStats: ['hp', 'atk', 'def', 'spd'],
      label: localized('Stats', '能力值', 'ステータス'),
      help: localized(
        'Absolute at this level; no figure falls from one level to the next.',
        '此等級的實際數值；升級時任何一項都不得下降。',
        'このレベルでの実際の値。レベルが上がるときに下がってはいけません。',
      ),
    },
    unlock_text: {
      kind: 'localized_text',
      optional: true,
      maxLength: 80,
      label: localized('What it unlocks', '解鎖說明', '解放内容の説明'),
      help: localized(
        'Told to players who reach the level.',
        '玩家達到此等級時顯示。',
        'このレベルに達したプレイヤーに表示します。',
      ),
    },
  },
  rules: [
    { rule: 'contiguous', field: 'level', groupBy: 'god_id', from: 1 },
    { rule: 'zero_only_last', field: 'exp_to_next', orderBy: 'level', groupBy: 'god_id' },
    { rule: 'not_falling', field: 'stats', orderBy: 'level', groupBy: 'god_id' },
    { rule: 'not_falling', field: 'require_user_level', orderBy: 'level', groupBy: 'god_id' },
    {
      rule: 'reaches',
      field: 'level',
      reference: 'god_id',
      via: { field: 'rarity', module: 'god-rarity-setting' },
      target: 'max_level',
    },
  ],
  display: { title: 'level' },
  list: {
    columns: ['god_id', 'level', 'exp_to_next', 'stats', 'costs', 'require_user_level', 'status'],
    filters: ['level', 'require_user_level', 'status'],
    sorts: ['level', 'exp_to_next'],
    sheet: { groupBy: 'god_id' },
  },
  search: ['unlock_text'],
  sections: [
    {
      key: 'step',
      title: localized('Step', '等級', 'レベル'),
      fields: ['god_id', 'level', 'exp_to_next', 'costs', 'require_user_level'],
    },
    {
      key: 'gain',
      title: localized('Gain', '成長', '成長'),
      fields: ['stats', 'unlock_text'],
    },
  ],
});
