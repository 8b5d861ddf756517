import type { ComparedRecord } from '@quartermaster/contract/http/compare';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Queryable } from '../../db/database.ts';
import {
  findDifferences,
  findDisplay,
  findRevisions,
  findRevisionStates,
  sumOf,
  type Content,
  type Difference,
  type DifferenceCounts,
} from '../releases/index.ts';

/** The most records with different hashes that are read to count real differences; the rest is counted by hash. */
const MOST_COUNTED = 2000;

/** Counts without records that differ in nothing, for the modules with the fewest differences first. */
export async function countWithoutAlike(
  db: Queryable,
  registry: Registry,
  { left: before, right: after }: ComparedContents,
  counted: ReadonlyMap<string, DifferenceCounts>,
): Promise<ReadonlyMap<string, DifferenceCounts>> {
  const exact = new Map(counted);
  let room = MOST_COUNTED;
  for (const [key, counts] of [...counted].toSorted(([, a], [, b]) => sumOf(a) - sumOf(b))) {
    room -= sumOf(counts);
    const module = registry.get(key);
    if (counts.changed === 0) continue;
    if (room < 0) break;
    const found = await findDifferences(db, module, { before, after }, sumOf(counts));
    const alike = found.filter((difference) => isAlike(module, difference)).length;
    exact.set(key, { ...counts, changed: counts.changed - alike });
    if (sumOf(counts) === alike) exact.delete(key);
  }
  return exact;
}

function isAlike(module: ResolvedModule, { before, after }: Difference): boolean {
  if (before === null || after === null) return false;
  return diffRecords(module, readRecord(module, before), readRecord(module, after)).length === 0;
}

/** Two contents, and the one that both come from, where there is one. */
export type ComparedContents = {
  readonly left: Content;
  readonly right: Content;
  readonly base: Content | null;
};

/** A record beside both of its states. */
export type ComparedRow = {
  readonly shown: ComparedRecord;
  readonly left: RecordData | null;
  readonly right: RecordData | null;
};

/** Presents records that are known to differ, in the order of their ids. */
export async function compareRecords(
  db: Queryable,
  registry: Registry,
  module: ResolvedModule,
  contents: ComparedContents,
  ids: readonly string[],
): Promise<readonly ComparedRow[]> {
  const [left, right, base] = [
    await readSide(db, module, contents.left, ids),
    await readSide(db, module, contents.right, ids),
    contents.base === null ? null : await readSide(db, module, contents.base, ids),
  ];
  const states = [...new Map([...left, ...right]).values()].map(({ data }) => data);
  const display = await findDisplay(db, registry, module, states, contents.right);
  const writes = await findWrites(db, [...left.values(), ...right.values()]);
  return ids.map((id) => {
    const [a, b] = [left.get(id), right.get(id)];
    const change = a === undefined ? 'new' : b === undefined ? 'deleted' : 'changed';
    const shown: ComparedRecord = {
      record_id: id,
      title: display(b?.data ?? a?.data ?? {}).title,
      change,
      fields: a === undefined || b === undefined ? [] : diffRecords(module, a.data, b.data),
      left: writes.get(a?.seq ?? -1) ?? null,
      right: writes.get(b?.seq ?? -1) ?? null,
      since_base: base === null ? null : sinceBase(base.get(id)?.hash, a?.hash, b?.hash),
    };
    return { shown, left: a?.data ?? null, right: b?.data ?? null };
  });
}

type State = { readonly data: RecordData; readonly hash: string; readonly seq: number };

async function readSide(
  db: Queryable,
  module: ResolvedModule,
  content: Content,
  ids: readonly string[],
): Promise<ReadonlyMap<string, State>> {
  const states = await findRevisionStates(db, module, await findRevisions(db, module, ids, content));
  return new Map(
    states.map(({ recordId, data, ...rest }) => [recordId, { ...rest, data: readRecord(module, data) }]),
  );
}

type Write = NonNullable<ComparedRecord['left']>;

async function findWrites(db: Queryable, states: readonly State[]): Promise<ReadonlyMap<number, Write>> {
  const { rows } = await db.query<{ seq: number; author: string | null; at: Date }>(
    `select c.seq, a.display_name as author, c.at from change_set c left join account a on a.id = c.author_id
      where c.seq = any ($1::bigint[])`,
    [[...new Set(states.map(({ seq }) => seq))]],
  );
  return new Map(rows.map(({ seq, author, at }) => [seq, { author, at: formatDateTime(at) }]));
}

function sinceBase(
  base: string | undefined,
  left: string | undefined,
  right: string | undefined,
): ComparedRecord['since_base'] {
  if (base === left) return 'right';
  return base === right ? 'left' : 'both';
}

type RowFilter = {
  readonly change?: ComparedRecord['change'] | undefined;
  readonly author?: string | undefined;
  readonly q?: string | undefined;
};

/**
 * Whether a filter shows a record. What has other bytes and the same meaning (rows with keys in another order,
 * the shape of an older definition) is no difference.
 */
export function isShown({ shown, left, right }: ComparedRow, { change, author, q }: RowFilter): boolean {
  if (shown.change === 'changed' && shown.fields.length === 0) return false;
  if (change !== undefined && shown.change !== change) return false;
  if (author !== undefined && shown.left?.author !== author && shown.right?.author !== author) return false;
  if (q === undefined || q.trim() === '') return true;
  const values = shown.change === 'changed' ? shown.fields : [left ?? right];
  const text = JSON.stringify([shown.record_id, shown.title, values]);
  return normalizeSearchText(text).includes(normalizeSearchText(q));
}
