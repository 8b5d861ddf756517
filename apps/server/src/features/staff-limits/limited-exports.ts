import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Database, Queryable } from '../../db/database.ts';
import { rollBack } from '../../db/roll-back.ts';
import { writeAudit, type NewAuditEntry } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import {
  insertRequest,
  takeApprovedFile,
  type ExportedFile,
  type KeptRequest,
} from './approval-requests.repo.ts';
import { countFile, type AtWork } from './daily-use.ts';

/** What let a file through, as the log says it; undefined: it needed no approval. */
type UsedApproval = { readonly approval_id: string } | undefined;

/**
 * Counts a file of players' data that leaves the console. Beyond the limit of the day a second person
 * lets it through: this very file, once, within a day of the decision.
 * `isAlone` false: the role takes no such file without that. The file's entry in the log names
 * the approval that is returned.
 * @throws AppError `export_limit`, `export_not_approved`
 */
export async function countExport(
  db: Queryable,
  atWork: AtWork,
  file: ExportedFile,
  isAlone = true,
): Promise<UsedApproval> {
  const { environment, staff } = atWork;
  const asked = { environmentId: environment.id, askedBy: staff.id };
  const exceeded = isAlone ? await countFile(db, atWork) : undefined;
  if (isAlone && exceeded === undefined) return undefined;
  const approval = await takeApprovedFile(db, asked, file);
  if (approval !== null) return { approval_id: approval };
  if (exceeded === undefined) throw new AppError('export_not_approved');
  throw new AppError('export_limit', { most: exceeded.most, used: exceeded.used });
}

type Asking = {
  readonly atWork: AtWork;
  readonly actor: Actor;
  readonly reason: string;
  readonly place: Pick<NewAuditEntry, 'module' | 'recordId' | 'branchId'>;
  /** False: every such file needs an approval. */
  readonly isAlone?: boolean;
};

/**
 * Asks a second person for a file beyond the limit of the day.
 * @throws AppError `within_export_limit` where no approval is needed
 */
export async function askForExport(
  database: Database,
  { atWork, actor, reason, place, isAlone = true }: Asking,
  file: ExportedFile,
): Promise<KeptRequest> {
  const { environment, staff } = atWork;
  // What one more file would go beyond; it is not counted.
  const exceeded = isAlone
    ? await rollBack(database.transaction, (tx: Queryable) => countFile(tx, atWork))
    : undefined;
  if (isAlone && exceeded === undefined) throw new AppError('within_export_limit');
  const exceeds = exceeded === undefined ? [] : [exceeded];
  return database.transaction(async (tx) => {
    const id = randomUUID();
    const kept = await insertRequest(tx, {
      ...file,
      id,
      environmentId: environment.id,
      deliveryId: null,
      revision: 1,
      lines: [],
      valueCents: 0,
      exceeds,
      reason,
      ticket: null,
      askedBy: staff.id,
      idempotencyKey: null,
    });
    const after = { approval_id: id, kind: file.kind, params: file.params, exceeds };
    await writeAudit(tx, actor, { action: 'approval.ask', ...place, after, reason });
    return kept;
  });
}
