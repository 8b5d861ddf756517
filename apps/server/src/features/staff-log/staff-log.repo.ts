import type { AuditEntry } from '@quartermaster/contract/http/audit';
import {
  NO_MODEL,
  type LogStatusAnswer,
  type StaffLogNarrowing,
} from '@quartermaster/contract/http/staff-log';
import type { Database, Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { wireTime } from '../../engine/wire-time.ts';
import { listAuditEntries, type EntryRequest } from '../audit/index.ts';

/** The log's words for which entries, as the audit log knows them. */
export function entryRequestOf(narrowing: StaffLogNarrowing): EntryRequest {
  const {
    model,
    record_id: recordId,
    staff_id: accountId,
    action,
    outcome,
    start_time,
    end_time,
  } = narrowing;
  const module = model === NO_MODEL ? null : model;
  return { module, recordId, accountId, action, outcome, from: start_time, to: end_time };
}

/** An entry by its number, in the log or in the archive. */
export async function findStaffLogEntry(
  database: Database,
  model: string,
  id: number,
): Promise<AuditEntry | null> {
  const wish = { id, module: model === NO_MODEL ? null : model };
  for (const table of ['audit_entry', 'audit_archive'] as const) {
    const [entry] = (await listAuditEntries(database, wish, { limit: 1 }, table)).rows;
    if (entry !== undefined) return entry;
  }
  return null;
}

type LogState = LogStatusAnswer['cms'];

/** What the log holds. Sealed entries are counted by their links, so that no long log is counted through. */
export async function readLogState(db: Queryable): Promise<LogState> {
  const { sealed, archived, unsealed, ...state } = onlyRow(
    await db.query<Omit<LogState, 'entries'> & { sealed: number }>(
      `select (select coalesce(sum(entry_count), 0)::bigint from audit_seal) as sealed,
              (select coalesce(sum(entry_count), 0)::bigint from audit_tombstone) as archived,
              (select count(*) from audit_entry where sealed_by is null) as unsealed,
              (select count(*) from audit_seal) as links,
              (select encode(chain_hash, 'hex') from audit_seal order by id desc limit 1) as head,
              (select ${wireTime('min(at)')} from audit_entry) as oldest,
              (select ${wireTime('max(at)')} from audit_entry) as newest`,
    ),
  );
  return { ...state, archived, unsealed, entries: sealed - archived + unsealed };
}
