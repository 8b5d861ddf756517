import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FastifyRequest } from 'fastify';
import type { Access, Account, Machine } from './route.ts';

/** The caller that a Bearer token belongs to; null: the token is unknown. */
export type Authenticator = {
  readonly findAccount: (token: string) => Promise<Account | null>;
  readonly findMachine: (token: string) => Promise<Machine | null>;
};

export type Caller = { readonly account: Account | null; readonly machine: Machine | null };

/**
 * Finds the caller, where a route needs it.
 * @throws AppError `unauthenticated`, `session_ended`, `machine_token`
 */
export async function authenticate(
  access: Access,
  request: FastifyRequest,
  authenticator: Authenticator,
): Promise<Caller> {
  if (access === 'public') return { account: null, machine: null };
  const token = bearerToken(request.headers.authorization);
  if (access === 'machine') {
    const machine = token === null ? null : await authenticator.findMachine(token);
    if (machine === null) throw new AppError('machine_token');
    return { account: null, machine };
  }
  if (token === null) throw new AppError('unauthenticated');
  const account = await authenticator.findAccount(token);
  if (account === null) throw new AppError('session_ended');
  return { account, machine: null };
}

/** Whether an account may use a route at all; what it may do there is the service's business. */
export function isAllowed(access: Access, account: Account | null): boolean {
  if (typeof access === 'string') return true;
  return account !== null && access.roles.includes(account.role);
}

export function bearerToken(header: string | undefined): string | null {
  return /^Bearer (\S{1,512})$/i.exec(header ?? '')?.[1] ?? null;
}
