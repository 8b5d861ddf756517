import {
  approval,
  approvalAnswer,
  approvalsAnswer,
  approvalsQuery,
  approvalsSummary,
  approveAnswer,
  approveBody,
  endApprovalBody,
} from '@quartermaster/contract/http/approvals';
import { approvalAction, type ApprovalActionKind } from '@quartermaster/domain/actions/approval/index';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { actionCall } from '../../http/action-call.ts';
import { environmentParams } from '../../http/place-params.ts';
import { actorOf, route, type Account, type RequestContext, type Route } from '../../http/route.ts';
import type { ApprovalsService } from './approvals.service.ts';
import type { Decider } from './waiting-approval.ts';

const LIST = '/environments/:env/approvals';
const ONE = `${LIST}/:id`;
const params = environmentParams.extend({ id: z.uuid().describe('The request.') });
const reading = { roles: ROLES_BY_ACTION['approvals.read'] };

type Dependencies = { readonly approvals: ApprovalsService };

/** What waits for a second person. */
export function createApprovalsRoutes({ approvals }: Dependencies): readonly Route[] {
  return [...readRoutes(approvals), ...summaryRoutes(approvals), ...decideRoutes(approvals)];
}

function readRoutes(approvals: ApprovalsService): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: LIST,
        access: reading,
        params: environmentParams,
        query: approvalsQuery,
        answer: approvalsAnswer,
        summary: 'List approval requests; non-admins see their own',
      },
      (input) => approvals.list(input.params.env, input.query, deciderOf(input)),
    ),
    route(
      {
        method: 'GET',
        path: ONE,
        access: reading,
        params,
        answer: approvalAnswer,
        summary: 'Get an approval request with its current effect',
      },
      (input) => approvals.read(input.params, deciderOf(input)),
    ),
  ];
}

function summaryRoutes(approvals: ApprovalsService): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${LIST}/summary`,
        access: reading,
        params: environmentParams,
        answer: approvalsSummary,
        summary: 'Count pending requests and decided requests of the caller',
      },
      (input) => approvals.summary(input.params.env, deciderOf(input)),
    ),
    route(
      {
        method: 'POST',
        path: `${LIST}/seen`,
        access: reading,
        params: environmentParams,
        answer: z.object({}),
        summary: 'Mark decided requests as seen',
      },
      async (input) => {
        await approvals.seen(input.params.env, deciderOf(input));
        return {};
      },
    ),
  ];
}

const callOf = (kind: ApprovalActionKind) =>
  ({ ...actionCall(approvalAction(kind)), method: 'POST', path: `${ONE}/${kind}`, params }) as const;

function decideRoutes(approvals: ApprovalsService): readonly Route[] {
  const ending = (kind: 'refuse' | 'withdraw') =>
    route({ ...callOf(kind), body: endApprovalBody(kind), answer: approval }, (input) =>
      approvals[kind](input.params, input.body, deciderOf(input)),
    );
  return [
    route({ ...callOf('approve'), body: approveBody, answer: approveAnswer }, (input) =>
      approvals.approve(input.params, input.body, deciderOf(input)),
    ),
    ending('refuse'),
    ending('withdraw'),
  ];
}

const deciderOf = (input: { readonly account: Account; readonly request: RequestContext }): Decider => ({
  staff: input.account,
  actor: actorOf(input),
  language: input.request.language,
});
