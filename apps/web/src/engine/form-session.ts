import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { FieldChange } from '@quartermaster/domain/diff/diff-records';
import { createIssueIndex } from './issue-index.ts';
import type { IssueIndex } from './issue-index.ts';
import { recordChanges } from './record-changes.ts';
import type { FormIssue } from './record-issues.ts';
import { joinIssues, recordIssues, topField } from './record-issues.ts';

export type FormSessionStart = {
  readonly module: ResolvedModule;
  readonly data: RecordData;
  /** A new record shows a field's problems once the field was left; a stored one shows all at once. */
  readonly isNew: boolean;
  readonly isProtected: boolean;
  /** Problems that came with the record. */
  readonly serverIssues: readonly Issue[];
};

/** What is known of a record while it is edited; an object of its own, so that typing draws little. */
export type FormState = {
  readonly base: RecordData;
  readonly values: RecordData;
  readonly changes: readonly FieldChange[];
  readonly issues: IssueIndex;
  /** The problems shown so far. */
  readonly shown: IssueIndex;
};

export type FormSession = ReturnType<typeof createFormSession>;

export function createFormSession({ module, data, isNew, isProtected, serverIssues }: FormSessionStart) {
  const listeners = new Set<() => void>();
  const touched = new Set<string>();
  let remote = { issues: serverIssues, of: data };
  let showsAll = !isNew;
  let state = evaluate(data, data, null);

  function evaluate(base: RecordData, values: RecordData, before: FormState | null): FormState {
    const own = recordIssues(module, values, { previous: isNew ? undefined : base, isProtected });
    const all = joinIssues(own, freshIssues(remote, values));
    const shown = showsAll ? all : all.filter((found) => touched.has(topField(found.path)));
    return {
      base,
      values,
      changes: recordChanges(module, base, values),
      issues: createIssueIndex(all, before?.issues ?? null),
      shown: createIssueIndex(shown, before?.shown ?? null),
    };
  }
  function enter(base: RecordData, values: RecordData): void {
    state = evaluate(base, values, state);
    for (const listener of listeners) listener();
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    /** The person changed something. */
    see: (values: RecordData) => enter(state.base, values),
    /** The record is stored like this now. */
    rebase: (base: RecordData, values: RecordData) => enter(base, values),
    touch: (key: string) => {
      if (showsAll || touched.has(key)) return;
      touched.add(key);
      enter(state.base, state.values);
    },
    showAll: () => {
      if (showsAll) return;
      showsAll = true;
      enter(state.base, state.values);
    },
    /** What the server found in `of`: it counts for a field only while that field is as it was. */
    setServerIssues: (issues: readonly Issue[], of: RecordData) => {
      remote = { issues, of };
      enter(state.base, state.values);
    },
    at: (path: string): readonly FormIssue[] => state.shown.at(path),
    under: (path: string): readonly FormIssue[] => state.shown.under(path),
  };
}

function freshIssues(
  remote: { readonly issues: readonly Issue[]; readonly of: RecordData },
  values: RecordData,
) {
  const isSame = (key: string) => JSON.stringify(remote.of[key]) === JSON.stringify(values[key]);
  return remote.issues.filter((found) => isSame(topField(found.path)));
}
