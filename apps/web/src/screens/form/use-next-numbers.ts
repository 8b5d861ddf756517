import type { FilterEntry } from '@quartermaster/contract/http/list-filter';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { countedFields } from '@quartermaster/domain/record/counted-fields';
import { sortableFields } from '@quartermaster/domain/record/sortable-fields';
import { useSuspenseQueries } from '@tanstack/react-query';
import { lastRecordQuery } from '../../api/last-record.ts';
import type { Place } from '../../api/place.ts';

type NewRecordOf = {
  readonly module: ResolvedModule;
  readonly place: Place;
  readonly parentId: string | null;
  /** What the address says about it: its parent, what it is about. */
  readonly settled: RecordData;
  /** How many records were added on this page before. */
  readonly round: number;
};

/**
 * The numbers offered for a new record, each the one after the highest: its id, and its place in an order.
 * Another person may take them first.
 */
export function useNextNumbers({ module, place, parentId, settled, round }: NewRecordOf): RecordData {
  const numbers = nextNumbers(module, parentId, settled);
  const answers = useSuspenseQueries({
    queries: numbers.map(({ by, filter }) => lastRecordQuery(place, { parent: parentId, by, filter, round })),
  });
  const offered = numbers.map((number, index) => numberAfter(module, number, answers[index]?.data ?? null));
  return Object.assign({}, ...offered) as RecordData;
}

/** A number of a new record, and how the last one before it is found. */
export type NextNumber = {
  readonly key: string;
  readonly by: string;
  readonly filter: readonly FilterEntry[];
  /** The field of the last record to count on from. */
  readonly to: string;
  /** Of the first record. */
  readonly from: number;
};

export function nextNumbers(
  module: ResolvedModule,
  parentId: string | null,
  settled: RecordData,
): readonly NextNumber[] {
  const id = numberedBy(module, parentId);
  const sortable = new Set(sortableFields(module));
  const counted = countedFields(module, settled).filter(({ key }) => sortable.has(key));
  return [
    ...(id === null ? [] : [{ key: id, by: 'record_id', filter: [], to: id, from: lowest(module, id) }]),
    ...counted.map(({ key, to, from, groupBy }) => ({
      key,
      by: key,
      // Records without the number come last.
      filter: [
        ...groupOf(module, parentId, settled, groupBy),
        { field: key, op: 'gte' as const, value: from },
      ],
      to,
      from,
    })),
  ];
}

/** The parent is asked for by its id. */
function groupOf(
  { parent }: ResolvedModule,
  parentId: string | null,
  settled: RecordData,
  groupBy: readonly string[],
): readonly FilterEntry[] {
  return groupBy
    .filter((field) => parentId === null || field !== parent?.field)
    .map((field) => ({ field, op: 'eq', value: settled[field] ?? null }));
}

/** The field that alone tells records of the module apart by a number, within their parent. */
function numberedBy(
  { identity, parent, fieldByKey }: ResolvedModule,
  parentId: string | null,
): string | null {
  const [key, ...others] = identity.filter((name) => name !== parent?.field);
  if (key === undefined || others.length > 0 || (parent === null) !== (parentId === null)) return null;
  const kind = fieldByKey.get(key)?.kind;
  return kind === 'id' || kind === 'integer' ? key : null;
}

function lowest({ fieldByKey }: ResolvedModule, key: string): number {
  const field = fieldByKey.get(key);
  return (field?.kind === 'integer' ? field.min : undefined) ?? 1;
}

/** `last`: the record with the highest number, null where there is none. */
export function numberAfter(
  { fieldByKey }: ResolvedModule,
  { key, to, from }: Pick<NextNumber, 'key' | 'to' | 'from'>,
  last: RecordData | null,
): RecordData {
  const field = fieldByKey.get(key);
  const max = (field?.kind === 'integer' ? field.max : undefined) ?? Infinity;
  const next = last === null ? from : Number(last[to]) + 1;
  return Number.isSafeInteger(next) && next <= max ? { [key]: next } : {};
}
