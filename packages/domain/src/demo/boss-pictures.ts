import { DEMO_BOSSES } from './boss-names.ts';
import { figure, image, type DemoFile } from './demo-file.ts';
import { iconPath } from './icon-paths.ts';
import { landscape } from './pet-pictures.ts';
import type { DemoProperty } from './pet-names.ts';
import { circle, PALETTES, path, svg } from './svg.ts';

const WIDE = { width: 256, height: 144 } as const;
const WHITE = '#ffffff';

/** What grows on the heads of bosses. */
const CROWNS: readonly string[] = [
  'M96 62 L84 20 L112 48 Z M160 62 L172 20 L144 48 Z',
  'M104 52 L96 18 L116 44 L128 10 L140 44 L160 18 L152 52 Z',
  'M92 60 Q60 44 70 14 Q84 40 108 48 Z M164 60 Q196 44 186 14 Q172 40 148 48 Z',
  'M110 50 Q104 20 128 16 Q152 20 146 50 Z',
  'M90 66 L66 50 L96 44 Z M166 66 L190 50 L160 44 Z M128 46 L118 16 L138 16 Z',
];

/** The pictures and the figure of bosses; among them the defaults of required fields. */
export function bossFiles(): readonly DemoFile[] {
  return [
    image('boss/default.svg', bossPicture('none', 0)),
    figure('boss/default.spine.json'),
    ...DEMO_BOSSES.map(({ kind, id, property }, index) =>
      image(iconPath('boss', `${kind}-${id}`), bossPicture(property, index)),
    ),
  ];
}

/** Something large behind the hills. */
function bossPicture(property: DemoProperty, index: number): string {
  const palette = PALETTES[property];
  const [light, main, dark] = palette;
  const outline = ` stroke="${dark}" stroke-width="3" stroke-linejoin="round"`;
  const crown = path(CROWNS[index % CROWNS.length] ?? '', main, outline);
  const wide = 54 + (index % 3) * 8;
  const body = path(
    `M${128 - wide} 132 Q${128 - wide} 44 128 44 Q${128 + wide} 44 ${128 + wide} 132 Z`,
    main,
    outline,
  );
  const eyes = [-20, 20]
    .map((x) => circle(128 + x, 84, 9, WHITE, outline) + circle(128 + x, 86, 4, dark))
    .join('');
  const mouth = path(
    index % 2 === 0 ? 'M108 110 Q128 122 148 110' : 'M106 112 H150',
    'none',
    ` stroke="${dark}" stroke-width="4" stroke-linecap="round"`,
  );
  const shape = landscape(dark, property === 'nihil') + crown + body + eyes + mouth;
  return svg(WIDE.width, WIDE.height, [light, light, dark], shape);
}
