import type { RecordData } from '@quartermaster/domain/core/json';

/** What a record may be: deleted, or its data. */
export type RecordState = RecordData | null;

/**
 * What the writers know: the state that was acknowledged for each record, and what was asked for
 * but not answered yet. After a crash a record is one of the two, and a batch is all or nothing.
 */
export type Model = {
  readonly acknowledged: ReadonlyMap<string, RecordState>;
  readonly pending: ReadonlyMap<number, ReadonlyMap<string, RecordState>>;
  /** Number and content hash of every release that was acknowledged. */
  readonly releases: ReadonlyMap<number, string>;
  readonly stateOf: (recordId: string) => RecordState;
  /** Whether a write to it was not answered: no writer uses it until it is settled. */
  readonly isPending: (recordId: string) => boolean;
  /** Runs a write: what it asks for is pending until the answer is there. A refusal changes nothing. */
  readonly write: <T>(changes: ReadonlyMap<string, RecordState>, send: () => Promise<T>) => Promise<T>;
  readonly addRelease: (number: number, hash: string) => void;
  /** After a restart: the stored state becomes the known one. */
  readonly settle: (found: ReadonlyMap<string, RecordState>) => string[];
};

export function createModel(isRefusal: (problem: unknown) => boolean, sameState: SameState): Model {
  const acknowledged = new Map<string, RecordState>();
  const pending = new Map<number, ReadonlyMap<string, RecordState>>();
  const releases = new Map<number, string>();
  let lastWrite = 0;
  const accept = (changes: ReadonlyMap<string, RecordState>): void => {
    for (const [recordId, state] of changes) acknowledged.set(recordId, state);
  };
  return {
    acknowledged,
    pending,
    releases,
    stateOf: (recordId) => acknowledged.get(recordId) ?? null,
    isPending: (recordId) => [...pending.values()].some((changes) => changes.has(recordId)),
    async write(changes, send) {
      lastWrite += 1;
      const own = lastWrite;
      pending.set(own, changes);
      try {
        const answer = await send();
        accept(changes);
        pending.delete(own);
        return answer;
      } catch (problem) {
        if (isRefusal(problem)) pending.delete(own);
        throw problem;
      }
    },
    addRelease: (number, hash) => void releases.set(number, hash),
    settle(found) {
      const problems = checkBatches(pending, acknowledged, found, sameState);
      for (const changes of pending.values()) {
        for (const recordId of changes.keys()) acknowledged.set(recordId, found.get(recordId) ?? null);
      }
      pending.clear();
      for (const [recordId, state] of acknowledged) {
        if (!sameState(state, found.get(recordId) ?? null))
          problems.push(`record ${recordId}: an acknowledged write is lost`);
      }
      for (const recordId of found.keys()) {
        if (!acknowledged.has(recordId)) problems.push(`record ${recordId}: nobody wrote it`);
      }
      return problems;
    },
  };
}

type SameState = (left: RecordState, right: RecordState) => boolean;

/** Each unanswered write happened entirely or not at all. */
function checkBatches(
  pending: Model['pending'],
  acknowledged: ReadonlyMap<string, RecordState>,
  found: ReadonlyMap<string, RecordState>,
  sameState: SameState,
): string[] {
  const problems: string[] = [];
  for (const changes of pending.values()) {
    const outcomes = new Set<string>();
    for (const [recordId, wanted] of changes) {
      const now = found.get(recordId) ?? null;
      const before = acknowledged.get(recordId) ?? null;
      const isDone = sameState(now, wanted);
      const isAsBefore = sameState(now, before);
      if (!isDone && !isAsBefore) problems.push(`record ${recordId}: neither as before nor as asked for`);
      if (isDone !== isAsBefore) outcomes.add(isDone ? 'done' : 'as before');
    }
    if (outcomes.size > 1) problems.push(`half a change set: ${[...changes.keys()].slice(0, 3).join(', ')}…`);
  }
  return problems;
}
