import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Transaction } from '../db/database.ts';
import { logChange, type ChangeHeader, type LoggedChange } from './change-set.ts';
import { IS_HEAD, literal, partitionOf } from './partition.ts';
import { preparedRecord, type PreparedRecord } from './prepared-record.ts';
import { findLinksTo, linksOf } from './record-links.ts';
import { ReferencedError, StaleWriteError, type Head } from './store-errors.ts';

/** What one record shall become. */
export type RecordChange = {
  readonly module: ResolvedModule;
  readonly recordId: string;
  /** Null deletes the record. */
  readonly data: RecordData | null;
  /** The revision the change was based on; null: the record must be new; absent: whatever is there. */
  readonly base?: number | null;
};

/** What became of one change. */
export type WrittenRecord = {
  readonly module: ResolvedModule;
  readonly recordId: string;
  /** Null: the record is deleted, or was not there. */
  readonly revision: number | null;
  readonly before: RecordData | null;
  readonly after: RecordData | null;
  /** False: it was so already, and nothing was written. */
  readonly isChanged: boolean;
};

/** `seq` and `logged` are null when nothing differed and nothing was written. */
export type WriteResult = {
  readonly seq: number | null;
  readonly logged: LoggedChange | null;
  readonly written: readonly WrittenRecord[];
};

type Decision = { readonly change: RecordChange; readonly head: Head | null; readonly record: PreparedRecord | null; readonly isChanged: boolean };

/** At most this many referrers are named when a delete is refused. */
const NAMED_REFERRERS = 50;

/**
 * Writes changes of one branch as one change set, all or none: one record or thousands. Throws
 * `StaleWriteError` when a record is not at the revision the change was based on, and
 * `ReferencedError` when other records still refer to a deleted one.
 */
export async function writeChanges(tx: Transaction, header: ChangeHeader, changes: readonly RecordChange[]): Promise<WriteResult> {
  const seq = await beginChange(tx, header.branchId, changes);
  const groups = groupByModule(changes);
  const decisions: Decision[] = [];
  for (const group of groups) decisions.push(...(await decide(tx, header.branchId, group)));
  const pending = decisions.filter(({ isChanged }) => isChanged);
  if (pending.length === 0) return { seq: null, logged: null, written: inOrder(changes, decisions, seq) };

  await refuseReferenced(tx, header.branchId, pending);
  for (const [module, group] of byModule(pending)) await storeRows(tx, header.branchId, seq, module, group);
  const logged = await logChange(tx, header, { seq, ...logOf(pending) });
  return { seq, logged, written: inOrder(changes, decisions, seq) };
}

async function beginChange(tx: Transaction, branchId: number, changes: readonly RecordChange[]): Promise<number> {
  const modules = [...new Set(changes.map(({ module }) => module.key))];
  const keys = changes.map(({ module, recordId }) => `${module.key}/${recordId}`);
  if (new Set(keys).size < keys.length) throw new Error('A change set changes a record once.');
  const { rows } = await tx.query<{ seq: number }>(
    { name: 'begin-change', text: 'select qm_begin_change($1, $2, $3) as seq' },
    [branchId, modules, keys],
  );
  return rows[0]!.seq;
}

function groupByModule(changes: readonly RecordChange[]): readonly (readonly RecordChange[])[] {
  return [...Map.groupBy(changes, ({ module }) => module).values()];
}

const byModule = (decisions: readonly Decision[]) => Map.groupBy(decisions, ({ change }) => change.module);

/** Compares what shall be with what is. Runs under the records' locks, so what it sees stays. */
async function decide(tx: Transaction, branchId: number, changes: readonly RecordChange[]): Promise<readonly Decision[]> {
  const { module } = changes[0]!;
  const heads = await readHeads(tx, branchId, module, changes.map(({ recordId }) => recordId));
  return changes.map((change) => {
    const head = heads.get(change.recordId) ?? null;
    if (change.base !== undefined && change.base !== (head?.revision ?? null)) throw new StaleWriteError(module.key, change.recordId, head);
    const record = change.data === null ? null : preparedRecord(module, change.data);
    if (record !== null && record.recordId !== change.recordId) throw new Error(`${module.key} ${change.recordId} would become ${record.recordId}`);
    return { change, head, record, isChanged: record?.hash.toString('hex') !== head?.hash };
  });
}

async function readHeads(tx: Transaction, branchId: number, module: ResolvedModule, recordIds: readonly string[]): Promise<ReadonlyMap<string, Head>> {
  const partition = partitionOf(module);
  const { rows } = await tx.query<Head>(
    {
      name: `heads ${partition}`,
      text: `select record_id as "recordId", from_seq as revision, encode(hash, 'hex') as hash, data
               from ${partition} where branch_id = $1 and record_id = any($2) and ${IS_HEAD}`,
    },
    [branchId, recordIds],
  );
  return new Map(rows.map((head) => [head.recordId, head]));
}

/** Referrers that go away in the same change set do not count. */
async function refuseReferenced(tx: Transaction, branchId: number, decisions: readonly Decision[]): Promise<void> {
  const targets = decisions.flatMap(({ change, head, record }) =>
    record === null && head !== null ? [{ module: change.module.key, recordId: change.recordId, data: head.data }] : [],
  );
  if (targets.length === 0) return;
  const changing = new Map(decisions.map(({ change, record }) => [`${change.module.key}/${change.recordId}`, { change, record }]));
  const links = await findLinksTo(tx, branchId, targets, NAMED_REFERRERS + changing.size);
  const left = links.filter((link) => {
    const own = link.branchId === branchId ? changing.get(`${link.module}/${link.recordId}`) : undefined;
    if (own === undefined) return true;
    const after = linksOf(own.change.module, own.change.recordId, own.record?.data ?? null);
    return after.some(({ to_module, to_record_id }) => to_module === link.toModule && to_record_id === link.toRecordId);
  });
  if (left.length > 0) throw new ReferencedError(left.slice(0, NAMED_REFERRERS));
}

/** Closes the rows that were newest and adds the new ones. */
async function storeRows(tx: Transaction, branchId: number, seq: number, module: ResolvedModule, decisions: readonly Decision[]): Promise<void> {
  const partition = partitionOf(module);
  const input = decisions.map(({ change, head, record }) => ({
    record_id: change.recordId,
    base: head?.revision,
    sort_key: record?.sortKey,
    data: record?.data,
    hash: record?.hash.toString('hex'),
    search_text: record?.searchText,
    grams: record?.grams,
  }));
  const { rows } = await tx.query<{ closed: number; created: number }>(
    {
      name: `store ${partition}`,
      text: `
        with input as materialized (
          select * from jsonb_to_recordset($3::jsonb) as r
            (record_id text, base bigint, sort_key text, data jsonb, hash text, search_text text, grams integer[])
        ), closed as (
          update ${partition} as r set to_seq = $2 from input as i
           where r.branch_id = $1 and r.record_id = i.record_id and r.${IS_HEAD} and r.from_seq = i.base
          returning 1
        ), created as (
          insert into ${partition} (module, branch_id, record_id, sort_key, from_seq, data, hash, search_text, grams)
          select ${literal(module.key)}, $1, i.record_id, i.sort_key, $2, i.data, decode(i.hash, 'hex'), i.search_text, i.grams
            from input as i
           where i.data is not null and (select count(*) from closed) >= 0 -- the closed rows leave the unique index first
          returning 1
        )
        select (select count(*) from closed) as closed, (select count(*) from created) as created`,
    },
    [branchId, seq, JSON.stringify(input)],
  );
  const expected = decisions.filter(({ head }) => head !== null).length;
  if (rows[0]!.closed !== expected) throw new Error(`${module.key}: a locked record moved`);
}

function logOf(decisions: readonly Decision[]) {
  const modules = [...byModule(decisions)].map(([module, group]) => ({
    module: module.key,
    written: group.length,
    delta: group.reduce((sum, { head, record }) => sum + (record === null ? 0 : 1) - (head === null ? 0 : 1), 0),
  }));
  const relinked = decisions
    .map(({ change: { module, recordId }, head, record }) => ({
      key: { module: module.key, record_id: recordId },
      before: linksOf(module, recordId, head?.data ?? null),
      after: linksOf(module, recordId, record?.data ?? null),
    }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  const [first] = decisions;
  const record = decisions.length === 1 && first !== undefined
    ? { id: first.change.recordId, before: first.head?.data ?? null, after: first.record?.data ?? null }
    : undefined;
  return {
    modules,
    unlinked: relinked.filter(({ before }) => before.length > 0).map(({ key }) => key),
    links: relinked.flatMap(({ after }) => after),
    record,
  };
}

/** The outcome of each change, in the order in which they were given. */
function inOrder(changes: readonly RecordChange[], decisions: readonly Decision[], seq: number): readonly WrittenRecord[] {
  const outcome = new Map(decisions.map((decision) => [decision.change, decision]));
  return changes.map((change) => {
    const { head, record, isChanged } = outcome.get(change)!;
    const revision = record === null ? null : isChanged ? seq : (head?.revision ?? null);
    return {
      module: change.module,
      recordId: change.recordId,
      revision,
      before: head?.data ?? null,
      after: record?.data ?? null,
      isChanged,
    };
  });
}
