import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import { postQuestion } from './client.ts';
import { modulePath } from './paths.ts';
import type { Place } from './place.ts';

/** All problems of a record that is not saved, other records considered. */
export async function validateRecord(
  place: Place,
  data: RecordData,
  recordId?: string,
): Promise<readonly Issue[]> {
  return (await postQuestion<{ issues: Issue[] }>(`${modulePath(place)}/validate`, { data, recordId }))
    .issues;
}
