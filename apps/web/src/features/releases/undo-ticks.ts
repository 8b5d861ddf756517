import type { EnvironmentChange } from '../../api/releases.ts';

type Blocked = Pick<EnvironmentChange, 'seq' | 'blockedBy'>;

/** Changes that a roll back is to undo, by their number. */
export type UndoTicks = ReadonlySet<number>;

/** The later changes that have to be ticked before this one can be. */
export function missingTicks({ blockedBy }: Blocked, ticked: UndoTicks): readonly number[] {
  return blockedBy.filter((seq) => !ticked.has(seq));
}

/** Ticks or unticks a change; without it, the earlier ones that need it cannot stay ticked. */
export function withTick(
  changes: readonly Blocked[],
  ticked: UndoTicks,
  seq: number,
  isTicked: boolean,
): UndoTicks {
  const next = new Set(ticked);
  if (isTicked) next.add(seq);
  else next.delete(seq);
  return possibleTicks(changes, next);
}

/** The ticks that can be carried out: what is listed no more, or lacks a later change, is not among them. */
export function possibleTicks(changes: readonly Blocked[], ticked: UndoTicks): UndoTicks {
  const possible = new Set<number>();
  for (const change of changes.toSorted((a, b) => b.seq - a.seq)) {
    if (ticked.has(change.seq) && missingTicks(change, possible).length === 0) possible.add(change.seq);
  }
  return possible;
}
