import { figure, image, type DemoFile } from './demo-file.ts';
import { DEMO_GODS, type DemoFaction, type DemoGod } from './god-names.ts';
import { iconPath } from './icon-paths.ts';
import { landscape } from './pet-pictures.ts';
import { circle, PALETTES, path, svg, tile } from './svg.ts';

const SIZE = 128;
const PORTRAIT_HEIGHT = 192;
const WHITE = '#ffffff';
const INK = '#2b2622';
const FACES: readonly string[] = ['#fbe8d8', '#f0d2b4', '#e3edf2', '#dcd3ee', '#e6efd8'];

/** The sign of a faction, drawn around the point 0 0. */
const EMBLEMS: Readonly<Record<DemoFaction, string>> = {
  sky: 'M0 -12 L3 -3 L12 0 L3 3 L0 12 L-3 3 L-12 0 L-3 -3 Z',
  sea: 'M-12 2 Q-8 -8 -2 -2 T10 -4 Q12 6 2 8 T-12 2 Z',
  forest: 'M-10 10 Q-12 -10 11 -11 Q12 9 -6 8 Z',
  forge: 'M0 -13 Q10 -2 7 6 Q4 12 0 12 Q-5 12 -7 6 Q-9 -1 0 -13 Z',
  moon: 'M5 -11 A12 12 0 1 0 11 6 A10 10 0 0 1 5 -11 Z',
};

const PLAIN: DemoGod = {
  id: 0,
  rarity: 'R',
  property: 'none',
  faction: 'sky',
  name: ['', '', ''],
  title: ['', '', ''],
};

/** The pictures and figures of the demo's gods; among them the defaults of required fields. */
export function godFiles(): readonly DemoFile[] {
  const factions = Object.keys(EMBLEMS);
  return [
    image('god/default.svg', godIcon(PLAIN)),
    figure('god/default.spine.json'),
    ...factions.map((faction) => figure(`god/${faction}.spine.json`)),
    ...DEMO_GODS.flatMap((god) => [
      image(iconPath('god', String(god.id)), godIcon(god)),
      image(iconPath('god', `${god.id}-portrait`), godPortrait(god)),
    ]),
  ];
}

/** A god's face in its halo. */
export function godIcon(god: DemoGod): string {
  const palette = PALETTES[god.property];
  const shape = tile(SIZE) + halo(god, 64, 56, 46) + head(god, 58) + robe(god, 92, SIZE);
  return svg(SIZE, SIZE, palette, shape);
}

/** The same god from head to hem. */
export function godPortrait(god: DemoGod): string {
  const palette = PALETTES[god.property];
  const [light, main] = palette;
  const ground =
    `<rect width="${SIZE}" height="${PORTRAIT_HEIGHT}" rx="14" fill="${light}"/>` +
    circle(64, 74, 58, main, ' opacity="0.3"');
  const shape = ground + halo(god, 64, 62, 48) + head(god, 64) + robe(god, 98, 178);
  return svg(SIZE, PORTRAIT_HEIGHT, palette, shape);
}

/** A god above the hills, by day or by night. */
export function godScene(god: DemoGod, isNight: boolean): string {
  const palette = PALETTES[god.property];
  const shape =
    landscape(palette[2], isNight) +
    `<g transform="translate(64 20)">${halo(god, 64, 56, 46)}${head(god, 58)}${robe(god, 92, 128)}</g>`;
  return svg(256, 144, isNight ? PALETTES.nihil : palette, shape);
}

/** Rays around the head; how many tells one god from the next. */
function halo({ id, property }: DemoGod, x: number, y: number, radius: number): string {
  const [light, , dark] = PALETTES[property];
  const count = 8 + (id % 5) * 2;
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const at = (r: number) =>
      `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    return `M${at(radius - 10)} L${at(radius)}`;
  }).join(' ');
  return (
    circle(x, y, radius - 12, light, ` stroke="${dark}" stroke-width="2" opacity="0.8"`) +
    path(rays, 'none', ` stroke="${dark}" stroke-width="4" stroke-linecap="round"`)
  );
}

/** A calm face under a hood. */
function head({ id, property }: DemoGod, y: number): string {
  const dark = PALETTES[property][2];
  const peak = 40 + (id % 3) * 5;
  const hood = path(
    `M34 ${y + 30} Q30 ${y - peak + 8} 64 ${y - peak} Q98 ${y - peak + 8} 94 ${y + 30} Z`,
    'url(#g)',
    ` stroke="${dark}" stroke-width="2.5"`,
  );
  const face = `<ellipse cx="64" cy="${y}" rx="${20 + (id % 2) * 2}" ry="23" fill="${FACES[id % FACES.length] ?? WHITE}" stroke="${dark}" stroke-width="2"/>`;
  const eyes = path(
    `M50 ${y} q5 4 10 0 M68 ${y} q5 4 10 0`,
    'none',
    ` stroke="${INK}" stroke-width="2.4" stroke-linecap="round"`,
  );
  const mouth = path(
    id % 2 === 0 ? `M58 ${y + 11} q6 5 12 0` : `M60 ${y + 12} q4 3 8 0`,
    'none',
    ` stroke="${INK}" stroke-width="2.2" stroke-linecap="round"`,
  );
  return hood + face + eyes + mouth;
}

/** A robe from the shoulders down, with the sign of the faction on it. */
function robe({ faction, property }: DemoGod, top: number, bottom: number): string {
  const [light, main, dark] = PALETTES[property];
  const cloth = path(
    `M22 ${bottom} Q26 ${top - 8} 64 ${top - 8} Q102 ${top - 8} 106 ${bottom} Z`,
    main,
    ` stroke="${dark}" stroke-width="2.5"`,
  );
  const sign = `<g transform="translate(64 ${top + 12})">${path(EMBLEMS[faction], light, ` stroke="${dark}" stroke-width="1.5"`)}</g>`;
  return cloth + sign;
}
