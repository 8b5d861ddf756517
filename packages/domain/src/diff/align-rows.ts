/** A row before and after a change; undefined on the side where it is not there. */
export type RowPair<Row> = {
  /** Where it is after the change; of a removed row where it was. */
  readonly index: number;
  readonly left: Row | undefined;
  readonly right: Row | undefined;
};

/** Comparing more pairs than this takes longer than it is worth: such lists are compared by position. */
const MOST_COMPARED = 40_000;

/**
 * Pairs rows that nothing but their content tells apart, in their order, so that a row that was removed or added
 * changes none below it. `unlikeness`: from 0 for rows alike to 1.
 */
export function alignRows<Row>(
  before: readonly Row[],
  after: readonly Row[],
  unlikeness: (left: Row, right: Row) => number,
): readonly RowPair<Row>[] {
  const shorter = Math.min(before.length, after.length);
  const isAlike = (left: Row | undefined, right: Row | undefined): boolean =>
    left !== undefined && right !== undefined && unlikeness(left, right) === 0;
  let start = 0;
  while (start < shorter && isAlike(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isAlike(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const middle: Span = [start, before.length - end, after.length - end];
  return [
    ...pairsFrom(before, after, 0, 0, start),
    ...alignMiddle(before, after, middle, unlikeness),
    ...pairsFrom(before, after, before.length - end, after.length - end, end),
  ];
}

/** Where what differs begins on both sides, where it ends before, and after. */
type Span = readonly [start: number, endBefore: number, endAfter: number];

/** `count` rows of each side, one by one. */
function pairsFrom<Row>(
  before: readonly Row[],
  after: readonly Row[],
  left: number,
  right: number,
  count: number,
): readonly RowPair<Row>[] {
  return Array.from({ length: count }, (_, step) => ({
    index: right + step,
    left: before[left + step],
    right: after[right + step],
  }));
}

function alignMiddle<Row>(
  before: readonly Row[],
  after: readonly Row[],
  [start, endBefore, endAfter]: Span,
  unlikeness: (left: Row, right: Row) => number,
): readonly RowPair<Row>[] {
  const [olds, news] = [before.slice(start, endBefore), after.slice(start, endAfter)];
  if (olds.length * news.length > MOST_COMPARED || olds.length * news.length === 0)
    return pairsFrom(olds, news, 0, 0, Math.max(olds.length, news.length)).map((pair) => ({
      ...pair,
      index: pair.index + start,
    }));
  const costs = costsOf(olds, news, unlikeness);
  const cost = (old: number, next: number): number => costs[old]?.[next] ?? Infinity;
  const pairs: RowPair<Row>[] = [];
  let [old, next] = [0, 0];
  while (old < olds.length || next < news.length) {
    const [left, right] = [olds[old], news[next]];
    const least = cost(old, next);
    if (
      left !== undefined &&
      right !== undefined &&
      cost(old + 1, next + 1) + unlikeness(left, right) === least
    )
      pairs.push({ index: start + next++, left: olds[old++], right });
    else if (left !== undefined && cost(old + 1, next) + 1 === least)
      pairs.push({ index: start + old++, left, right: undefined });
    else pairs.push({ index: start + next++, left: undefined, right });
  }
  return pairs;
}

/** What it takes at least to make the rows from one place on into those from another: 1 for each that comes or goes. */
function costsOf<Row>(
  olds: readonly Row[],
  news: readonly Row[],
  unlikeness: (left: Row, right: Row) => number,
): readonly (readonly number[])[] {
  let below = Array.from({ length: news.length + 1 }, (_, next) => news.length - next);
  const costs = [below];
  for (const [step, left] of olds.toReversed().entries()) {
    const row = Array.from({ length: news.length + 1 }, () => step + 1);
    for (let next = news.length - 1; next >= 0; next -= 1) {
      const right = news[next];
      const [paired = 0, removed = 0, added = 0] = [below[next + 1], below[next], row[next + 1]];
      const change = right === undefined ? 1 : unlikeness(left, right);
      row[next] = Math.min(paired + change, removed + 1, added + 1);
    }
    costs.unshift(row);
    below = row;
  }
  return costs;
}
