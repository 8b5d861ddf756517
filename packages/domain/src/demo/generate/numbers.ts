/** Which of how many records or rows a value is made for, counted from 0. */
export type Turn = { readonly index: number; readonly count: number };

type Range = { readonly min: number; readonly max: number };

/** A range up to here is filled evenly; a wider one by growth. */
const EVEN_UP_TO = 100;
/** A growing figure begins and ends at these powers of its largest value. */
const FIRST_POWER = 0.35;
const LAST_POWER = 0.7;
/** How the figures that people choose begin. */
const ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** A figure that rises from the first to the last of its kind, within its limits and round as people write it. */
export function figureAt({ min, max }: Range, { index, count }: Turn): number {
  const part = count <= 1 ? 0.5 : index / (count - 1);
  if (max - min <= EVEN_UP_TO) return Math.round(min + (max - min) * part);
  const low = Math.max(min, max ** FIRST_POWER, 1);
  const high = Math.max(low, max ** LAST_POWER);
  return Math.min(max, Math.max(min, rounded(low * (high / low) ** part)));
}

function rounded(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const first = ROUND.find((each) => each * power >= value) ?? 1;
  return Math.round(first * power);
}
