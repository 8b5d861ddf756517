import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { property } from '../../enums/property.ts';
import { common } from '../../field-sets/common-fields.ts';

/** Slots whose main stat players expect to be always the same. */
const FIXED_SLOTS = [1, 3, 5];

/** A rune that a pet can wear: one for each of six slots. Rewards call it a glyph. */
export const runeSetting = defineModule({
  key: 'rune-setting',
  family: 'runes',
  titles: { title: ['Runes', '符文設定', 'ルーン設定'], record: ['Rune', '符文', 'ルーン'] },
  identity: ['rune_id'],
  sections: {
    basics: common.basics({
      rune_id: field.id(['Rune ID', '符文編號', 'ルーンID']),
      name: common.name(40),
      icon: common.icon('rune/default.svg'),
      rarity: common.rarityOf('rune-rarity-setting'),
      set_id: field.reference(['Set', '套裝', 'セット'], 'rune-set-setting'),
      slot: field.integer(['Slot', '部位', '部位'], [1, 6]),
      obtain_hint: common.obtainHint(),
    }),
    stats: section(['Stats', '能力值', 'ステータス'], {
      main_pool_id: field.reference(
        ['Main stats', '主屬性池', 'メインステータス'],
        'rune-main-stat-setting',
        {
          help: [
            'The pool must support this slot.',
            '須為適用此部位的屬性池。',
            'この部位で使えるものを選びます。',
          ],
        },
      ),
      sub_pool_id: field.reference(['Sub stats', '副屬性池', 'サブステータス'], 'rune-sub-stat-setting'),
    }),
    use: section(['Requirements', '使用條件', '装備条件'], {
      property_limit: field.enum(['Required property', '限定屬性', '限定する属性'], property, {
        optional: true,
        help: ['Empty: all properties.', '留空則不限屬性。', '空欄なら全属性です。'],
      }),
      job_ids: field.references(['Required jobs', '限定職業', '限定するジョブ'], 'pet-job-setting', 20, {
        optional: true,
        help: ['Empty: all jobs.', '留空則不限職業。', '空欄なら全ジョブです。'],
      }),
    }),
  },
  rules: [
    { fields: ['set_id', 'slot', 'rarity'], is: 'unique' },
    { field: 'slot', is: 'found_in', rows: { field: 'slots.slot', of: 'main_pool_id' } },
    {
      field: 'entries',
      of: 'main_pool_id',
      is: 'at_most',
      than: 1,
      when: { field: 'slot', in: FIXED_SLOTS },
      severity: 'warning',
    },
  ],
  list: {
    columns: ['rune_id', 'name', 'rarity', 'set_id', 'slot', 'main_pool_id', 'sub_pool_id', 'status'],
    filters: ['rarity', 'set_id', 'slot', 'property_limit', 'job_ids', 'status'],
    sorts: ['rune_id', 'name', 'rarity', 'slot'],
  },
  search: ['name', 'obtain_hint'],
});
