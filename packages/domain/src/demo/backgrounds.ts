import type { JsonObject, RecordData } from '../core/json.ts';
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

/** What the scenes of some places show beyond their pictures; the others are drawn without. */
const SCENES: Readonly<Record<string, JsonObject>> = {
  'region-1': {
    layers: [
      { of: 'image_far', parallax: 0.2 },
      { of: 'weather', parallax: 1.1 },
    ],
    light: { color: '#ffd9a0', strength: 0.6, angle: 35 },
    particles: [{ name: 'petal_drift', per_second: 12, wind: [-0.4, 0.1] }],
  },
  'region-3': {
    layers: [{ of: 'image_far', parallax: 0.3, sway: { height: 6, seconds: 4.5 } }],
    light: { color: '#9fb8d8', strength: 0.35 },
    particles: [
      { name: 'rain_streak', per_second: 180 },
      { name: 'rain_splash', per_second: 40, on_ground: true },
    ],
  },
  'region-5': {
    light: { color: '#ff8a5c', strength: 0.8, flicker: { from: 0.9, to: 1.1, seconds: 0.7 } },
    particles: [{ name: 'ash_fall', per_second: 30 }],
    shake: { every_seconds: [20, 45], strength: 2 },
  },
};

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
        ...(SCENES[key] === undefined ? {} : { scene_params: SCENES[key] }),
      },
      index,
    ),
  );
}
