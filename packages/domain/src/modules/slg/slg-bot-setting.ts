import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { LINEUP_PLACES, lineupFields, lineupRules } from '../../field-sets/lineup-fields.ts';
import { mapPlace, onMap } from '../../field-sets/map-place.ts';

const activity = enumOf('slg-bot-activity', {
  passive: ['Waits', '待機', '待機', 'neutral', ['待', '待']],
  gather: ['Gathers', '採集', '採集', 'green', ['採', '採']],
  attack: ['Attacks', '進攻', '攻撃', 'red', ['攻', '攻']],
});

/** A home that the game plays. Bots never own a capital and never rank. */
export const slgBotSetting = defineModule({
  key: 'slg-bot-setting',
  family: 'slg',
  titles: { title: ['SLG bots', 'SLG 機器人', 'SLGボット'], record: ['Bot', '機器人', 'ボット'] },
  identity: ['bot_id'],
  sections: {
    basics: common.basics({
      bot_id: field.id(['Bot ID', '機器人編號', 'ボットID']),
      name: common.name(40),
      map_id: field.reference(['Map', '地圖', 'マップ'], 'slg-map-setting'),
      home_level: field.reference(['Home level', '主城等級', '拠点レベル'], 'slg-home-setting'),
      country_id: field.reference(['Country', '國家', '国家'], 'slg-country-setting', { optional: true }),
    }),
    place: section(['Position', '位置', '場所'], {
      x: mapPlace(['Column', '橫座標', '列'], { optional: true }),
      y: mapPlace(['Row', '縱座標', '行'], { optional: true }),
      activity: field.enum(['Behaviour', '行動', '行動'], activity, { default: 'passive' }),
      respawn_hours: field.integer(['Respawn time', '重生時間', '復活までの時間'], [1, 168], {
        unit: 'hours',
        default: 12,
      }),
    }),
    fight: section(['Lineup and loot', '陣容與戰利品', '編成と戦利品'], {
      lineup: field.rows(['Lineup', '陣容', '編成'], [1, LINEUP_PLACES], {
        uniqueBy: 'slot',
        fields: lineupFields,
      }),
      loot: field.rewards(['Loot', '戰利品', '戦利品'], []),
      loot_limit_per_player: field.integer(
        ['Loot per player and day', '每人每日掠奪次數', '1人1日の略奪回数'],
        [1, 99],
        {
          default: 3,
        },
      ),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['x', 'y'], is: 'all_or_none' },
    ...onMap,
    ...lineupRules('lineup'),
  ],
  list: {
    columns: ['bot_id', 'name', 'map_id', 'home_level', 'country_id', 'x', 'y', 'activity', 'loot', 'status'],
    filters: ['map_id', 'home_level', 'country_id', 'activity', 'status'],
    sorts: ['bot_id', 'name'],
    sheet: { groupBy: 'map_id' },
  },
});
