import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Queryable } from '../db/database.ts';
import type { Actor } from '../platform/actor.ts';
import { writeAudit, type AuditEntry } from './write-audit.ts';

/**
 * Does something that may be refused. A refused attempt leaves an entry too, with the reason; its
 * own transaction is rolled back by then, so the entry is written outside of it.
 */
export async function auditRefusal<T>(
  db: Queryable,
  actor: Actor,
  entry: Pick<AuditEntry, 'action' | 'module' | 'recordId' | 'branchId' | 'after'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof AppError)
      await writeAudit(db, actor, { ...entry, outcome: 'refused', reason: problem.code });
    throw problem;
  }
}
