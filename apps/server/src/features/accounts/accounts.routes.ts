import {
  account as accountSchema,
  accountsAnswer,
  createAccountBody,
  updateAccountBody,
} from '@quartermaster/contract/http/accounts';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { AccountsService } from './accounts.service.ts';

const access = { roles: ROLES_BY_ACTION['accounts.manage'] };

export function createAccountsRoutes({ accounts }: { readonly accounts: AccountsService }): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/accounts',
        access,
        answer: accountsAnswer,
        summary: 'List the staff accounts',
      },
      () => accounts.list(),
    ),
    route(
      {
        method: 'POST',
        path: '/accounts',
        access,
        body: createAccountBody,
        answer: accountSchema,
        status: 201,
        summary: 'Create a staff account',
      },
      ({ body, account, request }) => accounts.create(body, actorOf({ account, request })),
    ),
    route(
      {
        method: 'PATCH',
        path: '/accounts/:id',
        access,
        params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
        body: updateAccountBody,
        answer: accountSchema,
        summary: 'Change a staff account: name, role, password, or whether it may sign in',
      },
      ({ params, body, account, request }) => accounts.update(params.id, body, actorOf({ account, request })),
    ),
  ];
}
