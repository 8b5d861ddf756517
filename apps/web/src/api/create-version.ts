import type { CreateVersionAnswer } from '@quartermaster/contract/http/environments';
import { postJson } from './client.ts';
import { environmentPath } from './paths.ts';

export type VersionSource = { readonly env: string; readonly version: string };

/** A new version: a copy of `from`, or an empty one. */
export function createVersion(environment: string, name: string, from: VersionSource | null) {
  const body = from === null ? { name } : { name, from };
  return postJson<CreateVersionAnswer>(`${environmentPath(environment)}/versions`, body);
}
