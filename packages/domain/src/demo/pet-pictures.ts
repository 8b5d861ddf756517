import type { DemoPet } from './pet-names.ts';
import { circle, PALETTES, path, svg, tile } from './svg.ts';

const SIZE = 128;
const PORTRAIT_HEIGHT = 192;
const WIDE = 256;
const WIDE_HEIGHT = 144;
const WHITE = '#ffffff';
const INK = '#2b2622';

/** Ears, tufts and horns: what tells one pet's head from another's. */
const EARS: readonly string[] = [
  'M32 62 L28 22 L58 44 Z M96 62 L100 22 L70 44 Z',
  'M34 60 Q22 20 46 18 Q56 34 56 48 Z M94 60 Q106 20 82 18 Q72 34 72 48 Z',
  'M40 54 Q34 6 48 8 Q58 28 56 50 Z M88 54 Q94 6 80 8 Q70 28 72 50 Z',
  'M34 58 A16 16 0 1 1 58 42 Z M94 58 A16 16 0 1 0 70 42 Z',
  'M38 52 Q20 30 26 14 Q42 22 54 44 Z M90 52 Q108 30 102 14 Q86 22 74 44 Z',
  'M56 44 Q64 6 72 44 Z',
];

const MOUTHS: readonly string[] = [
  'M56 84 Q64 92 72 84',
  'M58 83 Q61 88 64 83 Q67 88 70 83',
  'M60 84 Q64 88 68 84',
];
const FURS: readonly string[] = ['#fffaf2', '#f6e3c8', '#e8edf3', '#fbd9c2', '#e2ecd8'];

/** A pet's face on a tile of its property's colour. */
export function petIcon(pet: DemoPet): string {
  const palette = PALETTES[pet.property];
  return svg(SIZE, SIZE, palette, tile(SIZE) + face(looksOf(pet), palette[2]));
}

/** The same pet with its body, for the collection screen. */
export function petPortrait(pet: DemoPet): string {
  const index = looksOf(pet);
  const palette = PALETTES[pet.property];
  const [light, main, dark] = palette;
  const ground =
    `<rect width="${SIZE}" height="${PORTRAIT_HEIGHT}" rx="14" fill="${light}"/>` +
    circle(64, 92, 54, main, ' opacity="0.25"');
  const body = path(
    'M34 172 Q30 108 64 106 Q98 108 94 172 Z',
    'url(#g)',
    ` stroke="${dark}" stroke-width="2"`,
  );
  const belly = path('M50 172 Q48 132 64 130 Q80 132 78 172 Z', WHITE, ' opacity="0.75"');
  const tail = path(
    `M92 164 Q${116 - (index % 3) * 4} ${150 - (index % 5) * 4} 106 ${128 - (index % 4) * 4} Q120 160 94 172 Z`,
    main,
  );
  return svg(
    SIZE,
    PORTRAIT_HEIGHT,
    palette,
    ground + tail + body + belly + `<g transform="translate(0 22)">${face(index, dark)}</g>`,
  );
}

/** The same pet out in the hills, by day or by night. */
export function petScene(pet: DemoPet, isNight: boolean): string {
  const palette = PALETTES[pet.property];
  const shape =
    landscape(palette[2], isNight) + `<g transform="translate(64 34)">${face(looksOf(pet), palette[2])}</g>`;
  return svg(WIDE, WIDE_HEIGHT, isNight ? PALETTES.nihil : palette, shape);
}

/** Sky, a sun or a moon with stars, and two rows of hills. */
export function landscape(dark: string, isNight: boolean): string {
  const sky = `<rect width="${WIDE}" height="${WIDE_HEIGHT}" fill="url(#g)"/>`;
  const light = circle(212, 32, 16, isNight ? '#f3ecc8' : '#ffe08a');
  const stars = [30, 70, 110, 168, 236]
    .map((x, index) => circle(x, 16 + ((index * 17) % 40), 1.6, WHITE))
    .join('');
  const far = path('M0 104 Q48 66 104 96 T200 88 T256 98 V144 H0 Z', dark, ' opacity="0.35"');
  const near = path('M0 126 Q70 96 132 120 T256 112 V144 H0 Z', dark, ' opacity="0.6"');
  return sky + light + (isNight ? stars : '') + far + near;
}

/** Decides a pet's looks. Ids of pets are three apart. */
function looksOf({ id }: DemoPet): number {
  return Math.floor(id / 3);
}

function face(index: number, dark: string): string {
  const fur = FURS[index % FURS.length] ?? WHITE;
  const width = 30 + (index % 4) * 2;
  const eye = 12 + (index % 3) * 2;
  const ears = path(
    EARS[index % EARS.length] ?? '',
    fur,
    ` stroke="${dark}" stroke-width="2" stroke-linejoin="round"`,
  );
  const head = `<ellipse cx="64" cy="72" rx="${width}" ry="28" fill="${fur}" stroke="${dark}" stroke-width="2"/>`;
  const eyes = [-eye, eye]
    .map((x) => circle(64 + x, 70, 4.5, INK) + circle(65.5 + x, 68.5, 1.4, WHITE))
    .join('');
  const cheeks = [-eye - 7, eye + 7].map((x) => circle(64 + x, 80, 4, dark, ' opacity="0.22"')).join('');
  const mouth = path(
    MOUTHS[index % MOUTHS.length] ?? '',
    'none',
    ` stroke="${INK}" stroke-width="2.4" stroke-linecap="round"`,
  );
  const mark = index % 2 === 0 ? circle(64, 54, 3.5, dark) : path('M60 52 L64 46 L68 52 L64 58 Z', dark);
  return ears + head + eyes + cheeks + mouth + mark;
}
