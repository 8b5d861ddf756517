import type { Environment } from '@quartermaster/contract/http/environments';
import type { UpdateVersionAnswer, UpdateVersionBody } from '@quartermaster/contract/http/versions';
import { deleteJson, patchJson, putJson } from './client.ts';
import { branchPath } from './paths.ts';
import type { Branch } from './place.ts';

/** Changes note and minimum client of a version. */
export function updateVersion(settingId: string, body: UpdateVersionBody) {
  return patchJson<UpdateVersionAnswer>(`versions/update/${encodeURIComponent(settingId)}`, body);
}

/** Archives or restores a version. */
export function archiveVersion(branch: Branch, isArchived: boolean) {
  const path = `${branchPath(branch)}/archive`;
  return isArchived ? putJson<Environment>(path, {}) : deleteJson<Environment>(path);
}
