import type { UndoAnswer } from '@quartermaster/contract/http/change-sets';
import { postJson } from './client.ts';
import { branchPath } from './paths.ts';
import type { Branch } from './place.ts';

/** Takes back one step of the log, whatever it touched. */
export function undoChangeSet(branch: Branch, seq: number, confirmation?: string) {
  return postJson<UndoAnswer>(`${branchPath(branch)}/change-sets/${seq}/undo`, { confirmation });
}
