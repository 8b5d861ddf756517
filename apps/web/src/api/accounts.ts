import type {
  Account as AccountOnWire,
  CreateAccountBody,
  ListedAccount,
  UpdateAccountBody,
} from '@quartermaster/contract/http/accounts';
import { queryOptions } from '@tanstack/react-query';
import { getJson, patchJson, postJson } from './client.ts';
import type { Camelized } from './wire-names.ts';

/** An account of a staff member. */
export type Account = Camelized<ListedAccount>;

export function accountsQuery() {
  return queryOptions({
    queryKey: ['accounts'],
    queryFn: ({ signal }) => getJson<ListedAccount[]>('accounts', signal),
  });
}

/** The body is spelled as on the wire, as its definition has it. */
export function createAccount(body: CreateAccountBody) {
  return postJson<AccountOnWire>('accounts', body);
}

/** What is absent stays as it is. */
export function updateAccount(id: number, body: UpdateAccountBody) {
  return patchJson<AccountOnWire>(`accounts/${id}`, body);
}
