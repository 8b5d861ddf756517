import { isJsonObject, plainText, type JsonValue } from '../core/json.ts';
import { EVENT_MODULE } from '../fields/timeslot-field.ts';
import type { FindRecord } from './rule-logic.ts';
import { spansOf, type Span } from './timeslots.ts';

/** All time. Moments are written alike, so their texts compare. */
const ALWAYS: readonly Span[] = [['', '9999-12-31 23:59:59']];

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
): readonly Span[] | null {
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
export function overlaps(left: readonly Span[], right: readonly Span[]): readonly Span[] {
  return left.flatMap(([from, until]) =>
    right
      .map(([start, end]): Span => [from > start ? from : start, until < end ? until : end])
      .filter(([start, end]) => start < end),
  );
}

/** Whether each period is inside one of others that neither touch nor overlap. */
export function isWithin(inner: readonly Span[], outer: readonly Span[]): boolean {
  return inner.every(([start, end]) => outer.some(([from, until]) => from <= start && end <= until));
}

/** Merges periods that touch or overlap. */
function joined(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const [start, end] of spans) {
    const last = all.at(-1);
    if (last === undefined || start > last[1]) all.push([start, end]);
    else all[all.length - 1] = [last[0], end > last[1] ? end : last[1]];
  }
  return all;
}
