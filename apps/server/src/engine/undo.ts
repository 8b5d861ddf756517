import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { isOfEarlierShape, readRecord } from '@quartermaster/domain/record/read-record';
import type { Transaction } from '../db/database.ts';
import type { ChangeSetEntry } from './change-log.ts';
import type { ChangeHeader } from './change-set.ts';
import { HEAD_SEQ, IS_HEAD, partitionOf } from './partition.ts';
import type { RecordChange, WriteResult } from './record-change.ts';
import { writeChanges } from './record-writer.ts';

/** A record that was edited again after the change set that is to be undone, and by which one. */
export type LaterEdit = { readonly module: string; readonly recordId: string; readonly seq: number };

/** Later edits would be lost by an undo. Nothing was written. */
export class UndoOverlapError extends Error {
  readonly edits: readonly LaterEdit[];

  constructor(edits: readonly LaterEdit[]) {
    super('Some of these records were edited again');
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

/**
 * Brings every record of a change set back to what it was before, as one change set of its own.
 * Changes come off one by one: after an undo, what had been written before is the last change again.
 * Throws `UndoOverlapError` when some of them were edited since, and what `judge` throws.
 */
export async function undoChangeSet(
  tx: Transaction,
  header: ChangeHeader,
  registry: Registry,
  undone: ChangeSetEntry,
  judge: (changes: readonly RecordChange[]) => Promise<void>,
): Promise<WriteResult> {
  const changes: RecordChange[] = [];
  const edits: LaterEdit[] = [];
  for (const key of Object.keys(undone.modules)) {
    const module = registry.find(key);
    if (module === undefined) continue;
    for (const step of await readSteps(tx, module, undone)) {
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
  if (edits.length > 0) throw new UndoOverlapError(edits);
  await judge(changes);
  return writeChanges(tx, header, changes);
}

/** Fields that were renamed or removed since do not come back under their old names. */
function inTodaysShape(module: ResolvedModule, data: RecordData | null): RecordData | null {
  return data !== null && isOfEarlierShape(module, data) ? readRecord(module, data) : data;
}

/**
 * What a change set did to each record of a module, and where the record is now. `chain` leads from the
 * change set that touched a record last (by deleting it, too) over undos back: an undo leaves a record
 * as the change set before the undone one had left it.
 */
async function readSteps(
  tx: Transaction,
  module: ResolvedModule,
  { branchId, seq }: ChangeSetEntry,
): Promise<readonly Step[]> {
  const partition = partitionOf(module);
  const { rows } = await tx.query<Step>(
    `with recursive touched as (
       select record_id from ${partition} where branch_id = $1 and from_seq = $2
       union
       select record_id from ${partition} where branch_id = $1 and to_seq = $2 and to_seq < ${HEAD_SEQ}
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
           select (source ->> 'undone')::bigint as undone from change_set
            where change_set.seq = chain.seq and kind = 'undo') as later
        where chain.seq > $2
     ), last as (
       select record_id, min(seq) as last_seq, bool_or(seq = $2) as is_last from chain group by record_id
     )
     select here.record_id, before.data as before, here.head_seq, last.is_last, last.last_seq
       from here
       join last using (record_id)
       left join ${partition} as before
         on before.branch_id = $1 and before.record_id = here.record_id and before.to_seq = $2 and before.to_seq < ${HEAD_SEQ}
      order by here.record_id`,
    [branchId, seq],
  );
  return rows;
}

/** The change set that deleted a record last before another one. */
function deletedBefore(partition: string, recordId: string, seq: string): string {
  return `(select max(r.to_seq) from ${partition} as r
            where r.branch_id = $1 and r.record_id = ${recordId} and r.to_seq < ${seq})`;
}
