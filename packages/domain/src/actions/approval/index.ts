import { actionList } from '../action-list.ts';
import { defineAction } from '../define-action.ts';
import { ADMINS_ALONE, ANYBODY } from '../roles.ts';

const shared = { subject: 'approval', place: 'approval' } as const;

/** The requester takes the request back. People of every role can go beyond a limit. */
const withdraw = defineAction({
  ...shared,
  kind: 'withdraw',
  title: ['Withdraw request', '撤回申請', '依頼を取り下げ'],
  verb: ['Withdraw', '撤回', '取り下げ'],
  roles: ANYBODY,
  states: ['own'],
});

/** A second person is against it. */
const refuse = defineAction({
  ...shared,
  kind: 'refuse',
  title: ['Reject request', '駁回申請', '依頼を却下'],
  verb: ['Reject', '駁回', '却下'],
  roles: ADMINS_ALONE,
  states: ['others'],
  isDangerous: true,
});

/** A second person lets it through, which does it. */
const approve = defineAction({
  ...shared,
  kind: 'approve',
  title: ['Approve request', '核准申請', '依頼を承認'],
  verb: ['Approve and run', '核准並執行', '承認して実行'],
  roles: ADMINS_ALONE,
  states: ['others'],
});

/** Every action on requests for approval, in the order of the form's buttons: the main thing last. */
export const { all: APPROVAL_ACTIONS, get: approvalAction } = actionList([withdraw, refuse, approve]);

/** What people decide about a request for approval, by name. */
export type ApprovalActionKind = (typeof APPROVAL_ACTIONS)[number]['kind'];
