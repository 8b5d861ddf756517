import type { FirstHit } from './first-hit.ts';

/** What a draw costs, in one currency. */
export type DrawPrice = { readonly single: number; readonly multi: number; readonly multiCount: number };

/** What `draws` draws cost a player who buys as many multi draws as fit and the rest one by one. */
export function costOfDraws(draws: number, price: DrawPrice): number {
  const multis = Math.floor(draws / price.multiCount);
  const rest = draws - multis * price.multiCount;
  return multis * price.multi + Math.min(rest * price.single, price.multi);
}

/** What the first hit costs on average: drawn one by one, and in multi draws only. `null`: it may never come. */
export function expectedCost(
  distribution: FirstHit,
  price: DrawPrice,
): { readonly single: number; readonly multi: number } | null {
  if (distribution.mean === null) return null;
  const multis = distribution.chances.reduce(
    (sum, chance, index) => sum + chance * Math.ceil((index + 1) / price.multiCount),
    0,
  );
  return { single: distribution.mean * price.single, multi: multis * price.multi };
}
