import { image, type DemoFile } from './demo-file.ts';
import { iconPath } from './icon-paths.ts';
import { RARITIES } from './rarities-and-jobs.ts';
import { circle, label, path, svg } from './svg.ts';
import { DEMO_TITLES } from './titles.ts';

const WIDTH = 256;
const HEIGHT = 64;
const WHITE = '#ffffff';

/** The plates of titles; among them the default of the required picture. */
export function titleFiles(): readonly DemoFile[] {
  return [
    image('title/default.svg', plate('稱', RARITIES.N.color)),
    ...DEMO_TITLES.map(({ id, sign, rarity }) =>
      image(iconPath('title', String(id)), plate(sign, RARITIES[rarity].color)),
    ),
  ];
}

/** A ribbon with a sign in its middle and the colour of its rarity. */
function plate(sign: string, color: string): string {
  const ribbon = path(
    'M8 14 H248 L236 32 L248 50 H8 L20 32 Z',
    'url(#g)',
    ` stroke="${color}" stroke-width="3" stroke-linejoin="round"`,
  );
  const lines = path(
    'M36 32 H92 M164 32 H220',
    'none',
    ` stroke="${color}" stroke-width="3" stroke-linecap="round"`,
  );
  const seal = circle(128, 32, 27, color, ` stroke="${WHITE}" stroke-width="3"`);
  return svg(
    WIDTH,
    HEIGHT,
    ['#fffaf0', '#f0e2c8', color],
    ribbon + lines + seal + label(128, 43, 30, WHITE, sign),
  );
}
