import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import type { PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import { readGachapon, type GachaponConfig } from '@quartermaster/domain/simulation/gachapon-config';

export type Product = {
  readonly id: number;
  readonly storeProductId: string;
  readonly prices: ReadonlyMap<string, number>;
  readonly usdCents: number;
  readonly vipPoints: number;
  readonly rewards: readonly {
    readonly assetKind: string;
    readonly targetId: number | null;
    readonly amount: number;
  }[];
};

/** How far a thing grows; what has no stars has none ever. */
export type Growth = {
  readonly maxLevel: number;
  readonly stars: readonly [from: number, to: number] | null;
};

/** What there is in the demo game for invented players to own, draw, buy and fight. */
export type GameContent = {
  readonly items: readonly number[];
  readonly pets: readonly number[];
  readonly gods: readonly number[];
  readonly equipment: readonly number[];
  readonly titles: readonly number[];
  readonly battles: readonly number[];
  /** Of each thing that grows, by `growthKey`. */
  readonly growth: ReadonlyMap<string, Growth>;
  /** How many chapters the main story has. */
  readonly chapters: number;
  /** How many of a guild's members may have a rank. */
  readonly ranks: { readonly vice: number; readonly elite: number };
  readonly products: readonly Product[];
  /** What each VIP level above the first one takes. */
  readonly vipSteps: readonly number[];
  /** Those that are always open, with what ten draws cost. */
  readonly gachapons: readonly { readonly config: GachaponConfig; readonly multiCost: number }[];
};

export function readGameContent(): GameContent {
  const configuration = demoConfiguration();
  const records = (module: string): readonly RecordData[] => configuration[module] ?? [];
  const ids = (module: string, key: string): number[] => records(module).map((record) => Number(record[key]));
  const [guildRules] = records('guild-setting');
  const guarantees = records('gachapon-guarantee-setting');
  return {
    items: ids('item-setting', 'item_id'),
    pets: ids('pet-setting', 'pet_id'),
    gods: ids('god-setting', 'god_id'),
    equipment: ids('equipment-setting', 'equipment_id'),
    titles: ids('title-setting', 'title_id'),
    battles: ids('battle-setting', 'battle_id'),
    growth: new Map([
      ...growthOf('pet', records('pet-setting'), records('pet-rarity-setting')),
      ...growthOf('pet_god', records('god-setting'), records('god-rarity-setting')),
      ...growthOf('equipment', records('equipment-setting'), records('equipment-rarity-setting')),
    ]),
    chapters: records('chapter-setting').filter((record) => record['chapter_type'] === 'main').length,
    ranks: { vice: Number(guildRules?.['vice_count'] ?? 0), elite: Number(guildRules?.['elite_count'] ?? 0) },
    products: records('mall-setting').flatMap(readProduct),
    vipSteps: ids('vip-control', 'required_points').filter((points) => points > 0),
    gachapons: records('gachapon-setting')
      .filter((record) => PERMANENT.has(Number(record['gachapon_id'])))
      .map((record) => ({
        config: readGachapon(record, guarantees),
        multiCost: Number(rows(record['multi_cost'])[0]?.['amount'] ?? 0),
      })),
  };
}

export const growthKey = (kind: PossessionKind, id: number): string => `${kind}:${id}`;

const ID_KEYS = { pet: 'pet_id', pet_god: 'god_id', equipment: 'equipment_id' } as const;

/** A thing grows as far as its rarity says. */
function growthOf(
  kind: keyof typeof ID_KEYS,
  things: readonly RecordData[],
  rarities: readonly RecordData[],
): (readonly [string, Growth])[] {
  const byRarity = new Map(
    rarities.map(({ rarity, max_level: level, initial_star: first, max_star: last }) => [
      rarity,
      {
        maxLevel: Number(level),
        stars: last === undefined ? null : ([Number(first ?? 0), Number(last)] as const),
      },
    ]),
  );
  return things.flatMap((thing) => {
    const growth = byRarity.get(thing['rarity']);
    return growth === undefined ? [] : [[growthKey(kind, Number(thing[ID_KEYS[kind]])), growth] as const];
  });
}

/** Gachapons for gems that nobody ever finds closed. */
const PERMANENT = new Set([3001, 3002]);

function rows(value: JsonValue | undefined): readonly RecordData[] {
  return Array.isArray(value) ? (value as readonly RecordData[]) : [];
}

const textOf = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '');

/** Products for gems have no price in money, and no order. */
function readProduct(record: RecordData): Product[] {
  const prices = new Map(
    rows(record['prices']).map((price) => [textOf(price['currency']), Number(price['amount'])]),
  );
  const dollars = prices.get('USD');
  if (dollars === undefined) return [];
  return [
    {
      id: Number(record['mall_id']),
      storeProductId: textOf(rows(record['prices'])[0]?.['store_product_id']),
      prices,
      usdCents: Math.round(dollars * 100),
      vipPoints: Number(record['vip_points'] ?? 0),
      rewards: rows(record['rewards']).map((reward) => ({
        assetKind: textOf(reward['asset_kind']),
        targetId: reward['target_id'] === undefined ? null : Number(reward['target_id']),
        amount: Number(reward['amount']),
      })),
    },
  ];
}
