import type { StaffAction } from '@quartermaster/contract/http/player-answers';
import type { TimelineQuery } from '@quartermaster/contract/http/player-records';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { timelineKind, type TimelineKind } from '@quartermaster/domain/enums/timeline-kind';
import type { PlacedEntry, Slice } from '../../players/player-store.ts';
import { compareTimelinePoints, readTimelineCursor, timelineCursor } from '../../players/timeline-point.ts';
import type { PlayerAddress } from './player-audit.ts';
import type { PlayersDependencies } from './players-dependencies.ts';
import { listStaffActions, type PlacedStaffAction } from './staff-actions.repo.ts';

/** The kinds that a list of words names; all where it names none. */
export function timelineKindsIn(words: string | undefined): TimelineKind[] {
  const named = new Set((words ?? '').split(','));
  const kinds = timelineKind.words.filter((kind) => named.has(kind));
  return kinds.length === 0 ? [...timelineKind.words] : kinds;
}

/** Part of what happened to a player: what the store knows and what staff did, in one order. */
export async function readTimeline(
  { database, playerStore }: PlayersDependencies,
  player: PlayerAddress,
  { kinds: words, asset, from: since, to: until, language, ...slice }: TimelineQuery & { language: Language },
): Promise<Slice<PlacedEntry>> {
  const kinds = timelineKindsIn(words).filter((kind) => asset === undefined || kind !== 'staff');
  const period = { from: since ?? null, to: until ?? null };
  const stored = kinds.filter((kind) => kind !== 'staff');
  const before = readTimelineCursor(slice.cursor);
  const nothing: Slice<PlacedEntry> = { rows: [], nextCursor: null };
  const [events, actions] = await Promise.all([
    stored.length === 0
      ? nothing
      : playerStore.timeline(player, { ...slice, kinds: stored, asset: asset ?? null, ...period }),
    kinds.includes('staff')
      ? listStaffActions(database, player, { before, ...period, limit: slice.limit + 1, language })
      : [],
  ]);
  return mergeNewest(events, actions.map(asEntry), slice.limit);
}

/** The newest of two lists that are each newest first; what is left over is for the next slice. */
export function mergeNewest(
  events: Slice<PlacedEntry>,
  actions: readonly PlacedEntry[],
  limit: number,
): Slice<PlacedEntry> {
  const all = [...events.rows, ...actions].toSorted((a, b) => compareTimelinePoints(a.point, b.point));
  const rows = all.slice(0, limit);
  const last = rows.at(-1);
  const hasMore = all.length > limit || events.nextCursor !== null;
  return { rows, nextCursor: hasMore && last !== undefined ? timelineCursor(last.point) : null };
}

function asEntry({ point, action }: PlacedStaffAction): PlacedEntry {
  return { point, entry: { kind: 'staff', at: action.at, id: action.id, row: rowOf(action) } };
}

const rowOf = (action: StaffAction): Readonly<Record<string, JsonValue>> => ({ ...action });
