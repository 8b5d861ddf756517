import { fieldAtPath } from '../../core/field-at-path.ts';
import { plainText, type RecordData } from '../../core/json.ts';
import { assetRowReferences } from '../../fields/asset-rows.ts';
import { valueAt } from '../../record/path-value.ts';
import { fieldsAt } from '../row-paths.ts';
import type { AddRecordIssue, ModuleRecord, ModuleRule } from '../rule-logic.ts';

/** A thing that a record turns into, and the reward that says so. */
type Turn = { readonly to: string; readonly path: string };

type Turns = ReadonlyMap<string, readonly Turn[]>;

/** What one thing is turned into is not turned back into it, and after some steps into nothing more. */
export const conversionEnds: ModuleRule<'conversion_ends'> = {
  level: 'module',
  paths: ({ from, gives }) => [from, ...gives],
  check({ from, gives, steps }, records, add, { module }) {
    const source = fieldAtPath(module, from);
    if (source?.kind !== 'reference') return;
    const turnsOf = (data: RecordData): readonly Turn[] =>
      gives.flatMap((path) =>
        fieldsAt(data, path).flatMap(({ values, key, fieldPath }) =>
          assetRowReferences(values[key] ?? null, fieldPath)
            .filter(({ module: kind }) => kind === source.to)
            .map(({ id, path: place }) => ({ to: id, path: place })),
        ),
      );
    const turns = new Map<string, readonly Turn[]>();
    for (const { data } of records) {
      const start = plainText(valueAt(data, from));
      turns.set(start, [...(turns.get(start) ?? []), ...turnsOf(data)]);
    }
    for (const record of records) follow(record, plainText(valueAt(record.data, from)), turnsOf(record.data));

    function follow({ recordId }: ModuleRecord, start: string, first: readonly Turn[]): void {
      for (const turn of first) followOne(turns, { recordId, start, turn, steps }, add);
    }
  },
};

type Walk = {
  readonly recordId: string;
  readonly start: string;
  readonly turn: Turn;
  readonly steps: number;
};

/** Everything a reward leads to, step by step; each thing is looked at once. */
function followOne(turns: Turns, { recordId, start, turn, steps }: Walk, add: AddRecordIssue): void {
  const seen = new Set<string>([turn.to]);
  let reached: readonly string[] = [turn.to];
  for (let step = 1; reached.length > 0; step += 1) {
    if (reached.includes(start)) return add(recordId, turn.path, 'cycle', { record: turn.to });
    const next = reached.flatMap((thing) => (turns.get(thing) ?? []).map(({ to }) => to));
    if (next.length > 0 && step >= steps && !next.includes(start))
      return add(recordId, turn.path, 'chain_too_long', { max: steps });
    reached = [...new Set(next)].filter((thing) => !seen.has(thing));
    for (const thing of reached) seen.add(thing);
  }
}
