import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';

/**
 * What becomes of several pieces of one rarity: exactly one piece of the next. The result is the same
 * piece one rarity up, or drawn by weight where results are named.
 */
export const equipmentMergeCostSetting = defineModule({
  key: 'equipment-merge-cost-setting',
  family: 'equipment',
  titles: {
    title: ['Equipment merging', '裝備合成消耗', '装備合成コスト'],
    record: ['Merging', '合成', '合成'],
  },
  sections: {
    pieces: section(['Pieces', '素材裝備', '素材'], {
      id: common.id(),
      from_rarity: field.reference(
        ['From rarity', '素材稀有度', '素材のレアリティ'],
        'equipment-rarity-setting',
        { tags: rarity },
      ),
      to_rarity: field.reference(
        ['To rarity', '成品稀有度', '完成品のレアリティ'],
        'equipment-rarity-setting',
        {
          tags: rarity,
          help: ['Must be the next higher rarity.', '須為下一階稀有度。', '一つ上の序列にします。'],
        },
      ),
      material_count: field.integer(['Pieces consumed', '消耗件數', '消費する数'], [2, 10], { default: 3 }),
      same_slot: field.boolean(['Same slot only', '須同部位', '同じ部位のみ'], { default: true }),
      same_equipment: field.boolean(['Same piece only', '須同裝備', '同じ装備のみ'], { default: false }),
      costs: common.costs([1, 8]),
    }),
    result: section(['Result', '成品', '完成品'], {
      success_bp: common.successRate(),
      fail_return_bp: field.integer(
        ['Share returned on failure', '失敗返還比例', '失敗時に戻る割合'],
        [0, 10_000],
        {
          optional: true,
          unit: 'bp',
          help: [
            'Required if merging can fail.',
            '合成可能失敗時必填。',
            '失敗する可能性があるときは必須です。',
          ],
        },
      ),
      keep_level: field.boolean(['Keep level', '保留等級', 'レベルを引き継ぐ'], { default: false }),
      result_pool: field.rows(['Possible results', '成品抽選', '完成品の抽選'], [1, 60], {
        optional: true,
        uniqueBy: 'equipment_id',
        weight: 'weight',
        help: [
          'Empty: the same piece, one rarity higher.',
          '留空則為高一階的同款裝備。',
          '空欄なら、同じ装備の一つ上のレアリティです。',
        ],
        fields: {
          equipment_id: common.equipment(),
          weight: common.weight([0, 1_000_000], { default: 100 }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['from_rarity', 'same_slot', 'same_equipment'], is: 'unique', blanks: true },
    {
      field: 'order',
      of: 'to_rarity',
      is: 'same',
      as: { totalOf: [{ field: 'order', of: 'from_rarity' }, 1] },
    },
    { field: 'fail_return_bp', is: 'required', when: { field: 'success_bp', below: 10_000 } },
    { field: 'rarity', of: 'result_pool.equipment_id', is: 'same', as: { field: 'to_rarity' } },
  ],
  display: { title: 'from_rarity' },
  list: {
    columns: [
      'id',
      'from_rarity',
      'to_rarity',
      'material_count',
      'same_slot',
      'same_equipment',
      'costs',
      'success_bp',
      'status',
    ],
    filters: ['from_rarity', 'to_rarity', 'same_slot', 'same_equipment', 'status'],
    sorts: ['id', 'from_rarity', 'material_count'],
  },
});
