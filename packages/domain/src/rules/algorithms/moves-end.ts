import type { AlgorithmParameters } from '../../core/algorithm-parameters.ts';
import { plainText } from '../../core/json.ts';
import { groupsBy } from '../groups.ts';
import type { ModuleRecord, ModuleRule } from '../rule-logic.ts';

type Moves = AlgorithmParameters['moves_end'];

/** Moves never go round in circles: each cell that moves is followed until one does not. */
export const movesEnd: ModuleRule<'moves_end'> = {
  level: 'module',
  paths: ({ groupBy, at, by, to }) => [by, to, at, ...groupBy],
  check(rule, records, add) {
    for (const cells of groupsBy(records, rule.groupBy, ({ data }) => data)) {
      const next = nextCells(rule, cells);
      for (const { recordId, data } of cells) {
        if (!isEndless(recordId, next)) continue;
        const path = data[rule.by] === undefined || data[rule.by] === null ? rule.to : rule.by;
        add(recordId, path, 'cycle', { record: next.get(recordId) ?? '' });
      }
    }
  },
};

/** Where each cell that moves leads. The round is closed: after the last cell comes the first. */
function nextCells({ at, by, to }: Moves, cells: readonly ModuleRecord[]): ReadonlyMap<string, string> {
  const byNumber = new Map(cells.map(({ recordId, data }) => [data[at], recordId]));
  return new Map(
    cells.flatMap(({ recordId, data }): [string, string][] => {
      const [place, steps, named] = [data[at], data[by], plainText(data[to])];
      if (typeof steps === 'number' && typeof place === 'number') {
        const landed = (((place + steps) % cells.length) + cells.length) % cells.length;
        const there = byNumber.get(landed);
        return there === undefined ? [] : [[recordId, there]];
      }
      return named === '' ? [] : [[recordId, named]];
    }),
  );
}

/** Whether a player who lands on a cell comes back to it without a stop. */
function isEndless(start: string, next: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let cell = next.get(start); cell !== undefined && !seen.has(cell); cell = next.get(cell)) {
    if (cell === start) return true;
    seen.add(cell);
  }
  return false;
}
