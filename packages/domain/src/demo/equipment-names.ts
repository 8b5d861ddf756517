import { trioAt, type Trio } from './names.ts';
import type { DemoProperty, DemoRarity } from './pet-names.ts';
import { cellAt, cellsOf } from './table.ts';

/** Where equipment is worn, in the order of the numbers of pieces. */
export const EQUIPMENT_SLOTS = ['weapon', 'head', 'body', 'hands', 'feet', 'accessory'] as const;

export type EquipmentSlot = (typeof EQUIPMENT_SLOTS)[number];

/** Rarities that equipment has. */
export type EquipmentRarity = Exclude<DemoRarity, 'E'>;

/** One set of the demo, with what its pieces have in common. */
export type DemoSet = {
  readonly id: number;
  readonly rarity: EquipmentRarity;
  readonly property: DemoProperty;
  readonly sign: string;
  /** Stands before the names of its pieces. */
  readonly prefix: Trio;
  readonly weapon: Trio;
  readonly lore: Trio;
  /** Two, four and six pieces: a stat and its percentage, or a skill. */
  readonly stats: readonly [two: string, four: string];
  readonly skillId: number | null;
};

const FIRST_SET = 11;

/** Rarity, property, sign, prefix, weapon, lore, stat of two pieces, stat of four, skill of six. */
const TABLE = `
N | none | 旅 | Traveller’s | 旅人 | 旅人の | Staff | 手杖 | 杖 | Patched at every inn on the road. | 沿途每間旅店都曾為它縫補。 | 街道の宿ごとに繕われてきた。 | hp | def |
R | wood | 磨 | Windmill | 風車 | 風車の | Sickle | 鐮刀 | 鎌 | Made for harvest, good for more. | 為收割而造，用途不止於此。 | 刈り入れのための道具。それだけではない。 | atk | spd |
R | water | 潮 | Tidewatch | 守潮 | 潮守りの | Trident | 三叉戟 | 三叉槍 | Issued to the guards of Cloud Harbour. | 雲港守衛的制式裝備。 | 雲の港の番人に支給される。 | def | hp |
SR | wood | 苔 | Mossguard | 苔衛 | 苔守りの | Shield | 圓盾 | 丸盾 | Heavier after rain, and stronger. | 雨後更重，也更堅固。 | 雨のあとは重く、そして強い。 | def | dmg_cut | 2201
SR | fire | 燼 | Emberstep | 踏燼 | 残り火の | Claws | 利爪 | 爪 | Leaves a warm print wherever it lands. | 所踏之處皆留下餘溫。 | 踏んだあとが、ほんのり温かい。 | atk | crit_rate | 2202
SR | none | 帆 | Cloudsail | 雲帆 | 雲の帆の | Longbow | 長弓 | 長弓 | Cut from the first sail of the harbour. | 裁自港口的第一面帆。 | 港で最初の帆から裁たれた。 | spd | dodge | 2205
SSR | thunder | 雷 | Stormcaller’s | 喚雷 | 雷呼びの | Rod | 法杖 | 杖 | Hums when clouds gather. | 烏雲聚集時便微微鳴響。 | 雲が集まると、かすかに鳴る。 | matk | energy_gain | 2203
SSR | water | 月 | Moonwell | 月井 | 月井の | Chalice | 聖杯 | 聖杯 | Filled only by moonlight. | 唯有月光能將其盈滿。 | 月の光だけがこれを満たす。 | hp | heal_rate | 2204
SSR | nihil | 夜 | Nightveil | 夜幕 | 夜とばりの | Daggers | 雙匕 | 双短剣 | Nobody remembers who wore it last. | 無人記得上一位主人。 | 最後の持ち主を、だれも憶えていない。 | crit_rate | crit_dmg | 2206
SSR_PLUS | fire | 曉 | First Dawn | 初曉 | 初暁の | Lantern | 明燈 | 灯火 | Forged from the one fire that stayed lit. | 以那簇未曾熄滅的火鍛造。 | 消えなかった、ただひとつの火から鍛えられた。 | atk | dmg_up | 2411
`;

const ARMOUR: Readonly<Record<Exclude<EquipmentSlot, 'weapon'>, Trio>> = {
  head: ['Hood', '兜帽', '頭巾'],
  body: ['Coat', '長衣', '外套'],
  hands: ['Gloves', '手套', '手袋'],
  feet: ['Boots', '長靴', 'ブーツ'],
  accessory: ['Charm', '護符', 'お守り'],
};

/** The ten sets of the demo game. */
export const DEMO_SETS: readonly DemoSet[] = cellsOf(TABLE).map((row, index) => {
  const skill = cellAt(row, 14);
  return {
    id: FIRST_SET + index,
    rarity: row[0] as EquipmentRarity,
    property: row[1] as DemoProperty,
    sign: cellAt(row, 2),
    prefix: trioAt(row, 3),
    weapon: trioAt(row, 6),
    lore: trioAt(row, 9),
    stats: [cellAt(row, 12), cellAt(row, 13)],
    skillId: skill === '' ? null : Number(skill),
  };
});

/** What a set is called. */
export function setName({ prefix: [en, zh, jp] }: DemoSet): Trio {
  return [`${en} Set`, `${zh}套裝`, `${jp}装備`];
}

/** What a piece of a set is called. */
export function pieceName({ prefix, weapon }: DemoSet, slot: EquipmentSlot): Trio {
  const [en, zh, jp] = slot === 'weapon' ? weapon : ARMOUR[slot];
  return [`${prefix[0]} ${en}`, `${prefix[1]}${zh}`, `${prefix[2]}${jp}`];
}
