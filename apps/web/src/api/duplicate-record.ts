import type { SaveAnswer } from '@quartermaster/contract/http/records';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { postJson } from './client.ts';
import { recordPath } from './paths.ts';
import type { Place } from './place.ts';

type Copy = {
  readonly identity: JsonObject;
  /** Modules whose records belong to the record and are copied along. */
  readonly children: readonly string[];
  readonly confirmation?: string;
};

/** A copy under another identity. */
export function duplicateRecord(place: Place, recordId: string, copy: Copy) {
  return postJson<SaveAnswer>(`${recordPath(place, recordId)}/duplicate`, copy);
}
