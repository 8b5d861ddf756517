import type { JsonValue } from '../core/json.ts';
import { joinPath } from '../core/issue.ts';
import { groupRecords, orderRecords } from './groups.ts';
import { inRows, rowsAt } from './row-paths.ts';
import type { ModuleRule } from './rule-logic.ts';

type Entry = { readonly value: number; readonly path: string };

/** From record to record, what one stands for in a list of keyed numbers is never lost and never falls. */
export const entriesNotFalling: ModuleRule<'entries_not_falling'> = {
  level: 'module',
  paths: ({ rows, key, field, orderBy }) => [inRows(rows, key), inRows(rows, field), orderBy],
  check(rule, records, add) {
    const reached = new Map<JsonValue, number>();
    for (const { recordId, data } of groupRecords(records, undefined).flatMap((all) =>
      orderRecords(all, rule.orderBy),
    )) {
      const entries = new Map<JsonValue, Entry>();
      for (const { values, path } of rowsAt(data, rule.rows)) {
        const [name, value] = [values[rule.key], values[rule.field]];
        if (name === undefined || typeof value !== 'number') continue;
        entries.set(name, { value, path: joinPath(path, rule.field) });
      }
      for (const [name, than] of reached) {
        const entry = entries.get(name);
        if (entry === undefined) add(recordId, rule.rows, 'must_include', { field: rule.key, value: name });
        else if (entry.value < than) add(recordId, entry.path, 'falling', { than });
      }
      for (const [name, { value }] of entries) reached.set(name, value);
    }
  },
};
