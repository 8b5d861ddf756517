import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../db/database.ts';
import { isLogAlone, logging, logValues, type ChangeHeader } from './change-set.ts';
import {
  decide,
  logOf,
  relinksOf,
  writtenRecord,
  type RecordChange,
  type WriteResult,
} from './record-change.ts';
import { rowsOf, storageName, storing } from './record-rows.ts';
import { StaleWriteError } from './store-errors.ts';

/**
 * Writes the commonest change set there is, one record's next state with the references it had, in
 * one statement that is a transaction of its own. It does what `writeChanges` does, in the same order.
 * Null: it is another kind of change, and nothing was written.
 *
 * The statement sees the record as it was before it waited for its locks; should somebody have
 * changed it meanwhile, PostgreSQL looks at the row again and finds it closed.
 * @throws StaleWriteError when the record is not at the revision the change was based on
 */
export async function writeSingleEdit(
  database: Queryable,
  header: ChangeHeader,
  change: RecordChange,
): Promise<WriteResult | null> {
  const { module, recordId, head, data } = change;
  if (head === undefined || data === null) return null;
  const decision = decide(change, head);
  if (!decision.isChanged)
    return { seq: null, logged: null, written: [writtenRecord(decision, head.revision)] };
  const log = logOf([decision], relinksOf([decision]));
  if (!isLogAlone(log)) return null;
  const { rows } = await database.query<{ seq: number; at: string; author: string | null }>(
    editStatement(module),
    [...logValues(header, log), `${module.key}/${recordId}`, rowsOf([decision])],
  );
  const [logged] = rows;
  if (logged === undefined) throw new StaleWriteError(module.key, recordId, null);
  const { seq, at, author } = logged;
  return { seq, logged: { at, author }, written: [writtenRecord(decision, seq)] };
}

const editStatement = (module: ResolvedModule) => ({
  name: storageName('edit', module),
  text: `
    with begun as materialized (select qm_begin_change($1, array[$8], array[$15]) as seq),
    ${storing(module, '$16')},
    stored as (select seq from begun where (select count(*) from closed) = 1),
    ${logging('stored')}`,
});
