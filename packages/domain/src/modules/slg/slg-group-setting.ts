import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { slgSeason } from '../../field-sets/slg-fields.ts';

const matchRule = enumOf('slg-match-rule', {
  power: ['By power', '依戰力', '戦力順', 'red', ['力', '力']],
  server_age: ['By server age', '依開服時間', '開設順', 'blue', ['齡', '齢']],
  random: ['Random', '隨機', 'ランダム', 'purple', ['隨', '乱']],
  manual: ['Manual', '手動', '手動', 'neutral', '手'],
});

/** Servers that share a map in a season. */
export const slgGroupSetting = defineModule({
  key: 'slg-group-setting',
  family: 'slg',
  titles: { title: ['SLG groups', 'SLG 分組', 'SLGグループ'], record: ['Group', '分組', 'グループ'] },
  identity: ['group_id'],
  sections: {
    basics: common.basics({
      group_id: field.id(['Group ID', '分組編號', 'グループID']),
      name: common.name(40),
      season_id: slgSeason(),
      server_ids: common.servers([1, 100], {
        help: [
          'A server can be in only one group per season.',
          '同一賽季中，一個伺服器只能屬於一個分組。',
          '同じシーズンでは、サーバーは1つのグループだけに入ります。',
        ],
      }),
    }),
    players: section(['Players', '玩家', 'プレイヤー'], {
      player_cap: field.integer(['Player limit', '玩家上限', 'プレイヤー上限'], [100, 20_000], {
        help: [
          'Cannot exceed the number of homes on the map.',
          '不可超過地圖可容納的主城數。',
          'マップに置ける拠点の数までです。',
        ],
      }),
      match_rule: field.enum(['Matching', '分配方式', '組み合わせ'], matchRule, { default: 'power' }),
      country_balance_bp: field.integer(
        ['Largest imbalance', '國家人數差距上限', '国家間の差の上限'],
        [0, 10_000],
        {
          unit: 'bp',
          default: 1000,
        },
      ),
      bot_fill: field.boolean(['Fill with bots', '以機器人補足', 'ボットで補う'], { default: true }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['season_id', 'server_ids'], is: 'unique' },
    {
      field: 'home_spots',
      of: 'season_id',
      via: { field: 'map_id', module: 'slg-map-setting' },
      is: 'at_least',
      than: { field: 'player_cap' },
    },
  ],
  fixed: {
    during: 'season_id',
    fields: ['season_id', 'server_ids', 'player_cap', 'match_rule', 'country_balance_bp', 'bot_fill'],
  },
  list: {
    columns: [
      'group_id',
      'name',
      'season_id',
      'server_ids',
      'player_cap',
      'match_rule',
      'country_balance_bp',
      'bot_fill',
      'status',
    ],
    filters: ['season_id', 'server_ids', 'match_rule', 'bot_fill', 'status'],
    sorts: ['group_id', 'name', 'player_cap'],
    sheet: { groupBy: 'season_id' },
  },
});
