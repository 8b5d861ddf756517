import type { RecordData } from '@quartermaster/domain/core/json';

/** All records of a group at once, in their order. */
export const WHOLE = { page: 1, perPage: 'all', sort: 'record_id', q: '' } as const;

/** The filter of the records that agree in some fields. */
export function equalTo(group: RecordData) {
  return Object.entries(group).map(([field, value]) => ({ field, op: 'eq' as const, value }));
}
