import type { JsonValue, RecordData } from '../core/json.ts';

/** Statuses that take a record out of the count: the game does not see it. */
const OFF: ReadonlySet<JsonValue | undefined> = new Set(['inactive', 'suspended']);

/** Whether a record is switched off by its status. */
export function isOff(data: RecordData): boolean {
  return OFF.has(data['status']);
}

/** What is switched off or not open yet is nothing that players see. */
export function isServed({ status }: RecordData): boolean {
  return status === undefined || status === 'active';
}
