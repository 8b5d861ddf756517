import type { JsonValue } from '../core/json.ts';
import { isTimeslotOpen, type TimeslotLookup } from './is-timeslot-open.ts';
import { timeslotMoments, type Span } from './timeslot-moments.ts';

/** When a timeslot is open within a span, in order; what began before or ends later is cut off there. */
export function timeslotSpans(
  timeslot: JsonValue | undefined,
  span: Span,
  lookup: TimeslotLookup,
): readonly Span[] {
  const found: Span[] = [];
  let from = isTimeslotOpen(timeslot, span.from, lookup) ? span.from : null;
  for (const { at, kind } of timeslotMoments(timeslot, span, lookup)) {
    if (kind === 'opens') from = at;
    else if (from !== null) {
      found.push({ from, to: at });
      from = null;
    }
  }
  return from === null || from >= span.to ? found : [...found, { from, to: span.to }];
}
