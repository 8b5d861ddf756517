import type { ApprovalView } from '../../../api/approvals.ts';

export const VIEWS: readonly ApprovalView[] = ['waiting', 'all'];

type Summary = { readonly toDecide: number; readonly outcomes: number };

/** The list that the screen opens with: decisions that the requester has not seen are among all requests. */
export function openedView(chosen: string | undefined, summary: Summary | undefined): ApprovalView {
  const known = VIEWS.find((each) => each === chosen);
  if (known !== undefined) return known;
  return summary !== undefined && summary.outcomes > 0 && summary.toDecide === 0 ? 'all' : 'waiting';
}
