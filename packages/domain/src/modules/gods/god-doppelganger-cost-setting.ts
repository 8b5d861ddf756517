import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { gameSystem } from '../../enums/game-system.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

/** What one more copy of a god costs. A copy is weaker, and shares level and stars with the original. */
export const godDoppelgangerCostSetting = defineModule({
  key: 'god-doppelganger-cost-setting',
  family: 'gods',
  titles: {
    title: ['God doppelgangers', '神明分身消耗', '神分身コスト'],
    record: ['Doppelganger', '分身', '分身'],
  },
  sections: {
    copy: section(['Copy', '分身', '分身'], {
      id: common.id(),
      rarity: common.rarityOf('god-rarity-setting'),
      copy_no: field.integer(['Copy number', '分身序號', '分身の番号'], [1, 9]),
      stat_rate_bp: field.integer(['Stat share', '能力比例', 'ステータスの割合'], [1, 10_000], {
        unit: 'bp',
        help: [
          'Relative to the original’s stats.',
          '以本體能力值為準。',
          '本体のステータスに対する割合です。',
        ],
      }),
      keep_days: field.integer(['Duration', '維持天數', '維持期間'], [1, 365], {
        optional: true,
        unit: 'days',
        help: ['Empty: permanent.', '留空為永久。', '空欄なら無期限です。'],
      }),
      usable_modes: field.multiEnum(['Allowed modes', '可用玩法', '使えるモード'], gameSystem, [1], {
        help: [
          'Can join the original’s team only if the mode allows it.',
          '除非該玩法允許，否則不得與本體同隊。',
          'モードが許す場合を除き、本体と同じ隊には入れません。',
        ],
      }),
    }),
    cost: section(['Cost', '消耗', 'コスト'], {
      spirit_cost: field.integer(['Spirits', '所需魂數', '必要なソウル'], [1, 9999], { unit: 'spirits' }),
      costs: common.extraCosts(8, { optional: true }),
    }),
  },
  rules: [
    { fields: ['rarity', 'copy_no'], is: 'unique' },
    ...ladderRules({ step: 'copy_no', of: 'rarity', from: 1, notFalling: ['spirit_cost'] }),
  ],
  display: { title: 'rarity' },
  list: {
    columns: [
      'id',
      'rarity',
      'copy_no',
      'spirit_cost',
      'costs',
      'stat_rate_bp',
      'keep_days',
      'usable_modes',
      'status',
    ],
    filters: ['rarity', 'copy_no', 'usable_modes', 'status'],
    sorts: ['id', 'copy_no', 'spirit_cost'],
    sheet: { groupBy: 'rarity' },
  },
});
