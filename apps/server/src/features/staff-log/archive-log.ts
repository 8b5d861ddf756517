import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ArchiveLogAnswer } from '@quartermaster/contract/http/staff-log';
import { PLANNED_FOR_VALUES, type Database } from '../../db/database.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { TOMBSTONE_ACTION } from '../../jobs/audit-chain.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { sealAuditEntries } from '../../jobs/seal-audit-entries.ts';
import type { Actor } from '../../platform/actor.ts';
import {
  finishTombstone,
  insertTombstone,
  lockOpenTombstone,
  moveToArchive,
  type ArchivedEntries,
} from './tombstones.repo.ts';

export const ARCHIVE_LOG = 'archive-log';

const BATCH = 5000;

/** What is asked of the log, and the word that confirms it. */
export type ArchiveKind = 'delete' | 'reset';

export type ArchiveRequest = {
  readonly wish: ArchivedEntries;
  readonly reason: string;
  readonly confirm: string;
};

/**
 * Promises that entries leave the log: the tombstone, the entry that says who asked and the work
 * itself are there together or not at all.
 * @throws AppError `wrong_log_confirmation`
 */
export async function askForArchive(
  database: Database,
  actor: Actor,
  kind: ArchiveKind,
  { wish, reason, confirm }: ArchiveRequest,
): Promise<ArchiveLogAnswer> {
  if (confirm !== kind) throw new AppError('wrong_log_confirmation', { word: kind });
  return database.transaction(async (tx) => {
    const tombstone = await insertTombstone(tx, { accountId: actor.accountId, reason, wish });
    const recordId = String(tombstone.id);
    await writeAudit(tx, actor, { action: `log.${kind}`, recordId, reason, after: wish });
    await enqueue(tx, ARCHIVE_LOG, { tombstone: tombstone.id });
    return { success: true, tombstone };
  });
}

/** Takes away what a tombstone promised, part by part; a second run goes on where the first one died. */
export async function archiveLog(database: Database, tombstoneId: number): Promise<void> {
  // Only what the chain covers may leave the log: it must be provable afterwards.
  await sealAuditEntries(database);
  while ((await archiveBatch(database, tombstoneId)) === 'more');
}

function archiveBatch(database: Database, tombstoneId: number): Promise<'more' | 'done'> {
  return database.transaction(async (tx) => {
    const tombstone = await lockOpenTombstone(tx, tombstoneId);
    if (tombstone === null) return 'done';
    if ((await moveToArchive(tx, tombstone, BATCH)) === BATCH) return 'more';
    const buried = await finishTombstone(tx, tombstoneId);
    const { accountId, reason } = tombstone;
    const recordId = String(tombstoneId);
    await writeAudit(tx, { accountId }, { action: TOMBSTONE_ACTION, recordId, reason, after: buried });
    return 'done';
  }, PLANNED_FOR_VALUES);
}
