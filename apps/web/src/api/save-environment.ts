import type {
  CreateEnvironmentBody,
  Environment,
  UpdateEnvironmentBody,
} from '@quartermaster/contract/http/environments';
import { patchJson, postJson } from './client.ts';
import { environmentPath } from './paths.ts';
import type { Camelized } from './wire-names.ts';

export type NewEnvironment = Camelized<CreateEnvironmentBody>;

/** A new environment with its first version, which is empty. */
export function createEnvironment(body: NewEnvironment) {
  return postJson<Environment>('environments', body);
}

/** What is absent stays as it is. */
export function updateEnvironment(key: string, change: Camelized<UpdateEnvironmentBody>) {
  return patchJson<Environment>(environmentPath(key), change);
}
