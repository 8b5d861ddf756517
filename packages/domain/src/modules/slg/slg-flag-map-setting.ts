import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { LINEUP_PLACES, lineupFields, lineupRules } from '../../field-sets/lineup-fields.ts';
import { mapPlace, onMap } from '../../field-sets/map-place.ts';
import { producedItems } from '../../field-sets/produced-items.ts';

const flagType = enumOf('slg-flag-type', {
  capital: ['Capital', '首都', '首都', 'gold', ['都', '都']],
  fort: ['Fort', '要塞', '要塞', 'red', ['塞', '塞']],
  outpost: ['Outpost', '前哨', '前哨', 'orange', ['哨', '哨']],
  resource: ['Resource', '資源點', '資源地', 'green', ['資', '資']],
  gate: ['Gate', '關口', '関門', 'blue', ['關', '関']],
  altar: ['Altar', '祭壇', '祭壇', 'purple', ['壇', '壇']],
});

const IS_CAPITAL = { field: 'flag_type', in: ['capital'] } as const;

/** A place on the map that countries capture and hold. */
export const slgFlagMapSetting = defineModule({
  key: 'slg-flag-map-setting',
  family: 'slg',
  titles: {
    title: ['SLG flags on the map', 'SLG 旗點', 'SLG旗拠点'],
    record: ['Flag point', '旗點', '旗拠点'],
  },
  sections: {
    place: section(['Position', '位置', '場所'], {
      id: common.id(),
      map_id: field.reference(['Map', '地圖', 'マップ'], 'slg-map-setting'),
      x: mapPlace(['Column', '橫座標', '列']),
      y: mapPlace(['Row', '縱座標', '行']),
      flag_type: common.type(flagType),
      country_id: field.reference(['Country', '國家', '国家'], 'slg-country-setting', {
        showWhen: IS_CAPITAL,
        help: [
          'Must be at the capital of this country.',
          '旗點須位於此國家的首都座標。',
          'この国家の首都の座標に置きます。',
        ],
      }),
      level: common.level([1, 20]),
    }),
    hold: section(['Capture', '佔領', '占領'], {
      hp: field.integer(['Durability', '耐久', '耐久'], [1, 999_999_999]),
      guard_lineup: field.rows(['Guards', '守軍', '守備隊'], [1, LINEUP_PLACES], {
        uniqueBy: 'slot',
        fields: lineupFields,
      }),
      adjacent_rule: field.boolean(
        ['Requires adjacent own land', '須與己方領地相鄰', '自国領との隣接が必要'],
        {
          default: true,
        },
      ),
      protect_min: field.integer(['Protection after capture', '佔領後保護', '占領後の保護'], [0, 1440], {
        unit: 'minutes',
        default: 60,
      }),
    }),
    gain: section(['Gain', '收益', '収益'], {
      point_per_hour: field.integer(['Points per hour', '每小時積分', '1時間のポイント'], [0, 999_999], {
        unit: 'points',
      }),
      produce: producedItems(['Yield per hour', '每小時產量', '1時間の産出'], { optional: true }),
      capture_rewards: field.rewards(['First capture reward', '首次佔領獎勵', '初回占領の報酬'], []),
    }),
  },
  rules: [
    { fields: ['map_id', 'x', 'y'], is: 'unique' },
    ...onMap,
    { fields: ['map_id', 'country_id'], is: 'unique' },
    { field: 'x', is: 'same', as: { field: 'capital_x', of: 'country_id' } },
    { field: 'y', is: 'same', as: { field: 'capital_y', of: 'country_id' } },
    ...lineupRules('guard_lineup'),
  ],
  display: { title: 'map_id' },
  board: {
    at: ['x', 'y'],
    size: { of: 'map_id', sides: ['width', 'height'] },
    label: 'level',
    colour: 'flag_type',
  },
  list: {
    columns: [
      'id',
      'map_id',
      'x',
      'y',
      'flag_type',
      'country_id',
      'level',
      'point_per_hour',
      'capture_rewards',
      'status',
    ],
    filters: ['map_id', 'flag_type', 'country_id', 'level', 'status'],
    sorts: ['id', 'level', 'point_per_hour'],
    sheet: { groupBy: 'map_id' },
  },
});
