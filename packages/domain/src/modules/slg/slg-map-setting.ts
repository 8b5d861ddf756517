import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import type { Label } from '../../core/language.ts';
import { common } from '../../field-sets/common-fields.ts';
import { LINEUP_PLACES, lineupFields, lineupRules } from '../../field-sets/lineup-fields.ts';
import { LONGEST_SIDE, mapPlace } from '../../field-sets/map-place.ts';

const side = (label: Label) => field.integer(label, [10, LONGEST_SIDE], { default: 100 });
const REGION_LEVEL = [1, 20] as const;

/** A map of the war game: its regions, and the guards of land without an owner. */
export const slgMapSetting = defineModule({
  key: 'slg-map-setting',
  family: 'slg',
  titles: { title: ['SLG maps', 'SLG 地圖', 'SLGマップ'], record: ['Map', '地圖', 'マップ'] },
  identity: ['map_id'],
  sections: {
    basics: common.basics({
      map_id: field.id(['Map ID', '地圖編號', 'マップID']),
      name: common.name(40),
      tile_image: field.asset(['Tiles', '地圖圖塊', 'タイル'], 'image', {
        default: { path: 'slg/default.svg' },
      }),
      terrain_file: field.text(['Terrain file', '地形檔', '地形ファイル'], 200, {
        form: 'file_path',
        monospace: true,
        help: [
          'The grid must have the width and height of the map.',
          '地形格數須與地圖寬高相同。',
          '升目の数をマップの幅と高さに合わせます。',
        ],
      }),
      width: side(['Width', '寬度', '幅']),
      height: side(['Height', '高度', '高さ']),
    }),
    marches: section(['Homes and marches', '主城與行軍', '拠点と行軍'], {
      home_spots: field.integer(['Homes', '主城數量', '拠点の数'], [100, 20_000], { default: 2000 }),
      march_limit: field.integer(['Marches at a time', '同時行軍數', '同時の行軍数'], [1, 10], {
        default: 3,
      }),
      move_sec_per_tile: field.decimal(['Seconds per tile', '每格行軍秒數', '1マスの秒数'], [0.1, 600], {
        decimals: 1,
        default: 10,
      }),
      fog: field.boolean(['Fog of war', '戰爭迷霧', '戦場の霧'], { default: true }),
    }),
    regions: section(['Regions', '區域', '地域'], {
      regions: field.rows(['Regions', '區域', '地域'], [1, 60], {
        uniqueBy: 'no',
        fields: {
          no: common.no([1, 60]),
          name: common.name(40),
          level: common.level(REGION_LEVEL),
          x1: mapPlace(['From column', '起始橫座標', '開始列']),
          y1: mapPlace(['From row', '起始縱座標', '開始行']),
          x2: mapPlace(['To column', '結束橫座標', '終了列']),
          y2: mapPlace(['To row', '結束縱座標', '終了行']),
        },
      }),
      neutral_lineups: field.rows(['Guards of free land', '中立守軍', '中立の守備隊'], [1, 20], {
        uniqueBy: 'level',
        help: ['One row per region level.', '每個區域等級各一組。', '地域のレベルごとに1つです。'],
        fields: {
          level: common.level(REGION_LEVEL),
          lineup: field.rows(['Lineup', '陣容', '編成'], [1, LINEUP_PLACES], {
            uniqueBy: 'slot',
            fields: lineupFields,
          }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { field: 'regions.x2', is: 'at_least', than: { field: 'x1' } },
    { field: 'regions.y2', is: 'at_least', than: { field: 'y1' } },
    { field: 'regions.x2', is: 'less', than: { field: 'width' } },
    { field: 'regions.y2', is: 'less', than: { field: 'height' } },
    { rule: 'areas_apart', rows: 'regions', from: ['x1', 'y1'], to: ['x2', 'y2'] },
    { field: 'level', along: 'neutral_lineups', is: 'contiguous', from: 1 },
    { field: 'regions.level', is: 'at_most', than: { countOf: 'neutral_lineups' } },
    ...lineupRules('neutral_lineups.lineup'),
  ],
  panels: ['board'],
  board: {
    rows: 'regions',
    area: ['x1', 'y1', 'x2', 'y2'],
    size: { sides: ['width', 'height'] },
    label: 'name',
  },
  list: {
    columns: ['map_id', 'name', 'width', 'height', 'regions', 'home_spots', 'march_limit', 'fog', 'status'],
    filters: ['width', 'height', 'fog', 'status'],
    sorts: ['map_id', 'name', 'home_spots'],
  },
});
