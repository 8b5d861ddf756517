import type { FixedFieldsAnswer } from '@quartermaster/contract/http/records';
import { queryOptions } from '@tanstack/react-query';
import { postQuestion } from './client.ts';
import { modulePath } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

/** The fields of a record that cannot change now, what holds them, and the end of a period that does. */
export type FixedFields = Camelized<FixedFieldsAnswer>['records'][number];

/** The fixed fields of some records; `revision` tells one state of a record from the next. */
export function fixedFieldsQuery(
  place: Place,
  records: readonly { readonly recordId: string; readonly revision: number }[],
) {
  const recordIds = records.map(({ recordId }) => recordId);
  const states = records.map(({ recordId, revision }) => `${recordId}@${revision}`).join(' ');
  return queryOptions({
    queryKey: [...queryKeys.draft(place), 'fixed-fields', place.module, states],
    queryFn: () => postQuestion<FixedFieldsAnswer>(`${modulePath(place)}/fixed-fields`, { recordIds }),
  });
}
