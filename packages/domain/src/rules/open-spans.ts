import { isJsonObject, plainText, type JsonValue } from '../core/json.ts';
import type { Period } from '../core/period.ts';
import { EVENT_MODULE } from '../fields/timeslot-field.ts';
import type { FindRecord } from './rule-logic.ts';
import { spansOf } from './timeslots.ts';

/** All time. Moments are written alike, so their texts compare. */
const ALWAYS: readonly Period[] = [{ start: '', end: '9999-12-31 23:59:59' }];

/** Events that open with events are followed this far. */
const MAX_DEPTH = 5;

/**
 * When a timeslot is open, earliest first, in periods that neither touch nor overlap. `null`: its weekdays or
 * hours say more than periods can, or the event it opens with is not known.
 */
export function openSpans(
  slot: JsonValue | undefined,
  findRecord: FindRecord,
  depth = 0,
): readonly Period[] | null {
  if (!isJsonObject(slot) || depth > MAX_DEPTH) return null;
  const own = spansOf(slot);
  switch (plainText(slot['type'])) {
    case 'always_open':
      return ALWAYS;
    case 'limited_period':
      return own.length === 0 ? null : joined(own);
    case 'event_trigger': {
      const event = findRecord(EVENT_MODULE, plainText(slot['event_id']));
      const open = event === undefined ? null : openSpans(event['timeslot'], findRecord, depth + 1);
      return open === null || own.length === 0 ? open : overlaps(open, joined(own));
    }
    default:
      return null;
  }
}

/** When two are open together. Both are in order, and so is the answer. */
export function overlaps(left: readonly Period[], right: readonly Period[]): readonly Period[] {
  return left.flatMap((one) =>
    right
      .map(({ start, end }) => ({
        start: one.start > start ? one.start : start,
        end: one.end < end ? one.end : end,
      }))
      .filter(({ start, end }) => start < end),
  );
}

/** Whether each period is inside one of others that neither touch nor overlap. */
export function isWithin(inner: readonly Period[], outer: readonly Period[]): boolean {
  return inner.every(({ start, end }) => outer.some((other) => other.start <= start && end <= other.end));
}

/** Merges periods that touch or overlap. */
function joined(spans: readonly Period[]): readonly Period[] {
  const all: Period[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last === undefined || span.start > last.end) all.push(span);
    else all[all.length - 1] = { start: last.start, end: span.end > last.end ? span.end : last.end };
  }
  return all;
}
