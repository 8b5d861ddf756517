import type {
  CreatedMachineToken,
  CreateMachineTokenBody,
  MachineToken as MachineTokenOnWire,
} from '@quartermaster/contract/http/game';
import { queryOptions } from '@tanstack/react-query';
import { deleteJson, getJson, postJson } from './client.ts';
import { environmentPath } from './paths.ts';
import type { Camelized } from './wire-names.ts';

export type MachineToken = Camelized<MachineTokenOnWire>;
export type NewMachineToken = Camelized<CreatedMachineToken>;

const tokensPath = (environment: string) => `${environmentPath(environment)}/machine-tokens`;

export function machineTokensQuery(environment: string) {
  return queryOptions({
    queryKey: ['machine-tokens', environment],
    queryFn: ({ signal }) => getJson<MachineTokenOnWire[]>(tokensPath(environment), signal),
  });
}

/** The answer is the only one that ever tells the token itself. */
export function createMachineToken(
  environment: string,
  body: CreateMachineTokenBody,
): Promise<NewMachineToken> {
  return postJson<CreatedMachineToken>(tokensPath(environment), body);
}

export function revokeMachineToken(environment: string, id: number): Promise<unknown> {
  return deleteJson(`${tokensPath(environment)}/${id}`);
}
