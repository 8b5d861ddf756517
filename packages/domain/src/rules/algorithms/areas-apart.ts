import type { JsonObject } from '../../core/json.ts';
import { inRows, rowsAt } from '../row-paths.ts';
import type { RecordRule } from '../rule-logic.ts';

/** Rectangles on a map that share no place. Of those that a row meets the first is told. */
export const areasApart: RecordRule<'areas_apart'> = {
  level: 'record',
  paths: ({ rows, from, to }) => [rows, ...[...from, ...to].map((key) => inRows(rows, key))],
  check({ rows, from, to }, data, add) {
    const areas = rowsAt(data, rows).map(({ path, values }) => ({ path, area: areaOf(values, from, to) }));
    areas.forEach(({ path, area }, place) => {
      const met = areas.slice(0, place).findIndex((other) => meet(area, other.area));
      if (met >= 0) add(path, 'area_overlap', { row: met + 1 });
    });
  },
};

type Area = readonly (readonly [from: number, to: number])[];

/** A row that lacks a coordinate covers nothing. */
function areaOf(row: JsonObject, from: readonly string[], to: readonly string[]): Area {
  return from.map((key, axis) => {
    const [start, end] = [row[key], row[to[axis] ?? '']];
    return typeof start === 'number' && typeof end === 'number' ? [start, end] : [Infinity, -Infinity];
  });
}

const meet = (left: Area, right: Area): boolean =>
  left.every(([from, to], axis) => {
    const [start = Infinity, end = -Infinity] = right[axis] ?? [];
    return from <= end && start <= to;
  });
