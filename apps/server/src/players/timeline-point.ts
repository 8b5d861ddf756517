import { timelineKind, type TimelineKind } from '@quartermaster/domain/enums/timeline-kind';

/** A place in a timeline. `at`: UTC with six places after the second, so that it compares as text. */
export type TimelinePoint = { readonly at: string; readonly kind: TimelineKind; readonly id: number };

/** Newest first; what happened at one instant is ordered by kind, and within a kind by number. */
export function compareTimelinePoints(left: TimelinePoint, right: TimelinePoint): number {
  if (left.at !== right.at) return left.at < right.at ? 1 : -1;
  if (left.kind !== right.kind) return left.kind < right.kind ? 1 : -1;
  return right.id - left.id;
}

/** The point as a cursor. */
export function timelineCursor({ at, kind, id }: TimelinePoint): string {
  return `${at}~${kind}~${id}`;
}

const CURSOR = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{6})~([a-z]+)~(\d{1,15})$/;

/** Null: nothing or nonsense was sent, so the timeline begins at its newest entry. */
export function readTimelineCursor(cursor: string | null | undefined): TimelinePoint | null {
  const [, at, word, id] = CURSOR.exec(cursor ?? '') ?? [];
  const kind = timelineKind.words.find((known) => known === word);
  return at === undefined || kind === undefined ? null : { at, kind, id: Number(id) };
}
