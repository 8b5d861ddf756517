import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const phase = enumOf('slg-phase', {
  prepare: ['Preparation', '準備', '準備', 'green', ['備', '備']],
  war: ['War', '戰爭', '戦争', 'red', ['戰', '戦']],
  truce: ['Truce', '休戰', '休戦', 'blue', ['休', '休']],
  final: ['Final battle', '決戰', '決戦', 'gold', ['決', '決']],
});

const carried = enumOf('slg-carried', {
  flag_level: ['Flag levels', '軍旗等級', '軍旗レベル', 'red', ['旗', '旗']],
  home_level: ['Home level', '主城等級', '拠点レベル', 'orange', ['城', '城']],
  store_currency: ['Store currency', '商店貨幣', 'ショップ通貨', 'gold', ['幣', '貨']],
});

const LESS_THAN_MAP = (side: 'width' | 'height') =>
  ({ is: 'less', than: { field: side, of: 'map_id' } }) as const;

/** A season of the war game: who fights whom, on which map, phase by phase. Its state follows from its dates. */
export const slgSeasonSetting = defineModule({
  key: 'slg-season-setting',
  family: 'slg',
  titles: {
    title: ['SLG seasons', 'SLG 賽季', 'SLGシーズン'],
    record: ['Season', '賽季', 'シーズン'],
  },
  identity: ['season_id'],
  sections: {
    basics: common.basics({
      season_id: field.id(['Season ID', '賽季編號', 'シーズンID']),
      name: common.name(40),
      map_id: field.reference(['Map', '地圖', 'マップ'], 'slg-map-setting'),
      country_ids: field.references(['Countries', '國家', '国家'], 'slg-country-setting', [2, 8]),
      min_user_level: common.fromPlayerLevel([1, 300], { default: 30 }),
    }),
    dates: section(['Dates', '日程', '日程'], {
      sign_up_from: field.dateTime(['Sign-up starts', '報名開始', '登録開始']),
      sign_up_to: field.dateTime(['Sign-up ends', '報名截止', '登録締切'], { afterField: 'sign_up_from' }),
      timeslot: common.eventTime({ types: ['limited_period'] }),
      settle_at: field.dateTime(['Settlement', '結算時間', '集計日時']),
    }),
    phases: section(['Phases', '階段', '段階'], {
      phases: field.rows(['Phases', '階段', '段階'], [1, 12], {
        uniqueBy: 'no',
        help: [
          'The days of all phases must add up to the length of the season.',
          '天數總和須等於賽季天數。',
          '日数の合計をシーズンの日数に合わせます。',
        ],
        fields: {
          no: common.no([1, 12]),
          kind: common.kind(phase),
          days: field.integer(['Days', '天數', '日数'], [1, 120], { unit: 'days' }),
        },
      }),
      carry_over: field.rows(['Carry-over', '延續至下季', '次シーズンへの引き継ぎ'], 3, {
        optional: true,
        uniqueBy: 'kind',
        fields: {
          kind: common.kind(carried),
          rate_bp: field.integer(['Share kept', '保留比例', '引き継ぐ割合'], [0, 10_000], { unit: 'bp' }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { countOf: { shownIn: 'timeslot' }, is: 'at_most', than: 1 },
    { field: 'sign_up_to', is: 'at_most', than: { field: 'start', of: 'timeslot' } },
    { field: 'settle_at', is: 'at_least', than: { field: 'end', of: 'timeslot' } },
    { field: 'no', along: 'phases', is: 'contiguous', from: 1 },
    { sumOf: 'days', in: 'phases', is: 'same', as: { field: 'days', of: 'timeslot' } },
    { field: 'capital_x', of: 'country_ids', ...LESS_THAN_MAP('width') },
    { field: 'capital_y', of: 'country_ids', ...LESS_THAN_MAP('height') },
  ],
  fixed: {
    during: 'timeslot',
    until: 'settle_at',
    fields: ['map_id', 'country_ids', 'min_user_level', 'settle_at', 'phases', 'carry_over'],
  },
  list: {
    columns: ['season_id', 'name', 'map_id', 'timeslot', 'sign_up_to', 'settle_at', 'status'],
    filters: ['map_id', 'country_ids', 'timeslot', 'status'],
    sorts: ['season_id', 'name', 'sign_up_to', 'settle_at'],
  },
});
