/** What a draw costs, in one currency. */
export type DrawPrice = { readonly single: number; readonly multi: number; readonly multiCount: number };

/** What `draws` draws cost a player who buys as many multi draws as fit and the rest one by one. */
export function costOfDraws(draws: number, price: DrawPrice): number {
  const multis = Math.floor(draws / price.multiCount);
  const rest = draws - multis * price.multiCount;
  return multis * price.multi + Math.min(rest * price.single, price.multi);
}
