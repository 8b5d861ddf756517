import type { RecordData } from '../core/json.ts';
import { iconPath } from './icon-paths.ts';
import { released } from './names.ts';
import type { DemoProperty } from './pet-names.ts';

type Row = readonly [
  key: string,
  name: string,
  property: DemoProperty,
  weather: string,
  favours?: readonly (readonly [property: DemoProperty, rateBp: number])[],
];

/** The places that battles are fought in. */
export const DEMO_BACKGROUNDS: readonly Row[] = [
  ['region-0', 'Windmill Village at noon', 'none', 'none'],
  ['region-1', 'Amber Forest', 'wood', 'petals', [['wood', 10_500]]],
  ['region-2', 'Singing Caves', 'thunder', 'fog', [['thunder', 10_500]]],
  [
    'region-3',
    'Cloud Harbour in the rain',
    'water',
    'rain',
    [
      ['water', 10_500],
      ['fire', 9500],
    ],
  ],
  ['region-4', 'Hollow Steppe at night', 'nihil', 'fog', [['nihil', 10_500]]],
  [
    'region-5',
    'Ashen Summit',
    'fire',
    'sparks',
    [
      ['fire', 10_500],
      ['wood', 9500],
    ],
  ],
  ['hall', 'Hall of the trial tower', 'none', 'none'],
  ['frost', 'Frostwind Tower', 'water', 'snow', [['water', 10_300]]],
  ['harvest', 'Lantern Harvest', 'fire', 'petals'],
];

/** Ids of the backgrounds by key. They begin at 1. */
export const BACKGROUND_IDS: ReadonlyMap<string, number> = new Map(
  DEMO_BACKGROUNDS.map(([key], index) => [key, index + 1]),
);

export function demoBackgrounds(): readonly RecordData[] {
  return DEMO_BACKGROUNDS.map(([key, name, , weather, favours = []], index) =>
    released(
      {
        id: index + 1,
        name,
        image_far: { path: iconPath('battle-background', key) },
        low_spec_image: { path: iconPath('battle-background', `${key}-small`) },
        ground_y: 760,
        weather,
        ...(favours.length === 0
          ? {}
          : { property_bonus: favours.map(([property, rate_bp]) => ({ property, rate_bp })) }),
      },
      index,
    ),
  );
}
