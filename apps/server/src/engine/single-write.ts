import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { recordKey } from '@quartermaster/domain/record/record-key';
import type { Queryable } from '../db/database.ts';
import { logging, logValues, newLinks, type ChangeHeader } from './change-set.ts';
import { sharingReferences } from './locks.ts';
import {
  decide,
  logOf,
  newlyNamed,
  relinksOf,
  writtenRecord,
  type RecordChange,
  type WriteResult,
} from './record-change.ts';
import { rowsOf, storageName, storing } from './record-rows.ts';
import { StaleWriteError } from './store-errors.ts';
import { addingDeltas } from './value-totals.ts';

/**
 * Writes the commonest change sets there are, one new record or one record's next state, in one statement
 * that is a transaction of its own. It does what `writeChanges` does, in the same order. Null: it is
 * another kind of change, and nothing was written.
 *
 * The statement sees the record as it was before it waited for its locks. If another transaction changed it
 * meanwhile, PostgreSQL reads the row again and finds it closed; a record created meanwhile is found by
 * the index of newest states.
 * @throws StaleWriteError when the record is not at the revision the change was based on
 */
export async function writeSingle(
  database: Queryable,
  header: ChangeHeader,
  change: RecordChange,
): Promise<WriteResult | null> {
  const { module, recordId, head = null, base, data } = change;
  if (data === null || (head === null && base !== null)) return null;
  const decision = decide(change, head);
  if (head !== null && !decision.isChanged)
    return { seq: null, logged: null, written: [writtenRecord(decision, head.revision)] };
  const relinked = relinksOf([decision]);
  const log = logOf([decision], relinked);
  const links = relinked.length === 0 ? [] : [JSON.stringify(log.links), newlyNamed(relinked)];
  const values = log.values?.length ? [JSON.stringify(log.values)] : [];
  const { rows } = await database.query<{ seq: number; at: string; author: string | null }>(
    statementFor(module, {
      isNew: head === null,
      isRelinked: links.length > 0,
      isRecounted: values.length > 0,
    }),
    [...logValues(header, log), recordKey(module.key, recordId), rowsOf([decision]), ...links, ...values],
  );
  const [logged] = rows;
  if (logged === undefined) throw new StaleWriteError(module.key, recordId);
  const { seq, at, author } = logged;
  return { seq, logged: { at, author }, written: [writtenRecord(decision, seq)] };
}

/** Each kind is a statement of its own, whose plan is kept. */
type Kind = { readonly isNew: boolean; readonly isRelinked: boolean; readonly isRecounted: boolean };

/**
 * The parameters are those of `logging`, then the record's key, its rows, its references and the modules they
 * newly name if it is relinked, and the deltas of its values if they are recounted.
 */
const statementFor = (module: ResolvedModule, { isNew, isRelinked, isRecounted }: Kind) => ({
  name: storageName(`${isNew ? 'new' : 'edit'}${isRelinked ? '+' : ''}${isRecounted ? '#' : ''}`, module),
  text: `
    with begun as materialized (select qm_begin_change($1, array[$8], array[$15]) as seq),
    ${storing(module, '$16', { isNew })},
    stored as (select seq from begun where exists (select from created)),
    ${isNew ? 'counted as (insert into record_total (branch_id, module, delta) select $1, $8, 1 from stored),' : ''}
    ${isRecounted ? `recounted as (${addingDeltas(isRelinked ? '$19' : '$17', 'stored,')}),` : ''}
    ${isRelinked ? RELINKING : ''}
    ${logging('stored')}`,
});

const RELINKING = `
    ${sharingReferences('begun', '$18')},
    unlinked as (
      delete from record_link as l using stored where l.branch_id = $1 and l.module = $8 and l.record_id = $9
    ), linked as (
      insert into record_link (branch_id, module, record_id, path, to_module, to_field, to_record_id)
      select $1, n.module, n.record_id, n.path, n.to_module, n.to_field, n.to_record_id
        from stored, ${newLinks('$17')} where (select count(*) from shared) is not null
    ),`;
