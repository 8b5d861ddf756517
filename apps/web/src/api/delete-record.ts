import { deleteJson } from './client.ts';
import { queryString, recordPath } from './paths.ts';
import type { Place } from './place.ts';

export function deleteRecord(place: Place, recordId: string, baseRevision: number, confirmation?: string) {
  const query = queryString({ base_revision: baseRevision, confirmation });
  return deleteJson<{ deleted: true; seq: number }>(`${recordPath(place, recordId)}${query}`);
}
