import type { SaveAnswer } from '@quartermaster/contract/http/records';
import { postJson } from './client.ts';
import { recordPath } from './paths.ts';
import type { Place } from './place.ts';

/** The record becomes again what it was at a point of its history. */
export function restoreRecord(place: Place, recordId: string, seq: number, confirmation?: string) {
  return postJson<SaveAnswer>(`${recordPath(place, recordId)}/restore`, { seq, confirmation });
}
