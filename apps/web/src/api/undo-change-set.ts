import type { UndoAnswer } from '@quartermaster/contract/http/change-sets';
import { postJson } from './client.ts';
import { branchPath } from './paths.ts';
import type { Branch } from './place.ts';

/** Undoes one change set, whatever it contains. */
export function undoChangeSet(branch: Branch, seq: number, confirmation?: string) {
  return postJson<UndoAnswer>(`${branchPath(branch)}/change-sets/${seq}/undo`, { confirmation });
}
