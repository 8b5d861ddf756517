import { isJsonObject, type JsonValue, type RecordData } from '../core/json.ts';
import type { DrawPrice } from './draw-cost.ts';

/** What a draw is paid with: a kind of asset, and which one where the kind has several. */
export type Currency = { readonly kind: string; readonly targetId: string | null };

/** What draws cost in the currency that they are paid with. */
export type PricedDraw = { readonly currency: Currency; readonly price: DrawPrice };

/** An amount of one currency. Amounts of different currencies are never added. */
export type Money = Currency & { readonly amount: number };

/**
 * The price in the first currency that a single draw can be paid with. A multi draw that cannot be
 * paid in it costs as much as its single draws.
 */
export function priceOf(gachapon: RecordData): PricedDraw | null {
  const [single] = costsIn(gachapon['single_cost']);
  if (single === undefined) return null;
  const count = gachapon['multi_count'];
  const multiCount = typeof count === 'number' && count >= 1 ? Math.trunc(count) : 1;
  const multi = costsIn(gachapon['multi_cost']).find(
    ({ kind, targetId }) => kind === single.kind && targetId === single.targetId,
  );
  const { kind, targetId, amount } = single;
  return {
    currency: { kind, targetId },
    price: { single: amount, multi: multi?.amount ?? amount * multiCount, multiCount },
  };
}

/** The amounts in a list of costs or rewards. */
export function costsIn(value: JsonValue | undefined): readonly Money[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isJsonObject).flatMap((row) => {
    const { asset_kind: kind, target_id: target, amount } = row;
    if (typeof kind !== 'string' || typeof amount !== 'number') return [];
    const hasTarget = typeof target === 'string' || typeof target === 'number';
    return [{ kind, amount, targetId: hasTarget ? String(target) : null }];
  });
}
