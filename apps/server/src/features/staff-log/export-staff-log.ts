import type { StaffLogNarrowing } from '@quartermaster/contract/http/staff-log';
import type { AuditEntry } from '@quartermaster/contract/http/audit';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Readable } from 'node:stream';
import type { Database } from '../../db/database.ts';
import { csvStream, readAll, type CsvColumns } from '../../engine/codecs/csv-stream.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { listAuditEntries } from '../audit/index.ts';
import { entryRequestOf } from './staff-log.repo.ts';

const NAMES = [
  'id', 'at', 'account_id', 'author', 'action', 'outcome', 'module', 'record_id', 'environment', 'version',
  'reason', 'before', 'after', 'change_seq', 'ip', 'user_agent', 'request_id',
] as const satisfies readonly (keyof AuditEntry)[]; // prettier-ignore

const COLUMNS: CsvColumns<AuditEntry> = NAMES.map((name) => [name, (entry) => cellText(entry[name])]);

function cellText(value: JsonValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The staff log, or what of it is wanted, as a file. That it left the console is part of the log. */
export async function exportStaffLog(
  database: Database,
  actor: Actor,
  narrowing: StaffLogNarrowing,
): Promise<Readable> {
  await writeAudit(database, actor, { action: 'log.export', after: narrowing });
  const wish = entryRequestOf(narrowing);
  return csvStream(
    COLUMNS,
    readAll(async (slice) => {
      const { rows, nextCursor } = await listAuditEntries(database, wish, slice);
      return { data: rows, next_cursor: nextCursor };
    }),
  );
}
