/** Random numbers that a seed repeats. */
export type Random = {
  /** A whole number from 0 to `below` - 1. */
  readonly below: (below: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
};

/** Mulberry32: small, and good enough to choose what happens next. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[below(from.length)];
    if (chosen === undefined) throw new Error('Nothing to pick from');
    return chosen;
  };
  return { below, pick };
}
