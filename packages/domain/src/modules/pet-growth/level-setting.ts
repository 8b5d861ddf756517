import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';

const curveType = enumOf('level-curve', {
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  role: ['Hero', '主角', '主人公', 'blue', '主'],
  god: ['God', '神明', '神', 'gold', '神'],
  guardian: ['Guardian', '守護者', '守護者', 'green', '守'],
  angel: ['Angel', '天使', '天使', 'cyan', '天'],
  equipment: ['Equipment', '裝備', '装備', 'neutral', ['裝', '装']],
});

/** Growth curves of everything that has levels: one record for each level of each curve. */
export const levelSetting = defineModule({
  key: 'level-setting',
  family: 'pet-growth',
  titles: {
    title: localized('Levels', '等級設定', 'レベル設定'),
    record: localized('Level', '等級', 'レベル'),
  },
  identity: ['curve_type', 'level'],
  fields: {
    curve_type: { kind: 'enum', of: curveType, label: localized('Curve', '成長曲線', '成長曲線') },
    level: { kind: 'integer', min: 1, max: 300, label: localized('Level', '等級', 'レベル') },
    exp_to_next: {
      kind: 'integer',
      min: 0,
      max: 999_999_999,
      label: localized('EXP to next level', '升級所需經驗', '必要経験値'),
      help: localized(
        '0 on the last level of the curve, and only there.',
        '僅在該曲線的最後一級填 0。',
        '曲線の最終レベルだけ0にします。',
      ),
    },
    stat_rate_bp: {
      kind: 'integer',
      optional: true,
      min: 0,
      max: 50_000,
      unit: 'bp',
      default: 10_000,
      label: localized('Growth rate', '成長倍率', '成長倍率'),
      help: localized(
        'Multiplies the growth per level on this step.',
        '此等級的成長量會乘上此倍率。',
        'このレベルでの成長量に掛かります。',
      ),
    },
    level_costs: {
      kind: 'cost_list',
      optional: true,
      max: 8,
      label: localized('Extra cost', '額外消耗', '追加コスト'),
    },
    gate_conds: {
      kind: 'condition_list',
      optional: true,
      label: localized('Breakthrough conditions', '突破條件', '突破条件'),
      help: localized(
        'What must be met before this level can be reached.',
        '達成後才能升到此等級。',
        'このレベルに上げるために満たす条件です。',
      ),
    },
  },
  rules: [
    { rule: 'contiguous', field: 'level', groupBy: 'curve_type', from: 1 },
    { rule: 'not_falling', field: 'exp_to_next', orderBy: 'level', groupBy: 'curve_type', ignoreLast: true },
    { rule: 'zero_only_last', field: 'exp_to_next', orderBy: 'level', groupBy: 'curve_type' },
  ],
  display: { title: 'level' },
  list: {
    columns: ['curve_type', 'level', 'exp_to_next', 'stat_rate_bp', 'level_costs', 'gate_conds', 'status'],
    filters: ['curve_type', 'level', 'status'],
    sorts: ['level', 'exp_to_next'],
    sheet: { groupBy: 'curve_type' },
  },
  sections: [
    {
      key: 'step',
      title: localized('Step', '等級', 'レベル'),
      fields: ['curve_type', 'level', 'exp_to_next', 'stat_rate_bp'],
    },
    {
      key: 'gate',
      title: localized('Cost and gate', '消耗與條件', 'コストと条件'),
      fields: ['level_costs', 'gate_conds'],
    },
  ],
});
