import type { CountKind } from '@quartermaster/domain/reports/report-definitions';
import type { Sum } from './kept-counts.repo.ts';

type Count = Pick<Sum, 'players' | 'times' | 'amount'>;
export type NamedCount = Count & Pick<Sum, 'subject' | 'detail'>;

/** Sums of a report by what stays apart: a period, a server, a platform or a version. */
export type Tally = {
  readonly groups: readonly string[];
  readonly of: (group: string, kind: CountKind) => readonly NamedCount[];
  /** Like `inOrder`, with the order of subjects and details computed once. */
  readonly inOrder: (a: string, b: string) => number;
  /** All of a kind, or of one subject of it, added up. */
  readonly sum: (group: string, kind: CountKind, subject?: string) => Count;
};

const NONE: Count = { players: 0, times: 0, amount: 0 };

const add = (a: Count, b: Count): Count => ({
  players: a.players + b.players,
  times: a.times + b.times,
  amount: a.amount + b.amount,
});

export function tallyOf(sums: readonly Sum[], groupOf: (sum: Sum) => string): Tally {
  const byKey = Map.groupBy(sums, (sum) => `${sum.kind} ${groupOf(sum)}`);
  const of = (group: string, kind: CountKind) => byKey.get(`${kind} ${group}`) ?? [];
  const ranks = ranksOf(new Set(sums.flatMap(({ subject, detail }) => [subject, detail])));
  return {
    groups: [...new Set(sums.map(groupOf))].toSorted(inOrder),
    of,
    inOrder: (a, b) => {
      const [rankOfA, rankOfB] = [ranks.get(a), ranks.get(b)];
      return rankOfA === undefined || rankOfB === undefined ? inOrder(a, b) : rankOfA - rankOfB;
    },
    sum: (group, kind, subject) =>
      of(group, kind)
        .filter((count) => subject === undefined || count.subject === subject)
        .reduce<Count>(add, NONE),
  };
}

/** Adds the details of each subject up, or what `keyOf` makes of both. */
export function mergeCounts(
  counts: readonly NamedCount[],
  keyOf: (count: NamedCount) => readonly [subject: string, detail: string],
): NamedCount[] {
  return [...Map.groupBy(counts, (count) => keyOf(count).join('\n')).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const [subject, detail] = keyOf(first);
    return [{ ...same.reduce<Count>(add, NONE), subject, detail }];
  });
}

const NUMBERS = new Intl.Collator('en', { numeric: true });

/** The rank of each text: a report by day compares the same few texts half a million times. */
const ranksOf = (texts: ReadonlySet<string>): ReadonlyMap<string, number> =>
  new Map([...texts].toSorted(inOrder).map((text, rank) => [text, rank]));

/** Numbers by size, other texts by letter. */
export const inOrder = (a: string, b: string): number => NUMBERS.compare(a, b);
