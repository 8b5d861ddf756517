import { image, type DemoFile } from './demo-file.ts';
import { DEMO_SETS, EQUIPMENT_SLOTS, type EquipmentSlot } from './equipment-names.ts';
import { iconPath } from './icon-paths.ts';
import type { DemoProperty } from './pet-names.ts';
import { circle, PALETTES, path, svg, tile } from './svg.ts';
import { badge } from './thing-pictures.ts';

const SIZE = 128;
const WHITE = '#ffffff';

type Palette = readonly [light: string, main: string, dark: string];

const SHAPES: Readonly<Record<EquipmentSlot, (palette: Palette) => string>> = {
  weapon: ([light, main, dark]) =>
    `<g transform="rotate(40 64 64)" stroke="${dark}" stroke-width="3" stroke-linejoin="round">` +
    path('M56 18 L64 8 L72 18 V80 H56 Z', light) +
    path('M40 80 H88 V90 H40 Z', main) +
    path('M59 90 H69 V112 H59 Z', dark) +
    circle(64, 116, 7, main) +
    '</g>',
  head: ([light, main, dark]) =>
    path('M26 96 Q22 26 64 24 Q106 26 102 96 Z', main, ` stroke="${dark}" stroke-width="3"`) +
    path('M42 96 Q40 52 64 50 Q88 52 86 96 Z', dark) +
    path('M30 70 Q64 20 98 70', 'none', ` stroke="${light}" stroke-width="4" stroke-linecap="round"`),
  body: ([light, main, dark]) =>
    path(
      'M44 26 H84 L110 44 L98 66 L90 60 V106 H38 V60 L30 66 L18 44 Z',
      main,
      ` stroke="${dark}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    path('M50 26 L64 48 L78 26', 'none', ` stroke="${light}" stroke-width="5"`) +
    [62, 78, 94].map((y) => circle(64, y, 3.5, light)).join(''),
  hands: ([light, main, dark]) =>
    path(
      'M42 100 V58 Q42 50 48 50 V32 Q48 26 53 26 Q58 26 58 32 V24 Q58 18 63 18 Q68 18 68 24 V32 Q68 26 73 26 Q78 26 78 32 V58 L86 48 Q92 44 94 52 L82 82 V100 Z',
      main,
      ` stroke="${dark}" stroke-width="3" stroke-linejoin="round"`,
    ) + path('M38 92 H86 V108 H38 Z', light, ` stroke="${dark}" stroke-width="3"`),
  feet: ([light, main, dark]) =>
    path(
      'M40 22 H72 V70 Q98 74 104 96 V104 H40 Z',
      main,
      ` stroke="${dark}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    path('M36 18 H76 V34 H36 Z', light, ` stroke="${dark}" stroke-width="3"`) +
    path('M38 98 H106 V110 H38 Z', dark),
  accessory: ([light, main, dark]) =>
    path('M34 26 Q64 66 94 26', 'none', ` stroke="${dark}" stroke-width="4"`) +
    path(
      'M64 46 L90 72 L64 108 L38 72 Z',
      main,
      ` stroke="${dark}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    path('M64 46 L74 72 L64 108 L54 72 Z M38 72 H90', light, ` stroke="${dark}" stroke-width="1.5"`),
};

/** Pictures of equipment and of sets; among them the defaults of required fields. */
export function equipmentFiles(): readonly DemoFile[] {
  const properties = [...new Set(DEMO_SETS.map((set) => set.property))];
  return [
    image('equipment/default.svg', pieceIcon('accessory', 'none')),
    ...EQUIPMENT_SLOTS.flatMap((slot) =>
      properties.map((property) =>
        image(iconPath('equipment', `${slot}-${property}`), pieceIcon(slot, property)),
      ),
    ),
    image('equipment-set/default.svg', badge('套', PALETTES.none, 'square')),
    ...DEMO_SETS.map(({ id, sign, property }) =>
      image(iconPath('equipment-set', String(id)), badge(sign, PALETTES[property], 'square')),
    ),
  ];
}

function pieceIcon(slot: EquipmentSlot, property: DemoProperty): string {
  const palette = PALETTES[property];
  const [light] = palette;
  return svg(SIZE, SIZE, [WHITE, light, light], tile(SIZE) + SHAPES[slot](palette));
}
