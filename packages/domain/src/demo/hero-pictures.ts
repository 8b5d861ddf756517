import { figure, image, type DemoFile } from './demo-file.ts';
import { AVATARS, DEMO_HEROES, type DemoHero } from './hero-names.ts';
import { iconPath } from './icon-paths.ts';
import { DEMO_SECRETARIES } from './palace-names.ts';
import { circle, label, PALETTES, path, svg, tile } from './svg.ts';

const SIZE = 128;
const PORTRAIT_HEIGHT = 192;
const SKIN = '#f3d3b3';
const INK = '#2b2622';
const WHITE = '#ffffff';

const PLAIN: DemoHero = { id: 0, property: 'none', hair: 'short', name: ['', '', ''] };

/** The heroes' pictures and figures, and avatars with a sign; among them the defaults of required fields. */
export function heroFiles(): readonly DemoFile[] {
  return [
    image('role/default.svg', heroPortrait(PLAIN)),
    figure('role/default.spine.json'),
    image('avatar/default.svg', heroIcon(PLAIN)),
    figure('companion/default.spine.json'),
    ...DEMO_SECRETARIES.map(({ id, property, name }, index) =>
      image(
        iconPath('companion', `secretary-${id}`),
        heroPortrait({ id, property, hair: index === 1 ? 'short' : 'long', name }),
      ),
    ),
    ...DEMO_HEROES.flatMap((hero) => [
      image(iconPath('role', String(hero.id)), heroPortrait(hero)),
      figure(`role/${hero.id}.spine.json`),
      image(iconPath('avatar', `hero-${hero.id}`), heroIcon(hero)),
    ]),
    ...AVATARS.flatMap(({ id, sign, property }) => {
      if (sign === '') return [];
      const [, , dark] = PALETTES[property];
      const ring = circle(64, 64, 48, WHITE, ` stroke="${dark}" stroke-width="4" opacity="0.9"`);
      const shape = tile(SIZE) + ring + label(64, 84, 56, dark, sign);
      return [image(iconPath('avatar', String(id)), svg(SIZE, SIZE, PALETTES[property], shape))];
    }),
  ];
}

function heroIcon(hero: DemoHero): string {
  const palette = PALETTES[hero.property];
  return svg(SIZE, SIZE, palette, tile(SIZE) + cloak(hero, 92, SIZE) + head(hero, 62));
}

function heroPortrait(hero: DemoHero): string {
  const palette = PALETTES[hero.property];
  const ground = `<rect width="${SIZE}" height="${PORTRAIT_HEIGHT}" rx="14" fill="${palette[0]}"/>`;
  const legs = path('M50 150 V184 M78 150 V184', 'none', ` stroke="${INK}" stroke-width="12"`);
  const lantern = circle(104, 132, 9, '#ffd76a', ` stroke="${palette[2]}" stroke-width="3"`);
  const shape = ground + legs + cloak(hero, 84, 162) + lantern + head(hero, 54);
  return svg(SIZE, PORTRAIT_HEIGHT, palette, shape);
}

/** A traveller's cloak with a clasp. */
function cloak({ property }: DemoHero, top: number, bottom: number): string {
  const [light, main, dark] = PALETTES[property];
  const cloth = path(
    `M26 ${bottom} Q30 ${top} 64 ${top} Q98 ${top} 102 ${bottom} Z`,
    main,
    ` stroke="${dark}" stroke-width="2.5"`,
  );
  return cloth + circle(64, top + 12, 6, light, ` stroke="${dark}" stroke-width="2"`);
}

function head({ hair, property }: DemoHero, y: number): string {
  const dark = PALETTES[property][2];
  const long = path(`M34 ${y + 44} Q26 ${y - 34} 64 ${y - 34} Q102 ${y - 34} 94 ${y + 44} Z`, dark);
  const face = `<ellipse cx="64" cy="${y}" rx="24" ry="27" fill="${SKIN}" stroke="${dark}" stroke-width="2"/>`;
  const fringe = path(
    `M40 ${y - 4} Q42 ${y - 36} 64 ${y - 34} Q88 ${y - 36} 88 ${y - 4} Q66 ${y - 22} 40 ${y - 4} Z`,
    dark,
  );
  const eyes = circle(55, y + 2, 3, INK) + circle(73, y + 2, 3, INK);
  const mouth = path(
    `M57 ${y + 13} q7 5 14 0`,
    'none',
    ` stroke="${INK}" stroke-width="2.4" stroke-linecap="round"`,
  );
  return (hair === 'long' ? long : '') + face + fringe + eyes + mouth;
}
