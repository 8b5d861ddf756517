import { plainText } from '../../core/json.ts';
import { groupsBy } from '../groups.ts';
import { fieldsAt } from '../row-paths.ts';
import type { ModuleRule } from '../rule-logic.ts';
import { reversed, walk, type Way } from './walk.ts';

/**
 * Every part of a thread can be reached from its entry and leads to an end. Checked only in a whole
 * configuration, because choices are in the records of another module.
 */
export const partsLeadThrough: ModuleRule<'parts_lead_through'> = {
  level: 'module',
  paths: ({ groupBy, entry, next }) => [groupBy, entry, next],
  names: ({ module, part, to }) => ({ others: [{ module, fields: [part, ...to.split('.').slice(0, 1)] }] }),
  check({ groupBy, entry, next, module, part, to }, records, add, { readRecords }) {
    if (readRecords === undefined) return;
    const chosen: readonly Way[] = [...readRecords(module)].flatMap(({ data }) =>
      fieldsAt(data, to).map(({ values, key }) => ({
        from: plainText(data[part] ?? null),
        to: plainText(values[key] ?? null),
      })),
    );
    for (const parts of groupsBy(records, [groupBy], ({ data }) => data)) {
      const ids = new Set(parts.map(({ recordId }) => recordId));
      const own = parts.map(({ recordId, data }) => ({ from: recordId, to: plainText(data[next] ?? null) }));
      const choices = chosen.filter((way) => ids.has(way.from) && ids.has(way.to));
      const ways = [...choices, ...own.filter((way) => ids.has(way.to))];
      const leaving = new Set(ways.map(({ from }) => from));
      const starts = parts.filter(({ data }) => data[entry] === true).map(({ recordId }) => recordId);
      const ends = [...ids].filter((id) => !leaving.has(id));
      if (starts.length === 0) continue;
      const reached = walk(starts, ways);
      const ending = walk(ends, reversed(ways));
      for (const { recordId } of parts) {
        if (!reached.has(recordId)) add(recordId, entry, 'no_way_from_start');
        else if (!ending.has(recordId)) add(recordId, next, 'no_way_to_end');
      }
    }
  },
};
