import type { BatchAnswer, BatchChange } from '@quartermaster/contract/http/records';
import { postJson } from './client.ts';
import { modulePath } from './paths.ts';
import type { Place } from './place.ts';
import type { Camelized } from './wire-names.ts';

export type RecordChange = Camelized<BatchChange>;

type Batch = {
  readonly changes: readonly RecordChange[];
  readonly note?: string;
  readonly confirmation?: string;
};

/** Many changes of one module as one change set: all or none. */
export function applyChanges(place: Place, batch: Batch) {
  return postJson<BatchAnswer>(`${modulePath(place)}/changes`, batch);
}
