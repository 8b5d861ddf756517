import type { ItemShape } from './item-names.ts';
import type { Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { circle, label, PALETTES, path, svg, tile } from './svg.ts';

const SIZE = 128;
const WHITE = '#ffffff';

type Palette = readonly [light: string, main: string, dark: string];

const SHAPES: Readonly<Record<ItemShape, (palette: Palette) => string>> = {
  potion: ([, main, dark]) =>
    path(
      'M52 24 H76 V48 L98 94 Q102 108 88 108 H40 Q26 108 30 94 L52 48 Z',
      WHITE,
      ` stroke="${dark}" stroke-width="3"`,
    ) +
    path('M42 74 H86 L94 94 Q96 103 87 103 H41 Q32 103 34 94 Z', main) +
    circle(56, 88, 5, WHITE, ' opacity="0.7"'),
  gem: ([light, main, dark]) =>
    path(
      'M38 34 H90 L110 58 L64 108 L18 58 Z',
      main,
      ` stroke="${dark}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    path(
      'M38 34 L50 58 L64 34 L78 58 L90 34 M18 58 H110 M50 58 L64 108 L78 58',
      'none',
      ` stroke="${light}" stroke-width="2.5"`,
    ),
  scroll: ([light, main, dark]) =>
    path('M34 30 H88 Q98 30 98 42 V92 H44 V42 Q44 30 34 30 Z', WHITE, ` stroke="${dark}" stroke-width="3"`) +
    path('M26 92 H88 Q90 106 98 104 H36 Q26 104 26 92 Z', light, ` stroke="${dark}" stroke-width="3"`) +
    path(
      'M56 48 H86 M56 60 H86 M56 72 H74',
      'none',
      ` stroke="${main}" stroke-width="4" stroke-linecap="round"`,
    ),
  chest: ([light, main, dark]) =>
    path('M24 58 Q24 34 48 34 H80 Q104 34 104 58 V98 H24 Z', main, ` stroke="${dark}" stroke-width="3"`) +
    path('M24 62 H104', 'none', ` stroke="${dark}" stroke-width="4"`) +
    `<rect x="54" y="54" width="20" height="22" rx="4" fill="${light}" stroke="${dark}" stroke-width="3"/>` +
    circle(64, 65, 3.5, dark),
  coin: ([light, main, dark]) =>
    circle(64, 66, 40, main, ` stroke="${dark}" stroke-width="3"`) +
    circle(64, 66, 30, 'none', ` stroke="${light}" stroke-width="4"`) +
    path('M64 46 L70 60 L85 61 L73 71 L77 86 L64 77 L51 86 L55 71 L43 61 L58 60 Z', light),
  ticket: ([light, main, dark]) =>
    path(
      'M18 44 H110 V58 A9 9 0 0 0 110 76 V90 H18 V76 A9 9 0 0 0 18 58 Z',
      WHITE,
      ` stroke="${dark}" stroke-width="3"`,
    ) +
    path('M84 48 V86', 'none', ` stroke="${main}" stroke-width="3" stroke-dasharray="5 5"`) +
    path('M52 52 L57 63 L69 64 L60 72 L63 84 L52 77 L41 84 L44 72 L35 64 L47 63 Z', main) +
    circle(97, 67, 5, light),
  key: ([light, main, dark]) =>
    `<g transform="rotate(-40 64 66)" stroke="${dark}" stroke-width="3">` +
    path('M52 60 H112 V72 H104 V84 H96 V72 H88 V82 H80 V72 H52 Z', main) +
    circle(38, 66, 22, main) +
    circle(38, 66, 10, light) +
    '</g>',
  gift: ([light, main, dark]) =>
    `<g stroke="${dark}" stroke-width="3"><rect x="28" y="58" width="72" height="48" rx="4" fill="${main}"/><rect x="22" y="42" width="84" height="20" rx="4" fill="${main}"/></g>` +
    `<rect x="57" y="42" width="14" height="64" fill="${light}"/>` +
    path(
      'M64 42 Q40 40 44 26 Q58 20 64 42 Q70 20 84 26 Q88 40 64 42 Z',
      light,
      ` stroke="${dark}" stroke-width="3"`,
    ),
  orb: ([light, main, dark]) =>
    circle(64, 66, 40, main, ` stroke="${dark}" stroke-width="3"`) +
    circle(64, 66, 26, light, ' opacity="0.55"') +
    circle(52, 52, 8, WHITE, ' opacity="0.85"'),
  leaf: ([light, main, dark]) =>
    path('M26 100 Q24 36 102 28 Q104 98 40 96 Z', main, ` stroke="${dark}" stroke-width="3"`) +
    path(
      'M28 104 Q52 70 88 44 M48 84 V62 M62 70 H80',
      'none',
      ` stroke="${light}" stroke-width="4" stroke-linecap="round"`,
    ),
};

/** An item's picture: its shape in its colour on a pale tile. */
export function itemIcon(shape: ItemShape, property: DemoProperty): string {
  const palette = PALETTES[property];
  const [light] = palette;
  return svg(SIZE, SIZE, [WHITE, light, light], tile(SIZE) + SHAPES[shape](palette));
}

/** A badge with one letter or sign: jobs, skills, effects, event entries. */
export function badge(sign: string, palette: Palette, frame: 'circle' | 'square' | 'diamond'): string {
  const outline = ` stroke="${palette[2]}" stroke-width="4"`;
  const shapes = {
    circle: circle(64, 64, 56, 'url(#g)', outline),
    square: `<rect x="8" y="8" width="112" height="112" rx="24" fill="url(#g)"${outline}/>`,
    diamond: path('M64 4 L124 64 L64 124 L4 64 Z', 'url(#g)', `${outline} stroke-linejoin="round"`),
  };
  return svg(
    SIZE,
    SIZE,
    palette,
    shapes[frame] + label(64, 84, 56, WHITE, sign, ` stroke="${palette[2]}" stroke-width="1.5"`),
  );
}

/** A frame around a pet, with its rarity written on it so that it does not rely on colour. */
export function rarityFrame(sign: string, color: string): string {
  const ring = `<rect x="6" y="6" width="116" height="116" rx="20" fill="none" stroke="${color}" stroke-width="8"/>`;
  const plate = `<rect x="24" y="98" width="80" height="26" rx="13" fill="${color}"/>`;
  return svg(SIZE, SIZE, [WHITE, color, color], ring + plate + label(64, 118, 20, WHITE, sign));
}

/** The back of a card: a flame in the rarity's colour. */
export function cardBack(color: string): string {
  const card = `<rect x="16" y="4" width="96" height="120" rx="10" fill="url(#g)" stroke="${color}" stroke-width="4"/>`;
  return svg(
    SIZE,
    SIZE,
    ['#3a3146', color, color],
    card + path('M64 30 Q86 56 78 76 Q74 92 64 94 Q54 92 50 76 Q46 60 64 30 Z', WHITE, ' opacity="0.85"'),
  );
}

const BANNER = { width: 1080, height: 480 } as const;

/** A wide picture with a name on it, in one language. */
export function banner(title: Trio[number], property: DemoProperty): string {
  const palette = PALETTES[property];
  const [light, main, dark] = palette;
  const ground = `<rect width="${BANNER.width}" height="${BANNER.height}" fill="url(#g)"/>`;
  const hills =
    path('M0 360 Q200 250 420 350 T860 320 T1080 350 V480 H0 Z', main, ' opacity="0.6"') +
    path('M0 410 Q260 330 560 420 T1080 400 V480 H0 Z', dark, ' opacity="0.75"');
  const lights = [140, 320, 505, 700, 880, 1000]
    .map((x, index) => circle(x, 90 + ((index * 67) % 150), 9 + (index % 3) * 5, WHITE, ' opacity="0.55"'))
    .join('');
  const size = Math.min(92, Math.floor(960 / widthOf(title)));
  const words = label(
    540,
    262,
    size,
    WHITE,
    title,
    ` stroke="${dark}" stroke-width="3" paint-order="stroke"`,
  );
  return svg(BANNER.width, BANNER.height, [light, main, dark], ground + lights + hills + words);
}

/** The picture of a thing before the hills of a banner, without words. */
export function shopBanner(shape: ItemShape, property: DemoProperty): string {
  const palette = PALETTES[property];
  const [light, main, dark] = palette;
  const ground = `<rect width="${BANNER.width}" height="${BANNER.height}" fill="url(#g)"/>`;
  const hills = path('M0 410 Q260 330 560 420 T1080 400 V480 H0 Z', dark, ' opacity="0.55"');
  const shine = circle(540, 215, 190, WHITE, ' opacity="0.45"');
  const thing = `<g transform="translate(348 20) scale(3)">${SHAPES[shape](palette)}</g>`;
  return svg(BANNER.width, BANNER.height, [light, main, dark], ground + hills + shine + thing);
}

/** About how wide words are, in heights of their letters: Chinese and Japanese stand in squares. */
function widthOf(words: string): number {
  return Array.from(words, (letter) => (letter < '\u2e80' ? 0.68 : 1)).reduce((sum, width) => sum + width, 0);
}
