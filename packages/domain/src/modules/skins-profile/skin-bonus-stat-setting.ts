import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const scope = enumOf('skin-bonus-scope', {
  skin: ['One skin', '單一造型', 'スキン1つ', 'neutral', ['單', '単']],
  series: ['A whole series', '整個系列', 'シリーズ全体', 'blue', ['系', 'シ']],
  collection_count: ['Skins owned', '收集數量', '所持数', 'gold', ['數', '数']],
});

const applyTo = enumOf('skin-bonus-apply-to', {
  owner: ['Wearer', '穿著者', '着ている本人', 'neutral', '本'],
  all_pets: ['All pets', '所有寵物', '全ペット', 'orange', '全'],
});

/** What owning skins adds to stats. */
export const skinBonusStatSetting = defineModule({
  key: 'skin-bonus-stat-setting',
  family: 'skins-profile',
  titles: {
    title: ['Skin bonuses', '造型屬性加成', 'スキンボーナス'],
    record: ['Skin bonus', '造型加成', 'スキンボーナス'],
  },
  sections: {
    condition: section(['Condition', '加成條件', '条件'], {
      id: common.id(),
      scope: field.enum(['Condition type', '條件類型', '条件の種類'], scope, { default: 'skin' }),
      skin_id: common.skin({ showWhen: { field: 'scope', in: ['skin'] } }),
      skin_level: field.integer(['Required skin level', '所需造型等級', '必要なスキンレベル'], [1, 20], {
        optional: true,
        showWhen: { field: 'scope', in: ['skin'] },
      }),
      series_key: field.text(['Series key', '系列代碼', 'シリーズのキー'], 40, {
        form: 'mark',
        monospace: true,
        showWhen: { field: 'scope', in: ['series'] },
        help: [
          'Same key as in the skins of the series.',
          '與該系列造型所填的代碼相同。',
          'シリーズのスキンと同じキーを入れます。',
        ],
      }),
      count: field.integer(['Skins owned', '擁有造型數', '所持スキン数'], [1, 999], {
        showWhen: { field: 'scope', in: ['collection_count'] },
      }),
    }),
    bonus: section(['Bonus', '加成', 'ボーナス'], {
      apply_to: field.enum(['Applies to', '生效對象', '対象'], applyTo, { default: 'owner' }),
      bonus: bonusLines(),
    }),
  },
  rules: [
    {
      fields: ['scope', 'skin_id', 'skin_level'],
      is: 'unique',
      blanks: true,
      when: { field: 'scope', in: ['skin'] },
    },
    { fields: ['series_key'], is: 'unique' },
    { rule: 'occurs_in', field: 'series_key', module: 'skin-setting', at: 'series_key' },
    { fields: ['count'], is: 'unique' },
    { field: 'skin_level', is: 'record_of', module: 'skin-level-setting', under: 'skin_id' },
    { field: 'bonus.value', by: ['stat', 'mode'], along: { orderBy: 'count' }, is: 'not_falling' },
    ...statBonusRules('bonus'),
  ],
  display: { title: 'scope', namedAfter: ['skin_id'] },
  list: {
    columns: ['id', 'scope', 'skin_id', 'series_key', 'skin_level', 'count', 'apply_to', 'bonus', 'status'],
    filters: ['scope', 'skin_id', 'apply_to', 'status'],
    sorts: ['id', 'skin_id', 'count'],
  },
  search: ['skin_id', 'series_key'],
});
