import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { mapPlace } from '../../field-sets/map-place.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** A side of the war game that players choose. */
export const slgCountrySetting = defineModule({
  key: 'slg-country-setting',
  family: 'slg',
  titles: { title: ['SLG countries', 'SLG 國家', 'SLG国家'], record: ['Country', '國家', '国家'] },
  identity: ['country_id'],
  sections: {
    basics: common.basics({
      country_id: field.id(['Country ID', '國家編號', '国家ID']),
      name: common.name(40),
      description: common.description(300, { multiline: true }),
      emblem: field.asset(['Emblem', '徽章', '紋章'], 'image', { default: { path: 'slg/default.svg' } }),
      color: common.color(),
    }),
    capital: section(['Capital', '首都', '首都'], {
      capital_x: mapPlace(['Capital column', '首都橫座標', '首都の列']),
      capital_y: mapPlace(['Capital row', '首都縱座標', '首都の行']),
      member_cap: field.integer(['Member limit', '成員上限', 'メンバー上限'], [10, 100_000], {
        default: 1000,
      }),
    }),
    gain: section(['Strengths', '優勢', '強み'], {
      bonus: bonusLines(),
      leader_titles: field.rows(['Titles of the leaders', '領袖稱號', '指導者の称号'], 20, {
        optional: true,
        uniqueBy: 'rank',
        fields: {
          rank: field.integer(['Rank', '名次', '順位'], [1, 20]),
          title_id: common.playerTitle(),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { fields: ['color'], is: 'unique' },
    { fields: ['capital_x', 'capital_y'], is: 'unique' },
    ...statBonusRules('bonus'),
  ],
  list: {
    columns: ['country_id', 'name', 'color', 'capital_x', 'capital_y', 'member_cap', 'bonus', 'status'],
    filters: ['member_cap', 'status'],
    sorts: ['country_id', 'name', 'member_cap'],
  },
});
