import type { SaveAnswer } from '@quartermaster/contract/http/records';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { postJson } from './client.ts';
import { recordPath } from './paths.ts';
import type { Place } from './place.ts';

/** A copy under another identity. */
export function duplicateRecord(place: Place, recordId: string, identity: JsonObject, confirmation?: string) {
  return postJson<SaveAnswer>(`${recordPath(place, recordId)}/duplicate`, { identity, confirmation });
}
