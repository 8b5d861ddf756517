import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead } from '../../field-sets/event-head.ts';

const head = eventHead({ types: ['always_open', 'limited_period'] });

/** A mine that players dig down through, layer by layer. */
export const miningSetting = defineModule({
  key: 'mining-setting',
  family: 'minigames',
  titles: { title: ['Mining', '挖礦設定', '採掘設定'], record: ['Mine', '礦坑', '鉱山'] },
  identity: ['mining_id'],
  createFirst: 'event',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({
      mining_id: field.id(['Mine ID', '礦坑編號', '鉱山ID']),
      ...head.basics,
      permanent: field.boolean(['Permanent', '常駐', '常設'], { default: false }),
      ...head.open,
      claim_end_at: common.claimUntil({ optional: true }),
    }),
    mine: section(['Mine', '礦坑', '鉱山'], {
      width: field.integer(['Blocks per row', '每層方塊數', '1段のブロック数'], [4, 12], { default: 6 }),
      layers: field.integer(['Depth', '深度', '深さ'], [1, 500]),
      energy_cost: field.integer(['Energy per hit', '每次消耗', '1回の消費'], [1, 20], { default: 1 }),
      point_item_id: field.reference(['Point item', '積分道具', 'ポイントアイテム'], 'item-setting', {
        flow: 'source',
        optional: true,
      }),
    }),
    presentation: common.presentation(head.picture),
  },
  rules: [
    ...head.nameRules,
    ...head.claimRules,
    { field: 'claim_end_at', is: 'required', when: { field: 'permanent', notIn: [true] } },
    { field: 'claim_end_at', is: 'empty', when: { field: 'permanent', in: [true] } },
    {
      field: 'type',
      of: 'timeslot',
      is: 'one_of',
      values: ['limited_period'],
      when: { field: 'permanent', notIn: [true] },
    },
  ],
  fixed: { during: 'timeslot', fields: ['width', 'layers', 'energy_cost', 'point_item_id'] },
  list: {
    columns: ['mining_id', 'name', 'width', 'layers', 'energy_cost', 'permanent', 'timeslot', 'status'],
    filters: ['permanent', 'point_item_id', 'status'],
    sorts: ['mining_id', 'name', 'layers'],
  },
  search: ['name', 'rules'],
});
