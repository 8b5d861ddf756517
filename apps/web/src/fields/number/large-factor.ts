/** How often one number is in another: `{ times: 100, isMore: true }` for 20 that became 2,000. */
type LargeFactor = { readonly times: number; readonly isMore: boolean };

/** From here on a change looks like a slipped digit or a wrong unit. */
const LARGE = 10;

/** By how much a number grew or shrank, where that is 10 times or more; null for any other change. */
export function largeFactor(before: number | null, after: number | null): LargeFactor | null {
  if (before === null || after === null || before === 0 || after === 0) return null;
  const ratio = after / before;
  if (ratio >= LARGE) return { times: rounded(ratio), isMore: true };
  if (ratio > 0 && ratio <= 1 / LARGE) return { times: rounded(before / after), isMore: false };
  return null;
}

/** `12.3` times, `120` times: the size matters, not the digits. */
const rounded = (ratio: number): number => Number(ratio.toPrecision(3));
