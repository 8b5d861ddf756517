import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { bannerOf } from './gachapons.ts';
import { iconPath } from './icon-paths.ts';
import { numbered, released, text, trioAt } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

const CYCLE = [3021, 3022, 3023];
const ASTROLOGY = 3031;
const LANTERN_TICKET = 1021;

/** Gachapons that take turns, what they add this season, star signs and grids. */
export function demoGachaSeasons(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'gachapon-cycle-setting': gachaponCycles(),
    'gachapon-event-setting': gachaponEvents(),
    'gachapon-astrology-setting': starSigns(),
    'gridcha-setting': gridchas(),
    'gridcha-cell-setting': gridchaCells(),
  };
}

/** Three gardens of luck, two weeks each, one after the other. */
function gachaponCycles(): readonly RecordData[] {
  return numbered([
    {
      name: text(['Wheel of the Seasons', '四季之輪', '四季の輪']),
      order_list: CYCLE.map((gachapon_id, index) => ({ order: index + 1, gachapon_id, days: 14 })),
      start_at: '2026-11-02 03:00:00',
      loop: true,
      overlap_hours: 6,
      announce_days: 3,
      skip_if_owned_all: true,
    },
  ]);
}

const week = (start: string, end: string) => ({
  type: 'limited_period',
  periods: [{ start_date: `2026-${start} 03:00:00`, end_date: `2026-${end} 03:00:00` }],
});

/** What gachapons add this season. */
function gachaponEvents(): readonly RecordData[] {
  return numbered([
    {
      name: text(['First Frost Discount', '初霜折扣', '初霜の割引']),
      gachapon_ids: [3001, 3007],
      kind: 'discount',
      value: 20,
      per_user_limit: 3,
      timeslot: week('11-20', '11-27'),
      banner: bannerOf('gachapon-3007'),
    },
    {
      name: text(['A Draw for Every Evening', '夜夜免費抽', '毎晩の無料ガチャ']),
      gachapon_ids: [3001],
      kind: 'free_multi',
      value: 1,
      per_user_limit: 7,
      timeslot: week('11-23', '11-30'),
    },
    {
      name: text(['Double Hampers', '提籃加倍', 'かごが2倍']),
      gachapon_ids: [3007, 3012],
      kind: 'double_gift',
      value: 2,
      timeslot: week('11-16', '11-29'),
    },
    {
      name: text(['More Maple Leaves', '楓葉加碼', 'もみじ増量']),
      gachapon_ids: [3007],
      kind: 'extra_point',
      value: 1,
      timeslot: week('11-27', '12-04'),
      audience: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 10 }] },
    },
    {
      name: text(['Night of Embers', '餘燼之夜', '残り火の夜']),
      gachapon_ids: [3007],
      kind: 'rate_up',
      value: 150,
      per_user_limit: 50,
      timeslot: week('11-28', '11-29'),
    },
  ]);
}

/** Sign, the multiplier of the rarest group, weekday, then what the sign is called here. */
const SIGNS = `
aries | 11000 | 1 | First Spark | 初燃之星 | 初火の星
taurus | 10500 | 1 | Full Barn | 滿倉之星 | 満ちた納屋の星
gemini | 12000 | 2 | Twin Lanterns | 雙燈之星 | 双子灯籠の星
cancer | 10500 | 2 | Harbour Bell | 港鐘之星 | 港の鐘の星
leo | 12500 | 3 | Golden Mane | 金鬃之星 | 金のたてがみの星
virgo | 10500 | 3 | Sheaf of Wheat | 麥束之星 | 麦束の星
libra | 10000 | 4 | Even Scales | 平衡之星 | つり合う秤の星
scorpio | 12000 | 4 | Red Needle | 赤針之星 | 赤い針の星
sagittarius | 11500 | 5 | Far Arrow | 遠矢之星 | 遠矢の星
capricorn | 10500 | 5 | High Meadow | 高原之星 | 高原の星
aquarius | 11500 | 6 | Deep Well | 深井之星 | 深井戸の星
pisces | 11000 | 7 | Returning Tide | 歸潮之星 | 帰る潮の星
`;

function starSigns(): readonly RecordData[] {
  return numbered(
    cellsOf(SIGNS).map((row) => {
      const more = Number(cellAt(row, 1));
      return {
        gachapon_id: ASTROLOGY,
        star_sign: cellAt(row, 0),
        name: text(trioAt(row, 3)),
        image: { path: iconPath('star-sign', cellAt(row, 0)) },
        rate_changes: [
          { group_no: 1, weight_bp: more },
          { group_no: 5, weight_bp: 20_000 - more },
        ],
        lucky_rewards: assetsOf(more > 11_000 ? 'item:1011 3' : 'item:1011 6, coin 5000'),
        weekday: Number(cellAt(row, 2)),
        weight: 100,
        turn_cost: assetsOf('gem 30'),
      };
    }),
  );
}

const GRIDS = [1, 2] as const;

function gridchas(): readonly RecordData[] {
  return [
    released({
      gridcha_id: GRIDS[0],
      name: text(['Attic of Lanterns', '燈籠閣樓', 'ランタンの屋根裏']),
      timeslot: week('11-13', '12-05'),
      banner: bannerOf('event-501'),
      size_x: 5,
      size_y: 5,
      rounds: 3,
      next_round: 'key_found',
      open_costs: [
        { count_from: 1, count_to: 10, cost: assetsOf('gem 60') },
        { count_from: 11, count_to: 9999, cost: assetsOf('gem 90') },
      ],
      ticket_item_id: LANTERN_TICKET,
      line_rewards: [1, 6, 12].map((line) => ({ line, rewards: assetsOf(`item:1011 ${line * 2}`) })),
      daily_limit: 50,
    }),
    released(
      {
        gridcha_id: GRIDS[1],
        name: text(['Miller’s Cupboard', '磨坊櫥櫃', '粉ひきの戸棚']),
        timeslot: { type: 'always_open' },
        banner: bannerOf('event-502'),
        size_x: 3,
        size_y: 3,
        rounds: 1,
        next_round: 'manual_reset',
        open_costs: [{ count_from: 1, count_to: 9999, cost: assetsOf('coin 3000') }],
        reset_cost: assetsOf('coin 10000'),
        daily_limit: 9,
      },
      1,
    ),
  ];
}

/** Grid, rounds, cells, grade, openings before it, then what lies there. */
const CELLS = `
1 | 1-2 | 1 | key | 5 | item:1071 1
1 | 3-3 | 1 | key | 10 | item:1073 1
1 | 1-3 | 2 | big | 8 | item:1110 10
1 | 1-3 | 6 | normal | 0 | item:1012 2
1 | 1-3 | 7 | normal | 0 | item:1003 1
1 | 1-3 | 9 | blank | 0 | coin 2000
2 | 1-1 | 1 | big | 0 | gem 30
2 | 1-1 | 3 | normal | 0 | item:1001 2
2 | 1-1 | 5 | blank | 0 | coin 1000
`;

function gridchaCells(): readonly RecordData[] {
  return cellsOf(CELLS).map((row, index) => {
    const [round_from = 1, round_to = 1] = cellAt(row, 1).split('-').map(Number);
    const min_open = Number(cellAt(row, 4));
    return released(
      {
        gridcha_id: Number(cellAt(row, 0)),
        id: index + 1,
        round_from,
        round_to,
        count: Number(cellAt(row, 2)),
        grade: cellAt(row, 3),
        ...(min_open === 0 ? {} : { min_open }),
        reward: assetsOf(cellAt(row, 5)),
        show_silhouette: cellAt(row, 3) === 'big',
      },
      index,
    );
  });
}
