import type { ApprovalsDependencies } from './approvals-dependencies.ts';
import { createDecisions } from './decide-approvals.ts';
import { createApprovalReads } from './read-approvals.ts';

/** Commands that went beyond their asker's limits of the day, and what a second person says to them. */
export function createApprovalsService(deps: ApprovalsDependencies) {
  return { ...createApprovalReads(deps), ...createDecisions(deps) };
}

export type ApprovalsService = ReturnType<typeof createApprovalsService>;
