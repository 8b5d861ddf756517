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

type Typed = {
  readonly base: RecordData;
  readonly values: RecordData;
  /** The record as JSON that is not whole yet, so that no field has it; null while there is none. */
  readonly halfText: string | null;
};

/** What is known of a record while it is edited; an object of its own, so that typing draws little. */
export type FormState = Typed & {
  readonly changes: readonly FieldChange[];
  /** How much would be lost: the changes, and half a text. */
  readonly unsaved: number;
  readonly issues: IssueIndex;
  /** The problems shown so far. */
  readonly shown: IssueIndex;
};

export type FormSession = ReturnType<typeof createFormSession>;

export function createFormSession(start: FormSessionStart) {
  const listeners = new Set<() => void>();
  const judge = createJudge(start);
  let state = judge.evaluate({ base: start.data, values: start.data, halfText: null }, null);

  function enter(typed: Partial<Typed>): void {
    const { base, values, halfText } = state;
    enterState(judge.evaluate({ base, values, halfText, ...typed }, state));
  }
  function enterState(next: FormState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    /** The person changed something. */
    see: (values: RecordData) => enter({ values }),
    /** The record is stored like this now. */
    rebase: (base: RecordData, values: RecordData) => enter({ base, values }),
    /** A text that no field can take over yet is kept beside them. */
    hold: (text: string | null) => {
      const { changes, halfText } = state;
      if (text !== halfText) enterState({ ...state, halfText: text, unsaved: unsaved(changes, text) });
    },
    touch: (key: string) => {
      if (judge.touch(key)) enter({});
    },
    showAll: () => {
      if (judge.showAll()) enter({});
    },
    /** What the server found in `of`: it counts for a field only while that field is as it was. */
    setServerIssues: (issues: readonly Issue[], of: RecordData) => {
      judge.hear({ issues, of });
      enter({});
    },
    at: (path: string): readonly FormIssue[] => state.shown.at(path),
    under: (path: string): readonly FormIssue[] => state.shown.under(path),
  };
}

/** Knows what is wrong with what is typed, and how much of it the person is to be told. */
function createJudge(start: FormSessionStart) {
  const touched = new Set<string>();
  let remote: RemoteIssues = { issues: start.serverIssues, of: start.data };
  let showsAll = !start.isNew;
  return {
    evaluate(typed: Typed, before: FormState | null): FormState {
      const all = allIssues(start, typed, remote);
      const shown = showsAll ? all : all.filter((found) => touched.has(topField(found.path)));
      const changes = recordChanges(start.module, typed.base, typed.values);
      return {
        ...typed,
        changes,
        unsaved: unsaved(changes, typed.halfText),
        issues: createIssueIndex(all, before?.issues ?? null),
        shown: createIssueIndex(shown, before?.shown ?? null),
      };
    },
    /** Whether that shows more than before. */
    touch(key: string): boolean {
      if (showsAll || touched.has(key)) return false;
      touched.add(key);
      return true;
    },
    /** Whether that shows more than before. */
    showAll(): boolean {
      if (showsAll) return false;
      showsAll = true;
      return true;
    },
    hear: (found: RemoteIssues) => {
      remote = found;
    },
  };
}

const unsaved = (changes: readonly FieldChange[], halfText: string | null): number =>
  changes.length + (halfText === null ? 0 : 1);

type RemoteIssues = { readonly issues: readonly Issue[]; readonly of: RecordData };

function allIssues(
  { module, isNew, isProtected }: FormSessionStart,
  { base, values }: Typed,
  remote: RemoteIssues,
) {
  const own = recordIssues(module, values, { previous: isNew ? undefined : base, isProtected });
  return joinIssues(own, freshIssues(remote, values));
}

function freshIssues(remote: RemoteIssues, values: RecordData) {
  const isSame = (key: string) => JSON.stringify(remote.of[key]) === JSON.stringify(values[key]);
  return remote.issues.filter((found) => isSame(topField(found.path)));
}
