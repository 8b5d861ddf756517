import { plainText, type RecordData } from '../core/json.ts';
import { LANGUAGES, type Language } from '../core/language.ts';
import { figure, image, type DemoFile } from './demo-file.ts';
import { artifactFiles } from './artifacts.ts';
import { petEquipmentFiles } from './pet-equipment.ts';
import { bossFiles } from './boss-pictures.ts';
import { equipmentFiles } from './equipment-pictures.ts';
import { demoEvents } from './events.ts';
import { demoGachapons } from './gachapons.ts';
import { godsInAlbum } from './god-aid.ts';
import { godFiles, godScene } from './god-pictures.ts';
import { heroFiles } from './hero-pictures.ts';
import { demoItems } from './items.ts';
import type { ItemShape } from './item-names.ts';
import { kizunaFiles } from './kizuna.ts';
import { released } from './names.ts';
import { modeFiles } from './mode-pictures.ts';
import { DEMO_PETS, type DemoPet, type DemoProperty } from './pet-names.ts';
import { petsInAlbum } from './pet-care.ts';
import { landscape, petIcon, petPortrait, petScene } from './pet-pictures.ts';
import { RARITIES } from './rarities-and-jobs.ts';
import { runeFiles } from './runes.ts';
import { sceneFiles } from './scene-pictures.ts';
import { seasonFiles } from './season-heads.ts';
import { PALETTES, svg } from './svg.ts';
import { skinFiles } from './skin-pictures.ts';
import { iconBorderFiles } from './icon-borders.ts';
import { titleFiles } from './title-pictures.ts';
import { vipFiles } from './vip-levels.ts';
import { badge, banner, cardBack, itemIcon, rarityFrame } from './thing-pictures.ts';
import { iconPath } from './icon-paths.ts';
import { JOB_NAMES, PROPERTY_ORDER } from './words.ts';

const JOB_SIGNS = ['盾', '劍', '術', '癒', '歌', '影'];
const SKILL_SIGNS = {
  normal: '爪',
  active: '技',
  passive: '心',
  ultimate: '奧',
  aid: '援',
  leader: '隊',
} as const;
const EFFECTS: readonly (readonly [category: string, sign: string, property: DemoProperty])[] = [
  ['damage', '✦', 'fire'],
  ['heal', '✚', 'wood'],
  ['shield', '◆', 'water'],
  ['buff', '▲', 'thunder'],
  ['debuff', '▼', 'nihil'],
  ['control', '◎', 'nihil'],
  ['dot', '♨', 'fire'],
  ['hot', '❀', 'wood'],
  ['summon', '☼', 'thunder'],
  ['cleanse', '✧', 'water'],
  ['special', '✱', 'none'],
];
const BANNERS: Readonly<Record<string, DemoProperty>> = {
  'gachapon-3001': 'fire',
  'gachapon-3002': 'wood',
  'gachapon-3007': 'thunder',
  'gachapon-3010': 'water',
  'gachapon-3012': 'thunder',
  'gachapon-3015': 'fire',
  'gachapon-3021': 'wood',
  'gachapon-3022': 'water',
  'gachapon-3023': 'fire',
  'gachapon-3031': 'nihil',
  'event-501': 'fire',
  'event-502': 'water',
  'event-503': 'nihil',
};
const EVENT_SIGNS: readonly (readonly [id: number, sign: string, property: DemoProperty])[] = [
  [501, '燈', 'fire'],
  [502, '塔', 'water'],
  [503, '星', 'nihil'],
];

const GRADE_SIGNS: readonly (readonly [grade: string, property: DemoProperty])[] = [
  ['D', 'none'],
  ['C', 'wood'],
  ['B', 'water'],
  ['A', 'nihil'],
  ['S', 'thunder'],
  ['SS', 'fire'],
];
const COMMAND_SIGNS: readonly (readonly [type: string, sign: string, property: DemoProperty])[] = [
  ['errand', '使', 'wood'],
  ['training', '練', 'fire'],
  ['gathering', '採', 'water'],
  ['patrol', '巡', 'nihil'],
];

/** Every picture and figure that the demo's records name, drawn by code; among them the defaults of required fields. */
export function demoFiles(): readonly DemoFile[] {
  return [
    ...defaults(),
    ...petFiles(DEMO_PETS),
    ...itemFiles(),
    ...badges(),
    ...rarityFiles(),
    ...bannerFiles(),
    ...godFiles(),
    ...heroFiles(),
    ...kizunaFiles(),
    ...careFiles(),
    ...equipmentFiles(),
    ...artifactFiles(),
    ...petEquipmentFiles(),
    ...runeFiles(),
    ...titleFiles(),
    ...skinFiles(),
    ...iconBorderFiles(),
    ...vipFiles(),
    ...sceneFiles(),
    ...bossFiles(),
    ...modeFiles(),
    ...seasonFiles(),
  ];
}

/** Grades, commands and the album. */
function careFiles(): readonly DemoFile[] {
  const round = (path: string, sign: string, property: DemoProperty) =>
    image(path, badge(sign, PALETTES[property], 'circle'));
  return [
    round('pet-grade/default.svg', '評', 'none'),
    ...GRADE_SIGNS.map(([grade, property]) => round(iconPath('pet-grade', grade), grade, property)),
    round('command/default.svg', '令', 'none'),
    ...COMMAND_SIGNS.map(([type, sign, property]) => round(iconPath('command', type), sign, property)),
    image('cg/default.svg', svg(256, 144, PALETTES.none, landscape(PALETTES.none[2], true))),
    ...godsInAlbum().flatMap((god) => [
      image(iconPath('cg', `god-${god.id}-1`), godScene(god, false)),
      image(iconPath('cg', `god-${god.id}-2`), godScene(god, true)),
    ]),
    ...petsInAlbum().flatMap((pet) => [
      image(iconPath('cg', `pet-${pet.id}-1`), petScene(pet, false)),
      image(iconPath('cg', `pet-${pet.id}-2`), petScene(pet, true)),
    ]),
  ];
}

/** The pictures of some pets. */
export function petFiles(pets: readonly DemoPet[]): readonly DemoFile[] {
  return pets.flatMap((pet) => [
    image(iconPath('pet', String(pet.id)), petIcon(pet)),
    image(iconPath('pet', `${pet.id}-portrait`), petPortrait(pet)),
  ]);
}

function defaults(): readonly DemoFile[] {
  const plain: DemoPet = {
    id: 0,
    rarity: 'N',
    property: 'none',
    job: 'guardian',
    name: ['', '', ''],
    title: ['', '', ''],
  };
  const round = (folder: string, sign: string) =>
    image(iconPath(folder, 'default'), badge(sign, PALETTES.none, 'circle'));
  return [
    image('pet/default.svg', petIcon(plain)),
    figure('pet/default.spine.json'),
    ...PROPERTY_ORDER.map((property) => figure(`pet/${property}.spine.json`)),
    image('item/default.svg', itemIcon('orb', 'none')),
    round('job', '職'),
    round('skill', '技'),
    round('effect', '✦'),
    round('event', '活'),
    image('ui/frame-default.svg', rarityFrame('N', '#7a869a')),
    image('ui/card-back-default.svg', cardBack('#7a869a')),
    image('banner/default.svg', banner('Emberfall', 'fire')),
  ];
}

function itemFiles(): readonly DemoFile[] {
  const paths = new Set(demoItems().map((item) => (item['icon'] as { readonly path: string }).path));
  return [...paths].sort().map((path) => {
    const [shape = 'orb', property = 'none'] = path.slice('item/'.length, -'.svg'.length).split('-');
    return image(path, itemIcon(shape as ItemShape, property as DemoProperty));
  });
}

function badges(): readonly DemoFile[] {
  const jobs = Object.keys(JOB_NAMES).map((job, index) =>
    image(
      iconPath('job', job),
      badge(JOB_SIGNS[index] ?? '', PALETTES[PROPERTY_ORDER[index] ?? 'none'], 'circle'),
    ),
  );
  const skills = Object.entries(SKILL_SIGNS).flatMap(([type, sign]) =>
    PROPERTY_ORDER.map((property) =>
      image(iconPath('skill', `${type}-${property}`), badge(sign, PALETTES[property], 'square')),
    ),
  );
  const effects = EFFECTS.map(([category, sign, property]) =>
    image(iconPath('effect', category), badge(sign, PALETTES[property], 'diamond')),
  );
  const events = EVENT_SIGNS.map(([id, sign, property]) =>
    image(iconPath('event', String(id)), badge(sign, PALETTES[property], 'circle')),
  );
  return [...jobs, ...skills, ...effects, ...events];
}

function rarityFiles(): readonly DemoFile[] {
  return Object.entries(RARITIES).flatMap(([rarity, { color }]) => [
    image(iconPath('ui', `frame-${rarity}`), rarityFrame(rarity.replace('_PLUS', '+'), color)),
    image(iconPath('ui', `card-back-${rarity}`), cardBack(color)),
  ]);
}

function bannerFiles(): readonly DemoFile[] {
  const gachapons = demoGachapons().map((data) =>
    bannersOf(`gachapon-${plainText(data['gachapon_id'])}`, data),
  );
  const events = demoEvents().map((data) => bannersOf(`event-${plainText(data['event_id'])}`, data));
  return [...gachapons, ...events].flat();
}

function bannersOf(key: string, data: RecordData): readonly DemoFile[] {
  const names = data['name'] as Readonly<Record<Language, string>>;
  return LANGUAGES.map((language) =>
    image(`banner/${key}-${language}.svg`, banner(names[language], BANNERS[key] ?? 'none'), language),
  );
}

/** The file records of these files. Hash and version are known once the files are stored. */
export function fileRecords(files: readonly DemoFile[]): readonly RecordData[] {
  return files.map((file, index) =>
    released({
      id: index + 1,
      path: file.path,
      kind: file.kind,
      ...(file.locale === undefined ? {} : { locale: file.locale }),
      size_bytes: byteLength(file.text),
      ...sizeOf(file),
      preload: file.path.startsWith('ui/') ? 'boot' : 'none',
      deprecated: false,
    }),
  );
}

/** Width and height of a picture, as they are measured at an upload. */
function sizeOf({ kind, text }: DemoFile): RecordData {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(kind === 'image' ? text : '') ?? [];
  return width === undefined ? {} : { width: Number(width), height: Number(height) };
}

function byteLength(text: string): number {
  return encodeURIComponent(text).replaceAll(/%[0-9A-F]{2}/g, '.').length;
}
