import type { RecordData } from '@quartermaster/domain/core/json';

/** The filter of the records that agree in some fields. */
export function equalTo(group: RecordData) {
  return Object.entries(group).map(([field, value]) => ({ field, op: 'eq' as const, value }));
}
