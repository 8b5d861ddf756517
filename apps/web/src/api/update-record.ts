import type { SaveAnswer, UpdateBody } from '@quartermaster/contract/http/records';
import { patchJson } from './client.ts';
import { recordPath } from './paths.ts';
import type { Place } from './place.ts';
import type { Camelized } from './wire-names.ts';

export function updateRecord(place: Place, recordId: string, body: Camelized<UpdateBody>) {
  return patchJson<SaveAnswer>(recordPath(place, recordId), body);
}
