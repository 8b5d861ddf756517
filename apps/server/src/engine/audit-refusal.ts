import { AppError } from '@quartermaster/contract/errors/app-error';
import { isJsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import type { Queryable } from '../db/database.ts';
import type { Actor } from '../platform/actor.ts';
import { writeAudit, type NewAuditEntry } from './write-audit.ts';

/** A long form can be wrong in many places; the log says the first of them. */
const MOST_PROBLEMS = 10;

/**
 * Does something that may be refused. A refused attempt leaves an entry too, with the reason and
 * the fields that were wrong; its own transaction is rolled back by then, so the entry is written outside of it.
 */
export async function auditRefusal<T>(
  db: Queryable,
  actor: Actor,
  entry: Pick<NewAuditEntry, 'action' | 'module' | 'recordId' | 'branchId' | 'after'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof AppError)
      await writeAudit(db, actor, {
        ...entry,
        ...withProblems(entry.after, problem),
        outcome: 'refused',
        reason: problem.code,
      });
    throw problem;
  }
}

/** What was asked for, and what was wrong with it. */
function withProblems(asked: JsonValue | undefined, { issues }: AppError): Pick<NewAuditEntry, 'after'> {
  if (issues.length === 0 || (asked !== undefined && !isJsonObject(asked))) return {};
  const problems = issues.slice(0, MOST_PROBLEMS).map(({ path, code, params }) => ({ path, code, params }));
  return { after: { ...asked, problems } };
}
