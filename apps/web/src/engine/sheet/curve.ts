import { readFormula } from './formula.ts';

export const CURVE_SHAPES = ['linear', 'geometric', 'power', 'formula'] as const;
export type CurveShape = (typeof CURVE_SHAPES)[number];

/** How the values of a column go from its first row to its last. */
export type Curve = {
  readonly shape: CurveShape;
  readonly first: number;
  readonly last: number;
  /** For `power`: 1 is a straight line, above it the later steps are larger. */
  readonly exponent: number;
  /** For `formula`: an expression in `n`, the number of the row. */
  readonly formula: string;
  /** Values are rounded to a multiple of this. */
  readonly roundTo: number;
};

/** Why a curve has no values. */
type CurveProblem = 'formula' | 'positive' | 'infinite';

type CurveValues =
  | { readonly ok: true; readonly values: readonly number[] }
  | { readonly ok: false; readonly problem: CurveProblem };

/** The values of a curve at rows with these numbers, in their order. */
export function curveValues(curve: Curve, numbers: readonly number[]): CurveValues {
  const valueAt = valuesOf(curve, numbers);
  if (typeof valueAt === 'string') return { ok: false, problem: valueAt };
  const values = numbers.map((number, index) => rounded(valueAt(number, index), curve.roundTo));
  return values.every(Number.isFinite) ? { ok: true, values } : { ok: false, problem: 'infinite' };
}

type ValueAt = (number: number, index: number) => number;

function valuesOf(
  { shape, first, last, exponent, formula }: Curve,
  numbers: readonly number[],
): ValueAt | CurveProblem {
  const share = (index: number): number => (numbers.length > 1 ? index / (numbers.length - 1) : 0);
  if (shape === 'formula') return readFormula(formula) ?? 'formula';
  if (shape === 'geometric') {
    if (first <= 0 || last <= 0) return 'positive';
    return (_number, index) => first * (last / first) ** share(index);
  }
  const power = shape === 'power' ? exponent : 1;
  return (_number, index) => first + (last - first) * share(index) ** power;
}

const DIGITS = 12;

/** Binary fractions leave tails such as 0.30000000000000004. */
function rounded(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(DIGITS)) + 0;
}

/**
 * The rows, counted from 1, that a curve is most likely for. Rows added at the end go on from the last row with
 * a value, so that no other one changes. What the last level costs is often 0, and no part of the curve.
 */
export function curveRange(values: readonly (number | null)[]): {
  readonly from: number;
  readonly to: number;
} {
  const last = values.findLastIndex((value) => value !== null);
  const hasNewRows = last >= 0 && last < values.length - 1;
  const hasFreeEnd = values.at(-1) === 0 && (values.at(-2) ?? 0) > 0;
  return { from: hasNewRows ? last + 1 : 1, to: hasFreeEnd ? values.length - 1 : values.length };
}
