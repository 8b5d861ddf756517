import type { CreateBody, SaveAnswer } from '@quartermaster/contract/http/records';
import { postJson } from './client.ts';
import { modulePath } from './paths.ts';
import type { Place } from './place.ts';

export function createRecord(place: Place, body: CreateBody) {
  return postJson<SaveAnswer>(`${modulePath(place)}/records`, body);
}
