import type {
  CreateEnvironmentBody,
  Environment,
  UpdateEnvironmentBody,
} from '@quartermaster/contract/http/environments';
import { patchJson, postJson } from './client.ts';
import { environmentPath } from './paths.ts';

/** A new environment with its first version, which is empty. */
export function createEnvironment(body: CreateEnvironmentBody) {
  return postJson<Environment>('environments', body);
}

/** What is absent stays as it is. */
export function updateEnvironment(key: string, change: UpdateEnvironmentBody) {
  return patchJson<Environment>(environmentPath(key), change);
}
