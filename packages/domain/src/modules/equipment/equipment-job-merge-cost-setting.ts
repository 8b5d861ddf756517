import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { equipSlot } from '../../enums/equip-slot.ts';
import { common } from '../../field-sets/common-fields.ts';

/** What making a piece for one job takes. */
export const equipmentJobMergeCostSetting = defineModule({
  key: 'equipment-job-merge-cost-setting',
  family: 'equipment',
  titles: {
    title: ['Equipment crafting by job', '裝備職業合成消耗', '装備ジョブ合成コスト'],
    record: ['Recipe', '配方', 'レシピ'],
  },
  sections: {
    result: section(['Result', '成品', '完成品'], {
      id: common.id(),
      job_id: common.job(),
      slot: field.enum(['Slot', '部位', '部位'], equipSlot),
      rarity: common.rarityOf('equipment-rarity-setting'),
      result_equipment_id: common.equipment({
        help: [
          'Must have this slot and rarity, and the job must be able to equip it.',
          '須符合部位與稀有度，且該職業可裝備。',
          'この部位とレアリティで、ジョブが装備できるものにします。',
        ],
      }),
    }),
    materials: section(['Materials', '材料', '素材'], {
      materials: field.rows(['Materials', '材料', '素材'], [1, 6], {
        uniqueBy: 'item_id',
        summary: ['item_id', 'amount'],
        fields: {
          item_id: common.item({ flow: 'sink' }),
          amount: field.integer(['Amount', '數量', '数量'], [1, 99_999]),
        },
      }),
      base_equipment_id: field.reference(['Base piece', '基底裝備', '元の装備'], 'equipment-setting', {
        optional: true,
        help: [
          'This piece is consumed. A chain of recipes cannot lead back to its start.',
          '會消耗此裝備。配方鏈不得繞回起點。',
          'この装備を消費します。元をたどって最初の装備に戻ることはできません。',
        ],
      }),
      costs: common.costs([1, 8]),
    }),
    opening: section(['Opening', '開放', '開放'], {
      require_level: common.fromPlayerLevel([1, 300], { default: 1 }),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
  },
  rules: [
    { fields: ['job_id', 'slot', 'rarity', 'result_equipment_id'], is: 'unique' },
    { field: 'slot', of: 'result_equipment_id', is: 'same', as: { field: 'slot' } },
    { field: 'rarity', of: 'result_equipment_id', is: 'same', as: { field: 'rarity' } },
    {
      field: 'job_id',
      is: 'found_in',
      rows: { field: 'job_ids', of: 'result_equipment_id' },
      when: { field: 'job_ids', of: 'result_equipment_id', isFilled: true },
    },
    { rule: 'no_cycle', field: 'base_equipment_id', from: 'result_equipment_id' },
  ],
  display: { title: 'result_equipment_id' },
  list: {
    columns: [
      'id',
      'job_id',
      'slot',
      'rarity',
      'result_equipment_id',
      'base_equipment_id',
      'materials',
      'status',
    ],
    filters: ['job_id', 'slot', 'rarity', 'status'],
    sorts: ['id', 'job_id', 'rarity', 'require_level'],
  },
  search: ['result_equipment_id', 'materials'],
});
