import { DEMO_BACKGROUNDS } from './backgrounds.ts';
import { DEMO_REGIONS } from './battle-names.ts';
import { image, type DemoFile } from './demo-file.ts';
import { iconPath } from './icon-paths.ts';
import { productLooks } from './mall.ts';
import type { DemoProperty } from './pet-names.ts';
import { circle, PALETTES, path, svg } from './svg.ts';
import { itemIcon, shopBanner } from './thing-pictures.ts';
import { PROPERTY_ORDER } from './words.ts';

const WHITE = '#ffffff';
const WIDE = { width: 1920, height: 1080 } as const;
const SMALL = { width: 480, height: 270 } as const;
const COVER = { width: 480, height: 320 } as const;

/** The pictures of places, chapters, towers and products; among them the defaults of required ones. */
export function sceneFiles(): readonly DemoFile[] {
  return [...backgroundFiles(), ...chapterFiles(), ...towerFiles(), ...productFiles()];
}

function backgroundFiles(): readonly DemoFile[] {
  const places = DEMO_BACKGROUNDS.flatMap(([key, , property, weather], index) => [
    image(iconPath('battle-background', key), scenery(property, index, weather, LANDMARKS[key])),
    image(iconPath('battle-background', `${key}-small`), plainScenery(property)),
  ]);
  return [image('battle-background/default.svg', scenery('none', 0, 'none')), ...places];
}

/** A sky with a sun or moon, hills, what the place is known by, and the ground that fighters stand on. */
function scenery(property: DemoProperty, index: number, weather: string, landmark = ''): string {
  const [light, main, dark] = PALETTES[property];
  const sky = `<rect width="${WIDE.width}" height="${WIDE.height}" fill="url(#g)"/>`;
  const sun = circle(360 + ((index * 290) % 1200), 220, 90, WHITE, ' opacity="0.75"');
  const crest = 420 + (index % 3) * 40;
  const hills =
    path(`M0 640 Q320 ${crest} 640 600 T1280 560 T1920 620 V1080 H0 Z`, main, ' opacity="0.55"') +
    path(`M0 720 Q480 ${crest + 150} 960 700 T1920 690 V1080 H0 Z`, dark, ' opacity="0.5"');
  const sight = landmark === '' ? '' : path(landmark, dark, ' opacity="0.75"');
  const ground = path('M0 760 Q960 730 1920 760 V1080 H0 Z', dark, ' opacity="0.85"');
  return svg(WIDE.width, WIDE.height, [light, main, dark], sky + sun + hills + sight + ground + air(weather));
}

/** What is in the air: drops, flakes, petals, sparks or mist. */
function air(weather: string): string {
  const looks: Readonly<Record<string, readonly [color: string, radius: number]>> = {
    rain: ['#d8ecff', 4],
    snow: [WHITE, 9],
    petals: ['#ffc9d6', 11],
    sparks: ['#ffd98a', 7],
  };
  if (weather === 'fog')
    return [560, 640, 700]
      .map(
        (y, row) =>
          `<ellipse cx="${500 + row * 460}" cy="${y}" rx="620" ry="46" fill="${WHITE}" opacity="0.3"/>`,
      )
      .join('');
  const look = looks[weather];
  if (look === undefined) return '';
  const [color, radius] = look;
  return Array.from({ length: 14 }, (_, index) =>
    circle((index * 397 + 130) % WIDE.width, 90 + ((index * 233) % 620), radius, color, ' opacity="0.7"'),
  ).join('');
}

/** What a place is known by, on its horizon. */
const LANDMARKS: Readonly<Record<string, string>> = {
  'region-0':
    'M1380 700 L1410 470 H1450 L1480 700 Z M1430 480 L1300 400 L1312 382 Z M1430 480 L1560 400 L1548 382 Z M1430 480 L1350 620 L1330 606 Z M1430 480 L1510 620 L1530 606 Z',
  'region-1':
    'M1240 720 L1330 420 L1420 720 Z M1400 720 L1500 360 L1600 720 Z M1570 720 L1650 450 L1730 720 Z',
  'region-2':
    'M1300 720 L1340 430 L1390 720 Z M1400 720 L1460 330 L1520 720 Z M1530 720 L1570 500 L1610 720 Z',
  'region-3': 'M1420 720 L1440 360 H1500 L1520 720 Z M1430 350 H1510 V310 L1470 270 L1430 310 Z',
  'region-4':
    'M1260 720 V500 H1320 V720 Z M1400 720 V430 H1470 V720 Z M1550 720 V480 H1610 V720 Z M1380 430 H1490 V400 H1380 Z',
  'region-5': 'M1060 720 L1380 300 L1450 350 L1520 290 L1860 720 Z',
  hall: 'M200 760 V260 H280 V760 Z M560 760 V260 H640 V760 Z M1280 760 V260 H1360 V760 Z M1640 760 V260 H1720 V760 Z M120 260 H1800 V210 H120 Z',
  frost: 'M1360 720 L1400 300 H1520 L1560 720 Z M1380 300 L1460 180 L1540 300 Z',
  harvest:
    'M180 330 Q960 470 1740 330 V342 Q960 482 180 342 Z M1240 720 V560 L1340 490 L1440 560 V720 Z M1480 720 V590 L1560 530 L1640 590 V720 Z',
};

function plainScenery(property: DemoProperty): string {
  const [light, main, dark] = PALETTES[property];
  const sky = `<rect width="${SMALL.width}" height="${SMALL.height}" fill="url(#g)"/>`;
  const ground = path('M0 190 Q240 182 480 190 V270 H0 Z', dark);
  return svg(SMALL.width, SMALL.height, [light, main, dark], sky + ground);
}

function chapterFiles(): readonly DemoFile[] {
  const regions = DEMO_REGIONS.flatMap(({ property }, index) => [
    image(iconPath('chapter', `region-${index}`), cover(property, index)),
    image(iconPath('chapter', `region-${index}-map`), map(property, index)),
  ]);
  return [
    image('chapter/default.svg', cover('none', 0)),
    image('chapter/default-map.svg', map('none', 0)),
    ...regions,
    image(iconPath('chapter', 'side'), cover('thunder', 7)),
    image(iconPath('chapter', 'daily'), cover('wood', 8)),
    image(iconPath('chapter', 'event'), cover('fire', 9)),
  ];
}

/** A road that leads to a lit window. */
function cover(property: DemoProperty, index: number): string {
  const [light, main, dark] = PALETTES[property];
  const sky = `<rect width="${COVER.width}" height="${COVER.height}" rx="18" fill="url(#g)"/>`;
  const bend = 150 + ((index * 47) % 180);
  const road = path(
    `M200 320 Q${bend} 250 250 190 L262 190 Q${bend + 60} 250 300 320 Z`,
    light,
    ' opacity="0.9"',
  );
  const hill = path('M0 230 Q120 150 240 200 T480 190 V320 H0 Z', dark, ' opacity="0.55"');
  const house =
    path('M226 190 V150 L256 126 L286 150 V190 Z', dark) +
    `<rect x="247" y="156" width="18" height="20" rx="3" fill="#ffd166"/>`;
  return svg(COVER.width, COVER.height, [light, main, dark], sky + hill + road + house);
}

/** Paper in the colours of the region, with rivers and a compass. */
function map(property: DemoProperty, index: number): string {
  const [light, main, dark] = PALETTES[property];
  const paper = `<rect width="${WIDE.width}" height="${WIDE.height}" fill="${light}"/>`;
  const land = path(
    `M180 280 Q520 ${90 + (index % 4) * 30} 960 200 Q1500 ${190 - (index % 3) * 40} 1760 320 Q1880 640 1620 860 Q1180 1000 760 920 Q320 960 190 760 Q110 520 180 280 Z`,
    main,
    ' opacity="0.35"',
  );
  const river = path(
    `M${500 + index * 90} 180 Q${700 - index * 40} 520 ${620 + index * 100} 940`,
    'none',
    ` stroke="#8ec9ee" stroke-width="26" stroke-linecap="round" opacity="0.8"`,
  );
  const compass =
    circle(1740, 150, 70, 'none', ` stroke="${dark}" stroke-width="6"`) +
    path('M1740 96 L1756 150 L1740 204 L1724 150 Z', dark);
  return svg(WIDE.width, WIDE.height, [light, main, dark], paper + land + river + compass);
}

function towerFiles(): readonly DemoFile[] {
  return [
    image('tower/default.svg', tower('none')),
    ...PROPERTY_ORDER.map((property) => image(iconPath('tower', property), tower(property))),
  ];
}

/** A tower with lit windows, one above the other. */
function tower(property: DemoProperty): string {
  const [light, main, dark] = PALETTES[property];
  const sky = `<rect width="${COVER.width}" height="${COVER.height}" rx="18" fill="url(#g)"/>`;
  const walls =
    path('M196 300 L210 90 H270 L284 300 Z', dark) +
    path('M202 92 L240 40 L278 92 Z', main, ` stroke="${dark}" stroke-width="4"`);
  const windows = [120, 165, 210, 255]
    .map((y) => `<rect x="230" y="${y}" width="20" height="24" rx="10" fill="#ffd166"/>`)
    .join('');
  const hill = path('M0 290 Q240 250 480 290 V320 H0 Z', dark, ' opacity="0.6"');
  return svg(COVER.width, COVER.height, [light, main, dark], sky + hill + walls + windows);
}

function productFiles(): readonly DemoFile[] {
  const products = [...productLooks('picture')].map(([file, [shape, property]]) =>
    image(file, itemIcon(shape, property)),
  );
  const banners = [...productLooks('banner')].map(([file, [shape, property]]) =>
    image(file, shopBanner(shape, property)),
  );
  return [image('mall/default.svg', itemIcon('gift', 'none')), ...products, ...banners];
}
