import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { isOfEarlierShape, readRecord } from '@quartermaster/domain/record/read-record';
import { recordKey } from '@quartermaster/domain/record/record-key';
import type { Transaction } from '../db/database.ts';
import type { Actor } from '../platform/actor.ts';
import type { ChangeSetEntry } from './change-log.ts';
import type { ChangeHeader } from './change-set.ts';
import { HEAD_SEQ, IS_CLOSED, IS_HEAD, partitionOf } from './partition.ts';
import type { RecordChange, WriteResult } from './record-change.ts';
import { writeChanges } from './record-writer.ts';
import { StaleWriteError } from './store-errors.ts';

/** A record that was edited again after the change set that is to be undone, and by which one. */
type LaterEdit = { readonly module: string; readonly recordId: string; readonly seq: number };

/** Later edits would be lost by an undo. Nothing was written. */
export class UndoOverlapError extends Error {
  readonly branchId: number;
  readonly edits: readonly LaterEdit[];

  constructor(branchId: number, edits: readonly LaterEdit[]) {
    super('Some of these records were edited again');
    this.branchId = branchId;
    this.edits = edits;
  }
}

type Step = {
  readonly record_id: string;
  readonly before: RecordData | null;
  readonly head_seq: number | null;
  /** The record is as the change set left it. */
  readonly is_last: boolean;
  /** The change set that left the record as it is. */
  readonly last_seq: number;
};

/** Who undoes, and why. Which change set is undone is in the source of each undo. */
export type UndoHeader = Pick<ChangeHeader, 'actor' | 'note'>;

/**
 * Brings every record of some change sets of one branch back to what it was before, the newest change
 * set first; each undo is a change set of its own. Changes come off one by one: after an undo, what had
 * been written before is the last change again. `check` is asked once, about the records as all undos
 * together leave them, and says who writes them. Throws `UndoOverlapError` when some of them were edited since, and what `check`
 * throws.
 */
export async function undoChangeSets(
  tx: Transaction,
  header: UndoHeader,
  registry: Registry,
  undone: readonly ChangeSetEntry[],
  check: (changes: readonly RecordChange[]) => Promise<Actor>,
): Promise<readonly WriteResult[]> {
  const newestFirst = undone.toSorted((a, b) => b.seq - a.seq);
  const actor = await check(await changesOfAll(tx, registry, newestFirst));
  const results: WriteResult[] = [];
  for (const entry of newestFirst) {
    const { branchId, seq } = entry;
    const own: ChangeHeader = { ...header, actor, branchId, kind: 'undo', source: { undone: seq } };
    const changes = await changesOf(tx, registry, entry, []);
    results.push(
      await writeChanges(tx, own, changes).catch((problem: unknown) => refuseStale(problem, entry)),
    );
  }
  return results;
}

/** What was edited between our look and our write is an edit like those before. */
function refuseStale(problem: unknown, { branchId, seq }: ChangeSetEntry): never {
  if (!(problem instanceof StaleWriteError)) throw problem;
  const { module, recordId, head } = problem;
  throw new UndoOverlapError(branchId, [{ module, recordId, seq: head?.revision ?? seq }]);
}

/** Every record as it is once all of these, newest first, are undone. */
async function changesOfAll(
  tx: Transaction,
  registry: Registry,
  newestFirst: readonly ChangeSetEntry[],
): Promise<readonly RecordChange[]> {
  const changes = new Map<string, RecordChange>();
  const later: number[] = [];
  for (const entry of newestFirst) {
    for (const change of await changesOf(tx, registry, entry, later))
      changes.set(recordKey(change.module.key, change.recordId), change);
    later.push(entry.seq);
  }
  return [...changes.values()];
}

/** What the undo of a change set writes, after those of `later` were undone. */
async function changesOf(
  tx: Transaction,
  registry: Registry,
  undone: ChangeSetEntry,
  later: readonly number[],
): Promise<readonly RecordChange[]> {
  const changes: RecordChange[] = [];
  const edits: LaterEdit[] = [];
  for (const key of Object.keys(undone.modules)) {
    const module = registry.find(key);
    if (module === undefined) continue;
    for (const step of await readSteps(tx, module, undone, later)) {
      if (!step.is_last) edits.push({ module: key, recordId: step.record_id, seq: step.last_seq });
      else
        changes.push({
          module,
          recordId: step.record_id,
          data: inTodaysShape(module, step.before),
          base: step.head_seq,
        });
    }
  }
  if (edits.length > 0) throw new UndoOverlapError(undone.branchId, edits);
  return changes;
}

/** Fields that were renamed or removed since do not come back under their old names. */
function inTodaysShape(module: ResolvedModule, data: RecordData | null): RecordData | null {
  return data !== null && isOfEarlierShape(module, data) ? readRecord(module, data) : data;
}

/**
 * What a change set did to each record of a module, and where the record is now. `chain` leads from the
 * change set that touched a record last (by deleting it, too) over undos back: an undo leaves a record
 * as the change set before the undone one had left it. The `later` change sets count as undone.
 */
async function readSteps(
  tx: Transaction,
  module: ResolvedModule,
  { branchId, seq }: ChangeSetEntry,
  later: readonly number[],
): Promise<readonly Step[]> {
  const partition = partitionOf(module);
  const { rows } = await tx.query<Step>(
    `with recursive touched as (
       select record_id from ${partition} where branch_id = $1 and from_seq = $2
       union
       select record_id from ${partition} where branch_id = $1 and to_seq = $2 and ${IS_CLOSED}
     ), here as (
       select touched.record_id, head.from_seq as head_seq
         from touched
         left join ${partition} as head
           on head.branch_id = $1 and head.record_id = touched.record_id and head.${IS_HEAD}
     ), chain as (
       select record_id, coalesce(head_seq, ${deletedBefore(partition, 'here.record_id', HEAD_SEQ)}) as seq from here
       union all
       select chain.record_id, coalesce(
                (select r.from_seq from ${partition} as r
                  where r.branch_id = $1 and r.record_id = chain.record_id and r.to_seq = later.undone),
                ${deletedBefore(partition, 'chain.record_id', 'later.undone')})
         from chain
         cross join lateral (
           select case when chain.seq = any($3) then chain.seq else (source ->> 'undone')::bigint end as undone
             from change_set
            where change_set.seq = chain.seq and (kind = 'undo' or chain.seq = any($3))) as later
        where chain.seq > $2
     ), last as (
       select record_id, min(seq) as last_seq, bool_or(seq = $2) as is_last from chain group by record_id
     )
     select here.record_id, before.data as before, here.head_seq, last.is_last, last.last_seq
       from here
       join last using (record_id)
       left join ${partition} as before
         on before.branch_id = $1 and before.record_id = here.record_id and before.to_seq = $2 and before.${IS_CLOSED}
      order by here.record_id`,
    [branchId, seq, later],
  );
  return rows;
}

/** The change set that deleted a record last before another one. */
function deletedBefore(partition: string, recordId: string, seq: string): string {
  return `(select max(r.to_seq) from ${partition} as r
            where r.branch_id = $1 and r.record_id = ${recordId} and r.to_seq < ${seq})`;
}
