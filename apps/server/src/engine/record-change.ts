import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { isOfEarlierShape } from '@quartermaster/domain/record/read-record';
import type { ChangeLog, LoggedChange, NewLink } from './change-set.ts';
import { preparedRecord } from './prepared-record.ts';
import { linksOf } from './record-links.ts';
import type { RowChange } from './record-rows.ts';
import type { Head } from './record-head.ts';
import { StaleWriteError } from './store-errors.ts';
import { createValueDeltas } from './value-totals.ts';

/** What one record shall become. */
export type RecordChange = {
  readonly module: ResolvedModule;
  readonly recordId: string;
  /** Null deletes the record. */
  readonly data: RecordData | null;
  /** The revision the change was based on; null: the record must be new; absent: whatever is there. */
  readonly base?: number | null;
  /** The newest state where it was read already; whether it still is the newest shows when it is written. */
  readonly head?: Head;
};

/** What became of one change. */
type WrittenRecord = {
  readonly module: ResolvedModule;
  readonly recordId: string;
  /** Null: the record is deleted, or was not there. */
  readonly revision: number | null;
  readonly before: RecordData | null;
  readonly after: RecordData | null;
  /** False: it was so already, and nothing was written. */
  readonly isChanged: boolean;
};

/** `seq` and `logged` are null when nothing differed and nothing was written. */
export type WriteResult = {
  readonly seq: number | null;
  readonly logged: LoggedChange | null;
  readonly written: readonly WrittenRecord[];
};

/** A change beside what it replaces. */
export type Decision = RowChange & { readonly change: RecordChange; readonly isChanged: boolean };

/**
 * Compares what a record shall be with what it is.
 * @throws StaleWriteError when the record is not at the revision the change was based on
 */
export function decide(change: RecordChange, head: Head | null): Decision {
  const { module, recordId, data, base } = change;
  if (base !== undefined && base !== (head?.revision ?? null))
    throw new StaleWriteError(module.key, recordId, head);
  const record = data === null ? null : preparedRecord(module, data);
  if (record !== null && record.recordId !== recordId)
    throw new Error(`${module.key} ${recordId} would become ${record.recordId}`);
  return { change, recordId, head, record, isChanged: record?.hash.toString('hex') !== head?.hash };
}

export const byModule = (decisions: readonly Decision[]) =>
  Map.groupBy(decisions, ({ change }) => change.module);

export type Relink = {
  readonly key: { readonly module: string; readonly record_id: string };
  readonly before: readonly NewLink[];
  readonly after: readonly NewLink[];
  /** Links of an earlier shape of the module have names that nothing computes any more. */
  readonly isReshaped: boolean;
};

/** The records whose references change. */
export function relinksOf(decisions: readonly Decision[]): readonly Relink[] {
  return decisions
    .map(({ change: { module, recordId }, head, record }) => ({
      key: { module: module.key, record_id: recordId },
      before: linksOf(module, recordId, head?.data ?? null),
      after: linksOf(module, recordId, record?.data ?? null),
      isReshaped: head !== null && isOfEarlierShape(module, head.data),
    }))
    .filter(
      ({ isReshaped, before, after }) => isReshaped || JSON.stringify(before) !== JSON.stringify(after),
    );
}

/** The modules of the records that some records did not name before. */
export function newlyNamed(relinked: readonly Relink[]): readonly string[] {
  const named = relinked.flatMap(({ before, after }) => {
    const known = new Set(before.map(({ to_module: to, to_record_id: id }) => `${to}/${id}`));
    return after.flatMap(({ to_module: to, to_record_id: id }) => (known.has(`${to}/${id}`) ? [] : [to]));
  });
  return [...new Set(named)];
}

/** What a change set says of itself. */
export function logOf(decisions: readonly Decision[], relinked: readonly Relink[]): ChangeLog {
  const modules = [...byModule(decisions)].map(([module, group]) => ({
    module: module.key,
    written: group.length,
    delta: group.reduce(
      (sum, { head, record }) => sum + (record === null ? 0 : 1) - (head === null ? 0 : 1),
      0,
    ),
  }));
  const deltas = createValueDeltas();
  for (const { change, head, record: next } of decisions)
    deltas.add(change.module, head?.data ?? null, next?.data ?? null);
  const [first] = decisions;
  const record =
    decisions.length === 1 && first !== undefined
      ? { id: first.change.recordId, before: first.head?.data ?? null, after: first.record?.data ?? null }
      : undefined;
  return {
    modules,
    unlinked: relinked
      .filter(({ isReshaped, before }) => isReshaped || before.length > 0)
      .map(({ key }) => key),
    links: relinked.flatMap(({ after }) => after),
    values: deltas.list(),
    record,
  };
}

/** The outcome of each change, in the order in which they were given. */
export function inOrder(
  changes: readonly RecordChange[],
  decisions: readonly Decision[],
  seq: number,
): readonly WrittenRecord[] {
  const outcomes = new Map(decisions.map((decision) => [decision.change, writtenRecord(decision, seq)]));
  return changes.flatMap((change) => outcomes.get(change) ?? []);
}

export function writtenRecord({ change, head, record, isChanged }: Decision, seq: number): WrittenRecord {
  const before = head?.data ?? null;
  const untouched = head?.revision ?? null;
  const revision = isChanged && record !== null ? seq : untouched;
  return {
    module: change.module,
    recordId: change.recordId,
    revision: record === null ? null : revision,
    before,
    after: record?.data ?? null,
    isChanged,
  };
}
