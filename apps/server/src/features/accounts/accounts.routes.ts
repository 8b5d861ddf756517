import {
  account as accountSchema,
  accountsAnswer,
  createAccountBody,
  updateAccountBody,
  updateProfileBody,
} from '@quartermaster/contract/http/accounts';
import { meAnswer } from '@quartermaster/contract/http/auth';
import { rowNumber } from '@quartermaster/contract/http/row-number';
import { createAccount, updateAccount, updateProfile } from '@quartermaster/domain/actions/staff/account';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { actionCall } from '../../http/action-call.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { AccountsService } from './accounts.service.ts';

export function createAccountsRoutes({ accounts }: { readonly accounts: AccountsService }): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/accounts',
        access: { roles: ROLES_BY_ACTION['accounts.read'] },
        answer: accountsAnswer,
        summary: 'List the staff accounts',
      },
      () => accounts.list(),
    ),
    route(
      {
        ...actionCall(createAccount),
        method: 'POST',
        path: '/accounts',
        body: createAccountBody,
        answer: accountSchema,
        status: 201,
      },
      ({ body, account, request }) => accounts.create(body, actorOf({ account, request })),
    ),
    route(
      {
        ...actionCall(updateAccount),
        method: 'PATCH',
        path: '/accounts/:id',
        params: z.object({ id: rowNumber.describe('The number of the staff account.') }),
        body: updateAccountBody,
        answer: accountSchema,
      },
      ({ params, body, account, request }) => accounts.update(params.id, body, actorOf({ account, request })),
    ),
    createProfileRoute(accounts),
  ];
}

function createProfileRoute(accounts: AccountsService): Route {
  return route(
    {
      method: 'PATCH',
      path: '/auth/me',
      access: 'signed-in',
      body: updateProfileBody,
      answer: meAnswer,
      summary: updateProfile.title.en,
    },
    async ({ body, account, request }) => {
      const changed = await accounts.updateProfile(account.id, body, actorOf({ account, request }));
      const { id, display_name: name, role: type, username } = changed;
      return { id, name, type, username, must_change_password: account.mustChangePassword };
    },
  );
}
