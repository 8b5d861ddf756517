import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
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

/** What there is in the demo game for invented players to own, draw, buy and fight. */
export type GameContent = {
  readonly items: readonly number[];
  readonly pets: readonly number[];
  readonly gods: readonly number[];
  readonly equipment: readonly number[];
  readonly titles: readonly number[];
  readonly battles: readonly number[];
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
  const guarantees = records('gachapon-guarantee-setting');
  return {
    items: ids('item-setting', 'item_id'),
    pets: ids('pet-setting', 'pet_id'),
    gods: ids('god-setting', 'god_id'),
    equipment: ids('equipment-setting', 'equipment_id'),
    titles: ids('title-setting', 'title_id'),
    battles: ids('battle-setting', 'battle_id'),
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
