import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { levelCurve } from '../../field-sets/level-curve.ts';

const curveType = enumOf('level-curve', {
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  role: ['Hero', '主角', '主人公', 'blue', '主'],
  god: ['God', '神明', '神', 'gold', '神'],
  guardian: ['Guardian', '守護者', '守護者', 'green', '守'],
  angel: ['Angel', '天使', '天使', 'cyan', '天'],
  equipment: ['Equipment', '裝備', '装備', 'neutral', ['裝', '装']],
});

const curve = levelCurve({ of: 'curve_type' });

/** Growth curves of everything that has levels: one record for each level of each curve. */
export const levelSetting = defineModule({
  key: 'level-setting',
  family: 'pet-growth',
  titles: { title: ['Levels', '等級設定', 'レベル設定'], record: ['Level', '等級', 'レベル'] },
  synonyms: ['EXP', 'Experience', '經驗值', '経験値'],
  identity: ['curve_type', 'level'],
  sections: {
    basics: common.basics({
      curve_type: field.enum(['Curve', '成長曲線', '成長曲線'], curveType),
      ...curve.fields,
      stat_rate_bp: field.integer(['Growth rate', '成長倍率', '成長倍率'], [0, 50_000], {
        optional: true,
        unit: 'bp',
        default: 10_000,
        help: [
          'Multiplies the growth at this level.',
          '此等級的成長量會乘上此倍率。',
          'このレベルでの成長量に掛かります。',
        ],
      }),
    }),
    gate: section(['Cost and conditions', '消耗與條件', 'コストと条件'], {
      level_costs: common.extraCosts(8, { optional: true }),
      gate_conds: field.conditions(['Breakthrough conditions', '突破條件', '突破条件'], {
        optional: true,
        help: [
          'Conditions to meet before reaching this level.',
          '達成後才能升到此等級。',
          'このレベルに上げるために満たす条件です。',
        ],
      }),
    }),
  },
  rules: [
    ...curve.rules,
    {
      field: 'exp_to_next',
      along: { orderBy: 'level', groupBy: 'curve_type', ignoreLast: true },
      is: 'not_falling',
    },
    {
      rule: 'covers_players',
      field: 'level',
      where: { field: 'curve_type', in: ['pet'] },
      players: 'pet_level',
    },
  ],
  display: { title: 'level' },
  list: {
    columns: ['curve_type', 'level', 'exp_to_next', 'stat_rate_bp', 'level_costs', 'gate_conds', 'status'],
    filters: ['curve_type', 'level', 'status'],
    sorts: ['level', 'exp_to_next'],
    sheet: { groupBy: 'curve_type' },
  },
});
