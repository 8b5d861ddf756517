import { actionList } from '../action-list.ts';
import { defineAction, type ActionDefinition, type ActionRoles } from '../define-action.ts';

/** Anybody can go beyond a limit, and take that back. */
const ASKERS: ActionRoles = {
  open: ['admin', 'cs', 'qa', 'low_cs'],
  protected: ['admin', 'cs', 'qa', 'low_cs'],
};

const DECIDERS: ActionRoles = { open: ['admin'], protected: ['admin'] };

const shared = {
  subject: 'approval',
  place: 'approval',
  limits: [],
  isUndoable: false,
  fields: {},
  lines: {},
} as const;

/** Who asked takes it back. */
const withdraw = defineAction({
  ...shared,
  kind: 'withdraw',
  title: ['Withdraw request', '撤回申請', '依頼を取り下げ'],
  verb: ['Withdraw', '撤回', '取り下げ'],
  roles: ASKERS,
  states: ['own'],
});

/** A second person is against it. */
const refuse = defineAction({
  ...shared,
  kind: 'refuse',
  title: ['Refuse request', '駁回申請', '依頼を却下'],
  verb: ['Refuse', '駁回', '却下'],
  roles: DECIDERS,
  states: ['others'],
  isDangerous: true,
});

/** A second person lets it through, which does it. */
const approve = defineAction({
  ...shared,
  kind: 'approve',
  title: ['Approve request', '核准申請', '依頼を承認'],
  verb: ['Approve and run', '核准並執行', '承認して実行'],
  roles: DECIDERS,
  states: ['others'],
});

/** The main thing last, as buttons stand. */
const ACTIONS = [withdraw, refuse, approve] as const;

/** What people decide about a request for approval, by name. */
export type ApprovalActionKind = (typeof ACTIONS)[number]['kind'];

/** Every action on requests for approval, in the order of the form's buttons. */
export const APPROVAL_ACTIONS: readonly (ActionDefinition & { readonly kind: ApprovalActionKind })[] =
  ACTIONS;

/** An action on requests for approval by its name. */
export const { get: approvalAction } = actionList<ApprovalActionKind>('request', APPROVAL_ACTIONS);
