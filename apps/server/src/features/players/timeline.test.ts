import type { TimelineKind } from '@quartermaster/domain/enums/timeline-kind';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedEntry } from '../../players/player-store.ts';
import {
  compareTimelinePoints,
  readTimelineCursor,
  timelineCursor,
  type TimelinePoint,
} from '../../players/timeline-point.ts';
import { mergeNewest, timelineKindsIn } from './timeline.ts';

const entryAt = (point: TimelinePoint): PlacedEntry => ({
  point,
  entry: { kind: point.kind, at: point.at.slice(0, 19), id: point.id, row: {} },
});

const pointOf = (kinds: readonly TimelineKind[]): fc.Arbitrary<TimelinePoint> =>
  fc.record({
    at: fc.nat(3).map((second) => `2026-11-01 00:00:0${second}.000000`),
    kind: fc.constantFrom(...kinds),
    id: fc.integer({ min: 1, max: 9 }),
  });

const newestFirst = (kinds: readonly TimelineKind[]): fc.Arbitrary<PlacedEntry[]> =>
  fc
    .uniqueArray(pointOf(kinds), { maxLength: 20, selector: timelineCursor })
    .map((points) => points.toSorted(compareTimelinePoints).map(entryAt));

/** The part of a list that comes after a cursor, as its source would answer it. */
function partAfter(list: readonly PlacedEntry[], cursor: string | null, limit: number) {
  const before = readTimelineCursor(cursor);
  const rest = list.filter(({ point }) => before === null || compareTimelinePoints(point, before) > 0);
  const rows = rest.slice(0, limit);
  const last = rows.at(-1);
  const hasMore = rest.length > limit && last !== undefined;
  return { rows, nextCursor: hasMore ? timelineCursor(last.point) : null };
}

describe('two timelines laid together', () => {
  it('are one, whatever the size of its parts', () => {
    fc.assert(
      fc.property(
        newestFirst(['draw', 'log', 'note']),
        newestFirst(['staff']),
        fc.integer({ min: 1, max: 7 }),
        (events, actions, limit) => {
          const seen: PlacedEntry[] = [];
          let cursor: string | null = null;
          do {
            const part = mergeNewest(
              partAfter(events, cursor, limit),
              partAfter(actions, cursor, limit + 1).rows,
              limit,
            );
            expect(part.rows.length).toBeLessThanOrEqual(limit);
            seen.push(...part.rows);
            cursor = part.nextCursor;
          } while (cursor !== null);
          const all = [...events, ...actions].toSorted((a, b) => compareTimelinePoints(a.point, b.point));
          expect(seen).toEqual(all);
        },
      ),
    );
  });
});

describe('the kinds of a timeline', () => {
  it('are those that are named, and all where none is', () => {
    expect(timelineKindsIn('mail,staff,what')).toEqual(['mail', 'staff']);
    expect(timelineKindsIn('what')).toHaveLength(11);
    expect(timelineKindsIn(undefined)).toHaveLength(11);
  });
});
