import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { numberOf, textOf, type RecordData } from '@quartermaster/domain/core/json';
import type { Span } from '@quartermaster/domain/simulation/timeslot-moments';
import { timeslotSpans } from '@quartermaster/domain/simulation/timeslot-spans';
import { instantOnWall, wallClock } from '@quartermaster/domain/simulation/wall-clock';
import { eventOf, type EventTimeslots } from '../../api/event-timeslots.ts';

const DAYS = 7;
const MINUTE = 60_000;

export type WeekLine = {
  readonly recordId: string;
  readonly data: RecordData;
  /** When its state applies this week. */
  readonly spans: readonly Span[];
  /** When it is announced to players, if within this week. */
  readonly notices: readonly Date[];
  /** The event whose period it follows; null: it has hours or periods of its own. */
  readonly event: string | null;
};

type Week = {
  readonly timeZone: string;
  readonly order: readonly string[];
  readonly events: EventTimeslots;
};

type Row = { readonly recordId: string; readonly data: RecordData };

/** Monday to Sunday on the game's clock, so many weeks after the present one; with its eight midnights. */
export function weekOf(now: Date, weeks: number, timeZone: string): readonly Date[] {
  const sinceMonday = wallClock(now, timeZone).weekday - 1;
  return Array.from({ length: DAYS + 1 }, (_, day) =>
    instantOnWall(now, weeks * DAYS + day - sinceMonday, '00:00', timeZone),
  );
}

/** Events that schedules follow, in a fixed order. */
export const eventsOf = (rows: readonly Row[]): readonly string[] =>
  [...new Set(rows.flatMap(({ data }) => eventOf(data['timeslot']) ?? []))].toSorted();

/** Schedules of a week by feature; inactive records are skipped. */
export function weekLines(
  rows: readonly Row[],
  span: Span,
  { timeZone, order, events }: Week,
): readonly WeekLine[] {
  const lookup = { timeZone, eventTimeslot: (id: string) => events.get(id) };
  return rows
    .flatMap(({ recordId, data }) => {
      if (textOf(data['status']) !== 'active') return [];
      const spans = timeslotSpans(data['timeslot'], span, lookup);
      const isClosedOutside = textOf(data['state_outside']) === 'closed';
      if (spans.length === 0 && !isClosedOutside) return [];
      const notices = noticesOf(data, span, lookup);
      return [{ recordId, data, spans, notices, event: eventOf(data['timeslot']) }];
    })
    .toSorted((a, b) => placeOf(order, a.data) - placeOf(order, b.data));
}

const placeOf = (order: readonly string[], data: RecordData): number => order.indexOf(textOf(data['system']));

/** A state that began before the week, or begins after it, may be announced within it. */
function noticesOf(
  data: RecordData,
  { from, to }: Span,
  lookup: Parameters<typeof timeslotSpans>[2],
): readonly Date[] {
  const before = numberOf(data['warn_before_min'], 0) * MINUTE;
  if (before === 0) return [];
  const later = { from, to: new Date(to.getTime() + before) };
  return timeslotSpans(data['timeslot'], later, lookup)
    .map((span) => new Date(span.from.getTime() - before))
    .filter((at) => at >= from && at < to);
}

/** As on the wire. */
export const wireOf = (at: Date): string => formatDateTime(at);
