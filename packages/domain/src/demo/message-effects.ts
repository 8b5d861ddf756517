import type { RecordData } from '../core/json.ts';
import { released, text, type Trio } from './names.ts';

type Row = readonly [
  name: string,
  kind: string,
  style: string,
  color: string,
  ms: number,
  words: Trio | null,
  more?: RecordData,
];

const ROWS: readonly Row[] = [
  ['Critical hit', 'battle_text', 'critical', '#ff5a36', 900, ['Critical!', '爆擊！', '会心の一撃！']],
  ['Healed', 'battle_text', 'heal', '#4cc06c', 900, ['+{value}', '+{value}', '+{value}']],
  ['Missed', 'battle_text', 'normal', '#c9d1dc', 700, ['Missed', '未命中', 'ミス']],
  [
    'Ultimate cut-in',
    'cut_in',
    'big',
    '#ffd166',
    2200,
    null,
    {
      priority: 90,
      spine: { path: 'pet/fire.spine.json' },
      reduce_motion_variant: { path: 'skill/ultimate-fire.svg' },
    },
  ],
  [
    'Boss appears',
    'banner',
    'big',
    '#c2255c',
    2500,
    ['A mighty foe!', '強敵來襲！', '強敵あらわる！'],
    { priority: 80, skippable: false },
  ],
  ['Saved', 'toast', 'normal', '#ffffff', 1800, ['Saved', '已儲存', '保存しました'], { priority: 20 }],
  [
    'Bag is full',
    'toast',
    'normal',
    '#ffb020',
    2600,
    ['Your bag is full.', '背包已滿。', 'バッグがいっぱいです。'],
    { priority: 30 },
  ],
  ['Reveal SSR', 'gacha_reveal', 'big', '#d9730d', 4000, null, { priority: 95 }],
  ['Reveal SSR_PLUS', 'gacha_reveal', 'big', '#c2255c', 5200, null, { priority: 100, skippable: false }],
  [
    'Level up',
    'level_up',
    'big',
    '#7ee081',
    2000,
    ['Level {level}!', '升到 {level} 級！', 'レベル{level}！'],
    { priority: 60 },
  ],
];

/** What flashes up in the demo game. Ids begin at 1. */
export function demoMessageEffects(): readonly RecordData[] {
  return ROWS.map(([name, kind, font_style, color, duration_ms, words, more = {}], index) =>
    released(
      {
        id: index + 1,
        name,
        kind,
        ...(words === null ? {} : { text: text(words) }),
        font_style,
        color,
        duration_ms,
        priority: 50,
        skippable: true,
        ...more,
      },
      index,
    ),
  );
}
