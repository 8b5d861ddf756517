import { parsePoint, pointText, type Point } from '@quartermaster/contract/http/point';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useBranch } from '../../engine/use-branch.ts';
import type { LabSearch } from './lab-keys.ts';

/** Everything that a run depends on, beside the records. */
export type LabInput = {
  /** '': none is chosen. */
  readonly gachapon: string;
  readonly first: Point;
  /** Null: one side alone. */
  readonly second: Point | null;
  readonly draws: number;
  readonly mode: 'single' | 'multi';
  readonly start: number;
  readonly seed: number;
  readonly copies: number;
};

export const LIMITS = {
  draws: [1, 1_000_000],
  start: [0, 999],
  seed: [0, 4_294_967_295],
  copies: [1, 20],
} as const;

const USUAL = { draws: 100_000, start: 0, seed: 1, copies: 5 } as const;

/** A number of the address within its limits; the usual one where it is none. */
function numberIn(text: string | undefined, key: keyof typeof LIMITS): number {
  const [least, most] = LIMITS[key];
  const number = text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : USUAL[key];
  return Math.min(most, Math.max(least, number));
}

/** The inputs of the page, all of them in the address: a colleague who gets it sees the same figures. */
export function useLabAddress(): { readonly input: LabInput; readonly run: (input: LabInput) => void } {
  const { environment, version } = useBranch();
  const search: LabSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { gachapon = '', a, b, draws, mode, start, seed, copies } = search;
  const input = useMemo(
    () => ({
      gachapon,
      first: parsePoint(a ?? '') ?? ({ kind: 'draft', environment, version } as const),
      second: parsePoint(b ?? ''),
      draws: numberIn(draws, 'draws'),
      mode: mode === 'single' ? ('single' as const) : ('multi' as const),
      start: numberIn(start, 'start'),
      seed: numberIn(seed, 'seed'),
      copies: numberIn(copies, 'copies'),
    }),
    [environment, version, gachapon, a, b, draws, mode, start, seed, copies],
  );
  const run = (next: LabInput): void =>
    void navigate({
      to: '/gachapon-test',
      search: searchOf(next),
    });
  return { input, run };
}

function searchOf({ first, second, gachapon, mode, ...numbers }: LabInput): LabSearch {
  return {
    gachapon,
    a: pointText(first),
    ...(second === null ? {} : { b: pointText(second) }),
    mode,
    draws: String(numbers.draws),
    start: String(numbers.start),
    seed: String(numbers.seed),
    copies: String(numbers.copies),
  };
}
