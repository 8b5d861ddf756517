import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { MAX_BONUS_LINES, statBonusFields, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** How many materials a pet of every stage needs before it advances. */
const MATERIALS = 6;

/** How many qualities there are that a pet can leave: all but the last. */
const STAGES = { totalOf: [{ countOf: { numbered: 'pet-quality-setting' } }, -1] } as const;

/**
 * The six materials that take the pets of a job from one quality to the next. A record for one pet
 * replaces that of its job.
 */
export const petQualityAdvanceSetting = defineModule({
  key: 'pet-quality-advance-setting',
  family: 'pet-growth',
  titles: {
    title: ['Pet quality advance', '寵物升品', 'ペット品質昇格'],
    record: ['Quality advance', '升品', '品質昇格'],
  },
  sections: {
    stage: section(['Stage', '階段', '段階'], {
      id: common.id(),
      job_id: common.job({ optional: true }),
      pet_id: common.pet({
        optional: true,
        help: [
          'Instead of a job: applies to this pet only.',
          '不選職業時，僅適用於此寵物。',
          'ジョブの代わりに、このペットだけに適用します。',
        ],
      }),
      quality: field.reference(['Current quality', '目前品質', '現在の品質'], 'pet-quality-setting'),
      require_level: field.integer(['Required pet level', '所需寵物等級', '必要なペットレベル'], [1, 300]),
    }),
    cost: section(['Cost', '消耗', 'コスト'], {
      materials: field.rows(['Materials', '材料', '素材'], [MATERIALS, MATERIALS], {
        uniqueBy: 'slot',
        help: ['One material for each of the six slots.', '六個欄位各一種。', '6つの枠に1つずつです。'],
        summary: ['item_id', 'amount'],
        fields: {
          slot: field.integer(['Slot', '欄位', '枠'], [1, MATERIALS]),
          item_id: common.item({ flow: 'sink' }),
          amount: field.integer(['Amount', '數量', '数'], [1, 9999]),
          stats: field.rows(['Bonus when filled', '裝上後加成', '装着ボーナス'], [1, MAX_BONUS_LINES], {
            fields: statBonusFields,
          }),
        },
      }),
      coin_cost: field.costs(['Coins', '銅幣', 'コイン'], [1, 1], { kinds: ['coin'] }),
      preview_next: field.boolean(['Preview next stage', '預覽下一階段', '次の段階を表示'], {
        default: true,
      }),
    }),
  },
  rules: [
    { fields: ['job_id', 'pet_id'], is: 'exactly_one' },
    { fields: ['job_id', 'quality'], is: 'unique' },
    { fields: ['pet_id', 'quality'], is: 'unique' },
    { field: 'quality', is: 'at_most', than: STAGES },
    {
      field: 'quality',
      along: { orderBy: 'quality', groupBy: 'job_id', where: { field: 'job_id', isFilled: true } },
      is: 'contiguous',
      from: 1,
      until: STAGES,
    },
    ...statBonusRules('materials.stats'),
  ],
  display: { title: 'quality' },
  list: {
    columns: ['id', 'job_id', 'pet_id', 'quality', 'require_level', 'materials', 'coin_cost', 'status'],
    filters: ['job_id', 'pet_id', 'quality', 'status'],
    sorts: ['id', 'quality', 'require_level'],
  },
  search: ['job_id', 'pet_id'],
});
