import type { DefinedModule, RecordOf } from '@quartermaster/domain/core/define-module';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ModuleDefinition } from '@quartermaster/domain/core/module';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import type { PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import { battleSetting } from '@quartermaster/domain/modules/battle-chapters/battle-setting';
import { chapterSetting } from '@quartermaster/domain/modules/battle-chapters/chapter-setting';
import { specialEventSetting } from '@quartermaster/domain/modules/events/special-event-setting';
import { equipmentRaritySetting } from '@quartermaster/domain/modules/equipment/equipment-rarity-setting';
import { equipmentSetting } from '@quartermaster/domain/modules/equipment/equipment-setting';
import { gachaponGuaranteeSetting } from '@quartermaster/domain/modules/gacha/gachapon-guarantee-setting';
import { gachaponSetting } from '@quartermaster/domain/modules/gacha/gachapon-setting';
import { godRaritySetting } from '@quartermaster/domain/modules/gods/god-rarity-setting';
import { godSetting } from '@quartermaster/domain/modules/gods/god-setting';
import { guildLevelSetting } from '@quartermaster/domain/modules/guild/guild-level-setting';
import { guildSetting } from '@quartermaster/domain/modules/guild/guild-setting';
import { itemSetting } from '@quartermaster/domain/modules/items-economy/item-setting';
import { petRaritySetting } from '@quartermaster/domain/modules/pets/pet-rarity-setting';
import { petSetting } from '@quartermaster/domain/modules/pets/pet-setting';
import { vipControl } from '@quartermaster/domain/modules/player-support/vip-control';
import { mallSetting } from '@quartermaster/domain/modules/shop-packages/mall-setting';
import { titleSetting } from '@quartermaster/domain/modules/skins-profile/title-setting';
import { recordOf } from '@quartermaster/domain/record/record-of';
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
  readonly events: readonly number[];
  /** Of each thing that grows, by `growthKey`. */
  readonly growth: ReadonlyMap<string, Growth>;
  /** How many chapters the main story has. */
  readonly chapters: number;
  /** How many of a guild's members may have a rank. */
  readonly ranks: { readonly vice: number; readonly elite: number };
  /** How many members a guild may have, by its level from 1 on. */
  readonly guildSizes: readonly number[];
  readonly products: readonly Product[];
  /** What each VIP level above the first one takes. */
  readonly vipSteps: readonly number[];
  /** Those that are always open, with what ten draws cost. */
  readonly gachapons: readonly { readonly config: GachaponConfig; readonly multiCost: number }[];
};

export function readGameContent(): GameContent {
  const configuration = demoConfiguration();
  const dataOf = ({ key }: ModuleDefinition): readonly RecordData[] => configuration[key] ?? [];
  const read = <Shape>(definition: DefinedModule<Shape>) =>
    dataOf(definition).map((data) => recordOf(definition, data));
  const [guildRules] = read(guildSetting);
  const [pets, gods, equipment] = [read(petSetting), read(godSetting), read(equipmentSetting)];
  return {
    items: read(itemSetting).map(({ item_id: id }) => id),
    pets: pets.map(({ pet_id: id }) => id),
    gods: gods.map(({ god_id: id }) => id),
    equipment: equipment.map(({ equipment_id: id }) => id),
    titles: read(titleSetting).map(({ title_id: id }) => id),
    battles: read(battleSetting).map(({ battle_id: id }) => id),
    events: read(specialEventSetting).map(({ event_id: id }) => id),
    growth: new Map([
      ...growthOf(
        'pet',
        pets.map(({ pet_id: id, rarity }) => ({ id, rarity })),
        read(petRaritySetting),
      ),
      ...growthOf(
        'pet_god',
        gods.map(({ god_id: id, rarity }) => ({ id, rarity })),
        read(godRaritySetting),
      ),
      ...growthOf(
        'equipment',
        equipment.map(({ equipment_id: id, rarity }) => ({ id, rarity })),
        read(equipmentRaritySetting),
      ),
    ]),
    chapters: read(chapterSetting).filter(({ chapter_type: type }) => type === 'main').length,
    ranks: { vice: guildRules?.vice_count ?? 0, elite: guildRules?.elite_count ?? 0 },
    guildSizes: read(guildLevelSetting)
      .sort((left, right) => left.level - right.level)
      .map(({ member_limit: limit }) => limit),
    products: read(mallSetting).flatMap(readProduct),
    vipSteps: read(vipControl)
      .map(({ required_points: points }) => points)
      .filter((points) => points > 0),
    gachapons: dataOf(gachaponSetting)
      .map((data) => ({ data, gachapon: recordOf(gachaponSetting, data) }))
      .filter(({ gachapon }) => PERMANENT.has(gachapon.gachapon_id))
      .map(({ data, gachapon }) => ({
        config: readGachapon(data, dataOf(gachaponGuaranteeSetting)),
        multiCost: gachapon.multi_cost[0]?.amount ?? 0,
      })),
  };
}

export const growthKey = (kind: PossessionKind, id: number): string => `${kind}:${id}`;

type Growing = { readonly id: number; readonly rarity: string | number };
type RarityRow = {
  readonly rarity: string;
  readonly max_level: number;
  readonly initial_star?: number;
  readonly max_star?: number;
};

/** A thing grows as far as its rarity says. */
function growthOf(
  kind: PossessionKind,
  things: readonly Growing[],
  rarities: readonly RarityRow[],
): (readonly [string, Growth])[] {
  const byRarity = new Map<string | number, Growth>(
    rarities.map(({ rarity, max_level: maxLevel, initial_star: first = 0, max_star: last }) => [
      rarity,
      { maxLevel, stars: last === undefined ? null : [first, last] },
    ]),
  );
  return things.flatMap(({ id, rarity }) => {
    const growth = byRarity.get(rarity);
    return growth === undefined ? [] : [[growthKey(kind, id), growth] as const];
  });
}

/** Gachapons for gems that are always open. */
const PERMANENT = new Set([3001, 3002]);

/** Products for gems have no price in money, and no order. */
function readProduct({
  mall_id,
  prices: listed = [],
  vip_points,
  rewards,
}: RecordOf<typeof mallSetting>): Product[] {
  const prices = new Map<string, number>(listed.map(({ currency, amount }) => [currency, amount]));
  const dollars = prices.get('USD');
  if (dollars === undefined) return [];
  return [
    {
      id: mall_id,
      storeProductId: listed[0]?.store_product_id ?? '',
      prices,
      usdCents: Math.round(dollars * 100),
      vipPoints: vip_points,
      rewards: rewards.map(({ asset_kind: assetKind, target_id: target, amount }) => ({
        assetKind,
        targetId: target === undefined ? null : Number(target),
        amount,
      })),
    },
  ];
}
