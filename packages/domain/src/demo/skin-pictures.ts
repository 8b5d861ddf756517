import { figure, image, type DemoFile } from './demo-file.ts';
import { DEMO_GODS } from './god-names.ts';
import { godIcon, godPortrait } from './god-pictures.ts';
import { iconPath } from './icon-paths.ts';
import { DEMO_PETS } from './pet-names.ts';
import { petIcon, petPortrait } from './pet-pictures.ts';
import { DEMO_SKINS, type DemoSkin, type SkinOrnament } from './skin-names.ts';
import { circle, PALETTES, path } from './svg.ts';
import { badge } from './thing-pictures.ts';

const WHITE = '#ffffff';
const GOLD = '#e0a526';
const RED = '#d9462e';
const INK = '#5f2a1c';
/** A portrait shows the head so much lower than an icon does. */
const PORTRAIT_DROP = 22;

/** What is worn, around a head in the middle of an icon. */
const ORNAMENTS: Readonly<Record<SkinOrnament, string>> = {
  none: '',
  scarf:
    path('M34 96 Q64 112 94 96 L94 108 Q64 122 34 108 Z', RED, ` stroke="${INK}" stroke-width="2"`) +
    path('M82 108 L92 126 L78 124 Z', RED, ` stroke="${INK}" stroke-width="2"`),
  hat:
    path('M30 46 Q64 34 98 46 L92 52 Q64 42 36 52 Z', '#23405f') +
    path('M42 42 Q46 14 64 14 Q82 14 86 42 Q64 34 42 42 Z', '#2f5d8a') +
    circle(64, 32, 4, GOLD),
  flower: [40, 52, 64, 76, 88]
    .map(
      (x, index) => circle(x, 44 - (index % 2) * 6, 6, index % 2 === 0 ? '#f7a8b8' : WHITE) + dot(x, index),
    )
    .join(''),
  star: path(
    'M64 14 L69 28 L84 28 L72 37 L77 52 L64 43 L51 52 L56 37 L44 28 L59 28 Z',
    GOLD,
    ` stroke="${INK}" stroke-width="1.5"`,
  ),
  lantern: [26, 102]
    .map(
      (x) =>
        path(`M${x} 66 V80`, 'none', ` stroke="${INK}" stroke-width="2"`) +
        `<ellipse cx="${x}" cy="92" rx="10" ry="13" fill="${RED}" stroke="${INK}" stroke-width="2"/>` +
        circle(x, 92, 4, '#ffe08a'),
    )
    .join(''),
};

function dot(x: number, index: number): string {
  return circle(x, 44 - (index % 2) * 6, 2, GOLD);
}

/** The pictures of the demo's skins; among them the defaults of required fields. */
export function skinFiles(): readonly DemoFile[] {
  return [
    image('skin/default.svg', badge('衣', PALETTES.none, 'square')),
    figure('skin/default.spine.json'),
    ...DEMO_SKINS.flatMap((skin) => [
      image(iconPath('skin', String(skin.id)), dressed(ownerIcon(skin), ORNAMENTS[skin.ornament])),
      image(
        iconPath('skin', `${skin.id}-portrait`),
        dressed(
          ownerPortrait(skin),
          skin.ornament === 'none'
            ? ''
            : `<g transform="translate(0 ${PORTRAIT_DROP})">${ORNAMENTS[skin.ornament]}</g>`,
        ),
      ),
    ]),
  ];
}

const dressed = (picture: string, ornament: string): string => picture.replace('</svg>', `${ornament}</svg>`);

function ownerIcon(skin: DemoSkin): string {
  return skin.owner === 'god' ? godIcon(godOf(skin)) : petIcon(petOf(skin));
}

function ownerPortrait(skin: DemoSkin): string {
  return skin.owner === 'god' ? godPortrait(godOf(skin)) : petPortrait(petOf(skin));
}

function petOf({ ownerId, color }: DemoSkin) {
  const pet = DEMO_PETS.find(({ id }) => id === ownerId);
  if (pet === undefined) throw new RangeError(`No pet has the id ${ownerId}.`);
  return { ...pet, property: color };
}

function godOf({ ownerId, color }: DemoSkin) {
  const god = DEMO_GODS.find(({ id }) => id === ownerId);
  if (god === undefined) throw new RangeError(`No god has the id ${ownerId}.`);
  return { ...god, property: color };
}
