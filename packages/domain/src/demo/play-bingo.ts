import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { goalOf } from './mission-goals.ts';
import { released, text } from './names.ts';
import { HARVEST, HARVEST_CLAIMS, headOf, period } from './season-heads.ts';

export function demoBingo(): readonly RecordData[] {
  return [
    released(
      {
        event_id: 611,
        ...headOf('bingo', 611),
        rules: text([
          'Stamp a number each day. Every line lights a lantern.',
          '每天蓋一個號碼，每連成一線就點亮一盞燈籠。',
          '毎日番号をひとつ押そう。1列そろうごとに灯籠がともる。',
        ]),
        timeslot: HARVEST,
        claim_end_at: HARVEST_CLAIMS,
        size: 3,
        card_count: 2,
        number_max: 30,
        draw_cost: assetsOf('item:1025 1'),
        free_draw_per_day: 1,
        ticket_item_id: 1025,
      },
      0,
    ),
    released(
      {
        event_id: 612,
        ...headOf('bingo', 612),
        rules: text([
          'Seventy-five numbers, one for each snowflake on the window.',
          '七十五個號碼，對應窗上的每片雪花。',
          '番号は七十五。窓の雪の結晶と同じ数。',
        ]),
        timeslot: period('2026-12-18 03:00:00', '2027-01-03 03:00:00'),
        claim_end_at: '2027-01-06 03:00:00',
        size: 5,
        card_count: 1,
        number_max: 75,
        draw_cost: assetsOf('gem 20'),
        free_draw_per_day: 2,
      },
      1,
    ),
  ];
}

type Content = (index: number) => RecordData;

/** A square of cells, row by row, with the one in the middle free. */
function squareOf(size: number, content: Content): readonly RecordData[] {
  const middle = (size * size - 1) / 2;
  return Array.from({ length: size * size }, (_, index) => ({
    x: (index % size) + 1,
    y: Math.floor(index / size) + 1,
    free: index === middle,
    ...(index === middle ? {} : content(index)),
  }));
}

/** All numbers in an apparently random order: `step` and `most` have no common divisor, so none repeats. */
const number =
  (step: number, most: number): Content =>
  (index) => ({ number: (((index + 1) * step) % most) + 1 });

/** Deed and how often, for every cell but the one in the middle. */
const DEEDS = [
  ['login', '1'],
  ['clear_any', '10'],
  ['gacha_draw', '3'],
  ['pvp_win', '2'],
  ['', ''],
  ['gift', '3'],
  ['collect_item:1041', '50'],
  ['explore_done', '4'],
  ['guild_oblation', '1'],
] as const;
const mission: Content = (index) => {
  const [deed = 'login', count = '1'] = DEEDS[index] ?? [];
  return { mission: goalOf(deed, count, 'event_start') };
};

export function demoBingoCards(): readonly RecordData[] {
  const card = (event_id: number, card_no: number, cell_mode: string, cells: readonly RecordData[]) =>
    released({
      event_id,
      id: card_no,
      card_no,
      cell_mode,
      shuffle: cell_mode === 'number',
      background: { path: iconPath('battle-background', event_id === 611 ? 'harvest' : 'region-3') },
      cells,
    });
  return [
    card(611, 1, 'number', squareOf(3, number(7, 30))),
    card(611, 2, 'mission', squareOf(3, mission)),
    card(612, 1, 'number', squareOf(5, number(22, 75))),
  ];
}

/** Event, card, kind, line or number of lines, rewards, big. */
const REWARDS: readonly (readonly [
  event: number,
  card: number,
  kind: string,
  no: number,
  words: string,
  isBig?: true,
])[] = [
  [611, 0, 'cell', 0, 'coin 500'],
  ...Array.from({ length: 8 }, (_, index) => [611, 0, 'line', index + 1, 'event_currency:1041 20'] as const),
  [611, 1, 'full', 0, 'item:1021 2'],
  [611, 2, 'full', 0, 'gem 150', true],
  [611, 0, 'total_lines', 4, 'item:1002 5'],
  [611, 0, 'total_lines', 8, 'gem 50'],
  [611, 0, 'total_lines', 16, 'item:1023 1', true],
  [612, 0, 'cell', 0, 'coin 1000'],
  [612, 1, 'line', 1, 'item:1004 1'],
  [612, 1, 'line', 12, 'gem 30'],
  [612, 1, 'full', 0, 'pet_spirit:10144 10', true],
];

export function demoBingoRewards(): readonly RecordData[] {
  return REWARDS.map(([event_id, card_no, kind, no, words, isBig = false], index) =>
    released(
      {
        event_id,
        id: index + 1,
        card_no,
        kind,
        ...(kind === 'line' ? { line_no: no } : {}),
        ...(kind === 'total_lines' ? { threshold: no } : {}),
        rewards: assetsOf(words),
        display_big: isBig,
      },
      index,
    ),
  );
}
