import { AppError } from '@quartermaster/contract/errors/app-error';
import type { CommandAnswer, PreviewCommandAnswer } from '@quartermaster/contract/http/player-commands';
import type { Language } from '@quartermaster/domain/core/language';
import { may, type Action } from '@quartermaster/domain/permissions/actions';
import type { Queryable } from '../../db/database.ts';
import { markApproved } from '../staff-limits/index.ts';
import { activeAsker, type Decider, type OpenApproval } from './waiting-approval.ts';

/** An approval: its reason, the revision that was reviewed, and who approves. */
type Yes = { readonly reason: string; readonly revision: number; readonly decider: Decider };

/** Something that needs approval: its preview, and what an approval does. */
export type Subject = {
  look(open: OpenApproval, language: Language): Promise<PreviewCommandAnswer>;
  approve(open: OpenApproval, yes: Yes): Promise<CommandAnswer | null>;
};

/** Marks a request as approved. @throws AppError `approval_over` where another person decided meanwhile */
export async function claimRequest(
  db: Queryable,
  { stored }: OpenApproval,
  { reason, decider }: Yes,
  commandId: string | null,
): Promise<void> {
  const decided = { staffId: decider.staff.id, reason, commandId };
  if (!(await markApproved(db, stored.approval_id, decided))) throw new AppError('approval_over');
}

/**
 * The requester, if their role still permits the action.
 * @throws AppError `asker_may_not`
 */
export function requireAsker(open: OpenApproval, action: Action) {
  const asker = activeAsker(open);
  if (!may(asker.role, action)) throw new AppError('asker_may_not', { name: asker.name });
  return asker;
}
