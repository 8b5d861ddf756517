import type { CreateVersionAnswer, CreateVersionBody } from '@quartermaster/contract/http/environments';
import { postJson } from './client.ts';
import { environmentPath } from './paths.ts';

export type VersionSource = NonNullable<CreateVersionBody['from']>;

/** A new version: a copy of `from`, or an empty one. */
export function createVersion(environment: string, body: CreateVersionBody) {
  return postJson<CreateVersionAnswer>(`${environmentPath(environment)}/versions`, body);
}
