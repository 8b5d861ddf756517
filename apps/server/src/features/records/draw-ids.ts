import { drawnField, type CopySource } from '@quartermaster/domain/copies/plan-copies';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { recordKey } from '@quartermaster/domain/record/record-key';
import type { Queryable } from '../../db/database.ts';
import { findFreeNumbers, prefixOf } from '../../engine/free-numbers.ts';
import { readHeads } from '../../engine/record-rows.ts';

type Drawing = {
  readonly database: Queryable;
  readonly branchOf: (module: ResolvedModule) => number;
  /** Ids that the user chose, by the `recordKey` of the record that is copied. */
  readonly chosen: Readonly<Record<string, number | string>>;
};

/** So many words are tried for a copy that is named by a word: `autumn-2` to `autumn-21`. */
const TRIED_WORDS = 20;

/**
 * What tells each copy from the other records of its module, by the `recordKey` of its source: chosen, or the
 * next free number after those of the sources. Another request may take a number first.
 */
export async function drawIds(
  drawing: Drawing,
  sources: readonly CopySource[],
): Promise<ReadonlyMap<string, JsonValue>> {
  const ids = new Map<string, JsonValue>();
  const drawn = sources.filter(({ module }) => drawnField(module) !== null);
  const groups = Map.groupBy(drawn, ({ module, recordId }) => recordKey(module.key, prefixOf(recordId)));
  for (const group of groups.values()) {
    const open: CopySource[] = [];
    for (const source of group) {
      const key = recordKey(source.module.key, source.recordId);
      const own = drawing.chosen[key];
      if (own === undefined) open.push(source);
      else ids.set(key, own);
    }
    for (const [source, id] of await drawFor(drawing, open, new Set(ids.values())))
      ids.set(recordKey(source.module.key, source.recordId), id);
  }
  return ids;
}

async function drawFor(
  drawing: Drawing,
  sources: readonly CopySource[],
  taken: ReadonlySet<JsonValue>,
): Promise<readonly (readonly [CopySource, JsonValue])[]> {
  const [first] = sources;
  if (first === undefined) return [];
  const { module } = first;
  if (module.fieldByKey.get(drawnField(module) ?? '')?.kind === 'text') return drawWords(drawing, sources);
  const after = Math.max(0, ...sources.map(({ recordId }) => Number(ownPart(recordId))));
  const count = sources.length + taken.size;
  const range = { prefix: prefixOf(first.recordId), after, count };
  const free = await findFreeNumbers(drawing.database, module, drawing.branchOf(module), range);
  const numbers = free.filter((number) => !taken.has(number));
  return sources.map((source, index) => [source, numbers[index] ?? after + index + 1]);
}

async function drawWords(
  { database, branchOf }: Drawing,
  sources: readonly CopySource[],
): Promise<readonly (readonly [CopySource, JsonValue])[]> {
  const words = (recordId: string) =>
    Array.from({ length: TRIED_WORDS }, (_, index) => `${recordId}-${index + 2}`);
  const drawn: (readonly [CopySource, JsonValue])[] = [];
  for (const source of sources) {
    const tried = words(source.recordId);
    const heads = await readHeads(database, branchOf(source.module), source.module, tried);
    drawn.push([source, ownPart(tried.find((word) => !heads.has(word)) ?? source.recordId)]);
  }
  return drawn;
}

const ownPart = (recordId: string): string => recordId.slice(prefixOf(recordId).length);
