import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { FieldChange } from '@quartermaster/domain/diff/diff-records';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { HalfTexts } from './half-texts.ts';
import { halfTextIssues, movedHalfTexts, NO_HALF_TEXTS, withHalfText } from './half-texts.ts';
import { createIssueIndex } from './issue-index.ts';
import type { IssueIndex } from './issue-index.ts';
import { recordChanges } from '../record/record-changes.ts';
import type { FormIssue } from '../record/record-issues.ts';
import { blockedByErrors, joinIssues, recordIssues, topField, withBlocks } from '../record/record-issues.ts';

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
  readonly halfTexts: HalfTexts;
};

/** What is known of a record while it is edited; an object of its own, so that typing draws little. */
export type FormState = Typed & {
  readonly changes: readonly FieldChange[];
  /** How much would be lost: the changes, and texts that no value stands for yet. */
  readonly unsaved: number;
  readonly issues: IssueIndex;
  /** The problems shown so far. */
  readonly shown: IssueIndex;
};

export type FormSession = ReturnType<typeof createFormSession>;

export function createFormSession(start: FormSessionStart) {
  const listeners = new Set<() => void>();
  const judge = createJudge(start);
  let state = judge.evaluate({ base: start.data, values: start.data, halfTexts: NO_HALF_TEXTS }, null);

  function enter(typed: Partial<Typed>): void {
    const { base, values, halfTexts } = state;
    state = judge.evaluate({ base, values, halfTexts, ...typed }, state);
    for (const listener of listeners) listener();
  }
  function enterHalfTexts(halfTexts: HalfTexts): void {
    if (halfTexts !== state.halfTexts) enter({ halfTexts });
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    /** The person changed something. What did not change keeps its identity: nobody draws it again. */
    see: (values: RecordData) => enter({ values: replaceEqualDeep(state.values, values) }),
    /** These stand in place of all that was typed. */
    replace: (values: RecordData, halfTexts: HalfTexts) => enter({ values, halfTexts }),
    /** The record is stored like this now. */
    rebase: (base: RecordData) => enter({ base, values: base, halfTexts: NO_HALF_TEXTS }),
    /** A text that cannot be the value at its path yet is kept beside the values. */
    hold: (path: string, text: string | null) => enterHalfTexts(withHalfText(state.halfTexts, path, text)),
    heldAt: (path: string): string | null => state.halfTexts[path] ?? null,
    /** Rows of the list at a path went elsewhere, and what is typed in them with them. */
    moveHeld: (path: string, newIndex: (index: number) => number) =>
      enterHalfTexts(movedHalfTexts(state.halfTexts, path, newIndex)),
    touch: (key: string) => {
      if (judge.touch(key)) enter({});
    },
    showAll: () => {
      if (judge.showAll()) enter({});
    },
    /**
     * What the server found in `of`: it counts for a field only while that field is as it was.
     * `isRefusal`: it did not save the record for it.
     */
    setServerIssues: (issues: readonly Issue[], of: RecordData, isRefusal = false) => {
      judge.hear({ issues, of, isRefusal });
      enter({});
    },
    at: (path: string): readonly FormIssue[] => state.shown.at(path),
    under: (path: string): readonly FormIssue[] => state.shown.under(path),
  };
}

/** Knows what is wrong with what is typed, and how much of it the person is to be told. */
function createJudge(start: FormSessionStart) {
  const touched = new Set<string>();
  const judgeValues = createValueJudge(start);
  let remote: RemoteIssues = { issues: start.serverIssues, of: start.data, isRefusal: false };
  const errors = blockedByErrors(start.module, start);
  let showsAll = !start.isNew;
  return {
    evaluate(typed: Typed, before: FormState | null): FormState {
      const { own, changes } = judgeValues(typed);
      const half = halfTextIssues(start.module, typed.values, typed.halfTexts);
      const heard = withBlocks(freshIssues(remote, typed.values), remote.isRefusal ? 'save' : errors);
      const all = joinIssues(
        [...half, ...own],
        heard.map((found) => ({ ...found, isFromServer: true })),
      );
      const shown = showsAll ? all : all.filter((found) => touched.has(topField(found.path)));
      return {
        ...typed,
        changes,
        unsaved: countUnsaved(changes, typed.halfTexts),
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

function countUnsaved(changes: readonly FieldChange[], halfTexts: HalfTexts): number {
  const changed = new Set(changes.map(({ path }) => path));
  return changes.length + Object.keys(halfTexts).filter((path) => !changed.has(path)).length;
}

type RemoteIssues = {
  readonly issues: readonly Issue[];
  readonly of: RecordData;
  readonly isRefusal: boolean;
};

/** What the values themselves tell; kept while only something beside them changes. */
function createValueJudge({ module, isNew, isProtected }: FormSessionStart) {
  let known: (Pick<Typed, 'base' | 'values'> & Judged) | null = null;
  return ({ base, values }: Typed): Judged => {
    if (known?.base === base && known.values === values) return known;
    const own = recordIssues(module, values, { previous: isNew ? undefined : base, isProtected });
    known = { base, values, own, changes: recordChanges(module, base, values) };
    return known;
  };
}

type Judged = { readonly own: readonly FormIssue[]; readonly changes: readonly FieldChange[] };

function freshIssues(remote: RemoteIssues, values: RecordData) {
  const isSame = (key: string) => JSON.stringify(remote.of[key]) === JSON.stringify(values[key]);
  return remote.issues.filter((found) => isSame(topField(found.path)));
}
