import type { ListedSession } from '@quartermaster/contract/http/auth';
import { queryOptions } from '@tanstack/react-query';
import { deleteJson, getJson } from './client.ts';
import type { Camelized } from './wire-names.ts';

/** A session of an account. */
export type Session = Camelized<ListedSession>;

/** Whose: the signed-in person's, or those of the account with this id. */
export type SessionOwner = 'me' | number;

const pathOf = (owner: SessionOwner): string =>
  owner === 'me' ? 'auth/sessions' : `accounts/${owner}/sessions`;

/** Below the accounts: what ends sessions of an account invalidates their list. */
export function sessionsQuery(owner: SessionOwner) {
  return queryOptions({
    queryKey: ['accounts', owner, 'sessions'],
    queryFn: ({ signal }) => getJson<ListedSession[]>(pathOf(owner), signal),
  });
}

/** Ends one, or with null all but the one that asks. */
export function endSessions(owner: SessionOwner, id: string | null) {
  return deleteJson<{ readonly ended: number }>(id === null ? pathOf(owner) : `${pathOf(owner)}/${id}`);
}
