import { seededRandom } from '@quartermaster/domain/simulation/seeded-random';

/** Repeatable chance, in the words that inventing a player needs. */
export type Dice = {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  readonly chance: (probability: number) => boolean;
  /** A whole number, both ends included. */
  readonly between: (from: number, to: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Mostly near 0, seldom near 1: the larger the power, the seldomer. */
  readonly seldom: (power: number) => number;
  readonly hex: (length: number) => string;
};

/** The same numbers give the same dice, whatever was thrown before for others. */
export function createDice(...numbers: readonly number[]): Dice {
  const next = seededRandom(numbers.reduce(mix, 0x9e_37_79_b9));
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    chance: (probability) => next() < probability,
    between,
    pick: (list) => {
      const picked = list[between(0, list.length - 1)];
      if (picked === undefined) throw new Error('Nothing to pick from.');
      return picked;
    },
    seldom: (power) => next() ** power,
    hex: (length) => Array.from({ length }, () => between(0, 15).toString(16)).join(''),
  };
}

function mix(state: number, number: number): number {
  let mixed = Math.imul(state ^ number, 0x85_eb_ca_6b);
  mixed ^= mixed >>> 13;
  return Math.imul(mixed, 0xc2_b2_ae_35) ^ (mixed >>> 16);
}
