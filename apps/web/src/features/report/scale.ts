/** The upright axis of a chart. */
export type Scale = { readonly lowest: number; readonly highest: number; readonly ticks: readonly number[] };

const TICKS = 4;

/** Round numbers that hold all values, zero among them. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(low === 0 && values.every((value) => value === 0) ? 1 : 0, ...values);
  const rough = (high - low) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { lowest: ticks[0] ?? 0, highest: ticks.at(-1) ?? 1, ticks };
}
