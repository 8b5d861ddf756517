import type { RecordData } from '../core/json.ts';
import { iconPath } from './icon-paths.ts';
import { WRITTEN_ITEMS, type DemoItem } from './item-names.ts';
import { DEMO_GODS } from './god-names.ts';
import { MORE_ITEMS, priceOfRarity } from './more-items.ts';
import { JOB_NAMES, PROPERTY_NAMES } from './words.ts';
import { released, text, type Trio } from './names.ts';
import { DEMO_PETS, type DemoJob, type DemoProperty, type DemoRarity } from './pet-names.ts';
import { DEMO_ANGELS, DEMO_GUARDIANS, DEMO_STATUES, FIRST_PIECE } from './palace-names.ts';
import { DEMO_FLAGS } from './slg-names.ts';

const FIRST_STONE = 1201;
const FIRST_CRYSTAL = 1211;
const FIRST_EMBLEM = 1221;
/** A pet's spirit has the pet's number with a 2 in front. */
const SPIRIT_OFFSET = 20_000;

const BAG_TABS: Readonly<Record<string, string>> = {
  material: 'material',
  fragment: 'fragment',
  event_currency: 'event',
  quest: 'hidden',
};

/** Item that summons a pet. */
export function spiritItemId(petId: number): number {
  return petId + SPIRIT_OFFSET;
}

/** A god's spirit has the god's number with a 40 in front. */
const GOD_SPIRIT_OFFSET = 40_000;

/** Item that unlocks a god. */
export function godSpiritItemId(godId: number): number {
  return godId + GOD_SPIRIT_OFFSET;
}

/** Every item of the demo game: the hand-written ones, stones, emblems, one spirit for each pet and god. */
export function demoItems(): readonly RecordData[] {
  const written = [...WRITTEN_ITEMS, ...MORE_ITEMS].map(itemRecord);
  return [...written, ...stones(), ...emblems(), ...spirits(), ...godSpirits(), ...pieces()];
}

/** What flags, guardians, angels and statues are made of. */
function pieces(): readonly RecordData[] {
  const cloth = DEMO_FLAGS.map(({ rarity, name: [en, zh, jp] }, index) =>
    pieceRecord(FIRST_PIECE.flags + index, rarity as DemoRarity, [
      `Cloth of the ${en}`,
      `${zh}布片`,
      `${jp}の布`,
    ]),
  );
  const crests = DEMO_GUARDIANS.map(({ grade, name: [en, zh, jp] }, index) =>
    pieceRecord(FIRST_PIECE.guardians + index, grade as DemoRarity, [
      `Crest of ${en}`,
      `${zh}徽片`,
      `${jp}の紋章片`,
    ]),
  );
  const feathers = DEMO_ANGELS.map(({ name: [en, zh, jp] }, index) =>
    pieceRecord(FIRST_PIECE.angels + index, 'SR', [`Feather of the ${en}`, `${zh}之羽`, `${jp}の羽`]),
  );
  const chips = DEMO_STATUES.map(({ name: [en, zh, jp] }, index) =>
    pieceRecord(FIRST_PIECE.statues + index, 'SR', [`Piece of the ${en}`, `${zh}碎片`, `${jp}のかけら`]),
  );
  return [...cloth, ...crests, ...feathers, ...chips];
}

function pieceRecord(id: number, rarity: DemoRarity, name: Trio): RecordData {
  return itemRecord({
    id,
    type: 'fragment',
    rarity,
    shape: 'leaf',
    property: 'none',
    name,
    description: ['Gather enough to make it whole.', '收集足夠數量即可完成。', '集めるとひとつになる。'],
    more: {},
  });
}

function itemRecord({ id, type, rarity, shape, property, name, description, more }: DemoItem): RecordData {
  const isSold = ['material', 'consumable', 'exp_potion', 'gift'].includes(type);
  return released({
    item_id: id,
    name: text(name),
    description: text(description),
    item_type: type,
    rarity,
    icon: { path: iconPath('item', `${shape}-${property}`) },
    stack_limit: 9999,
    bag_tab: BAG_TABS[type] ?? 'consumable',
    use_effect: 'none',
    expire_type: 'none',
    ...(isSold ? { sell_price: [{ asset_kind: 'coin', amount: priceOfRarity(rarity) }] } : {}),
    ...more,
  });
}

function stones(): readonly RecordData[] {
  const properties = Object.keys(PROPERTY_NAMES) as DemoProperty[];
  const base = { type: 'material', more: {} } as const;
  const small = properties.map((property, index): DemoItem => {
    const [en, zh, jp] = PROPERTY_NAMES[property];
    return {
      ...base,
      id: FIRST_STONE + index,
      rarity: 'R',
      shape: 'gem',
      property,
      name: [`${en} Stone`, `${zh}晶石`, `${jp}の石`],
      description: ['Needed to raise stars.', '升星所需的材料。', '星上げに必要な素材。'],
    };
  });
  const large = properties.map((property, index): DemoItem => {
    const [en, zh, jp] = PROPERTY_NAMES[property];
    return {
      ...base,
      id: FIRST_CRYSTAL + index,
      rarity: 'SSR',
      shape: 'orb',
      property,
      name: [`${en} Heart`, `${zh}之心`, `${jp}の心臓石`],
      description: ['Needed for the last stars.', '最後幾級升星所需的材料。', '最後の星上げに必要な素材。'],
    };
  });
  return [...small, ...large].map(itemRecord);
}

function emblems(): readonly RecordData[] {
  return (Object.keys(JOB_NAMES) as DemoJob[]).map((job, index) => {
    const [en, zh, jp] = JOB_NAMES[job];
    return itemRecord({
      id: FIRST_EMBLEM + index,
      type: 'material',
      rarity: 'SR',
      shape: 'coin',
      property: 'thunder',
      name: [`${en} Emblem`, `${zh}徽記`, `${jp}の紋章`],
      description: ['Proof of a job well learned.', '精通職業的證明。', 'ジョブを極めた証。'],
      more: {},
    });
  });
}

function spirits(): readonly RecordData[] {
  return DEMO_PETS.map(({ id, rarity, property, name: [en, zh, jp] }) =>
    itemRecord({
      id: spiritItemId(id),
      type: 'fragment',
      rarity,
      shape: 'orb',
      property,
      name: [`${en} Spirit`, `${zh}之魂`, `${jp}のソウル`],
      description: [
        `Gather enough to summon ${en}.`,
        `收集足夠數量即可召喚${zh}。`,
        `集めると${jp}を召喚できる。`,
      ],
      more: {},
    }),
  );
}

function godSpirits(): readonly RecordData[] {
  return DEMO_GODS.map(({ id, rarity, property, name: [en, zh, jp] }) =>
    itemRecord({
      id: godSpiritItemId(id),
      type: 'fragment',
      rarity,
      shape: 'gem',
      property,
      name: [`${en} Spirit`, `${zh}之魂`, `${jp}のソウル`],
      description: [
        `A spark of ${en}. Raises its stars.`,
        `${zh}的一絲靈光，可用於升星。`,
        `${jp}のきらめき。星を上げられる。`,
      ],
      more: {},
    }),
  );
}
