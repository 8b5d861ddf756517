import { createDrawTable, type DrawTable } from '../simulation/draw-odds.ts';
import type { GachaponConfig } from '../simulation/gachapon-config.ts';
import { chiSquareTail, normalTail, sigmaOf } from '../statistics/tails.ts';
import { chancesByEntry, entryKey, type DrawCounts, type Situation } from './count-draws.ts';

/** How often something came and should have come. `sigma`: null where fewer than 25 are expected. */
type Deviation = {
  readonly observed: number;
  readonly expected: number;
  readonly sigma: number | null;
  /** Two-sided; 1 where nothing can be said. */
  readonly chance: number;
  /** Draws that detect a deviation of a tenth in nine of ten cases; null: it never comes, or always. */
  readonly enough: number | null;
};

type ComparedEntry = Deviation & {
  readonly groupNo: number;
  readonly target: string;
  readonly isFeatured: boolean;
};

/** How far draws are from the odds that were published for them. */
export type Comparison = {
  /** Draws compared, those with unknown odds, and those with a prize that cannot be drawn. */
  readonly draws: number;
  readonly unknown: number;
  readonly impossible: number;
  readonly chiSquare: { readonly statistic: number; readonly degrees: number; readonly chance: number };
  readonly featured: Deviation;
  readonly entries: readonly ComparedEntry[];
};

/** Cells of a chi-square test expect so many at least; rarer ones are added up. */
const LEAST_IN_CELL = 10;
/** Below, the normal curve says too little about a count. */
const LEAST_EXPECTED = 25;
/** The deviation to be detected, as part of the rate. */
const TENTH = 0.1;
/** The test finds such a deviation in nine of ten samples. */
const POWER_SIGMA = 1.281_551_565_5;

/** What came out against what had to be expected of each draw's own odds. `alarm`: the chance that raises an alarm. */
export function compareDraws(config: GachaponConfig, counts: DrawCounts, alarm: number): Comparison {
  const table = createDrawTable(config);
  const situations = Object.values(counts.situations).map((situation) => tabulate(table, situation));
  const draws = situations.reduce((sum, situation) => sum + situation.draws, 0);
  const entries = entriesOf(table).map((entry) => ({
    ...entry,
    ...deviationOf(situations, (key) => key === entryKey(entry.groupNo, entry.target), alarm),
  }));
  const featured = new Set(
    entries.filter(({ isFeatured }) => isFeatured).map((entry) => entryKey(entry.groupNo, entry.target)),
  );
  return {
    draws,
    unknown: counts.unknown,
    impossible: counts.impossible,
    chiSquare: chiSquareOf(situations),
    featured: deviationOf(situations, (key) => featured.has(key), alarm),
    entries,
  };
}

type Tabulated = {
  readonly draws: number;
  readonly cells: readonly { readonly key: string; readonly chance: number; readonly observed: number }[];
};

function tabulate(table: DrawTable, { state, counts }: Situation): Tabulated {
  const cells = [...chancesByEntry(table, state)]
    .filter(([, chance]) => chance > 0)
    .map(([key, chance]) => ({ key, chance, observed: counts[key] ?? 0 }));
  return { draws: cells.reduce((sum, { observed }) => sum + observed, 0), cells };
}

function entriesOf(table: DrawTable): Pick<ComparedEntry, 'groupNo' | 'target' | 'isFeatured'>[] {
  const byKey = new Map(
    table.outcomes.map(({ group, entry, isFeatured }) => [
      entryKey(group.groupNo, entry.target),
      { groupNo: group.groupNo, target: entry.target, isFeatured },
    ]),
  );
  return [...byKey.values()];
}

/** Each draw adds its own chance p to what is expected and p (1 - p) to the variance: forced draws add none. */
function deviationOf(
  situations: readonly Tabulated[],
  isMeant: (key: string) => boolean,
  alarm: number,
): Deviation {
  let [observed, expected, variance, draws] = [0, 0, 0, 0];
  for (const situation of situations) {
    const meant = situation.cells.filter(({ key }) => isMeant(key));
    const chance = meant.reduce((sum, cell) => sum + cell.chance, 0);
    draws += situation.draws;
    observed += meant.reduce((sum, cell) => sum + cell.observed, 0);
    expected += situation.draws * chance;
    variance += situation.draws * chance * Math.max(0, 1 - chance);
  }
  const isComparable = expected >= LEAST_EXPECTED && variance >= LEAST_EXPECTED;
  const sigma = isComparable ? (observed - expected) / Math.sqrt(variance) : null;
  return {
    observed,
    expected,
    sigma,
    chance: sigma === null ? 1 : normalTail(sigma),
    enough: enoughDraws({ draws, expected, variance }, alarm),
  };
}

/** How many draws, like the counted ones, it takes to detect a deviation of a tenth of the rate. */
function enoughDraws(
  {
    draws,
    expected,
    variance,
  }: { readonly draws: number; readonly expected: number; readonly variance: number },
  alarm: number,
): number | null {
  if (expected <= 0 || variance <= 0) return null;
  const needed = (sigmaOf(alarm) + POWER_SIGMA) / TENTH;
  return Math.ceil((draws * needed * needed * variance) / (expected * expected));
}

/** Draws of the same odds are compared with each other; the sum over all odds is a chi-square value again. */
function chiSquareOf(situations: readonly Tabulated[]): Comparison['chiSquare'] {
  let [statistic, degrees] = [0, 0];
  for (const { draws, cells } of situations) {
    const pooled = poolRare(cells.map(({ chance, observed }) => ({ expected: draws * chance, observed })));
    if (pooled.length < 2) continue;
    degrees += pooled.length - 1;
    for (const { expected, observed } of pooled) statistic += (observed - expected) ** 2 / expected;
  }
  return { statistic, degrees, chance: chiSquareTail(statistic, degrees) };
}

type Cell = { readonly expected: number; readonly observed: number };

/** Rare cells become one; where that is still rare, the smallest of the others joins it. */
function poolRare(cells: readonly Cell[]): readonly Cell[] {
  const sorted = cells.toSorted((left, right) => left.expected - right.expected);
  let pool: Cell = { expected: 0, observed: 0 };
  let taken = 0;
  for (const cell of sorted) {
    if (cell.expected >= LEAST_IN_CELL && (taken === 0 || pool.expected >= LEAST_IN_CELL)) break;
    pool = { expected: pool.expected + cell.expected, observed: pool.observed + cell.observed };
    taken += 1;
  }
  const rest = sorted.slice(taken);
  return taken === 0 ? rest : [pool, ...rest];
}
