import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import { isSameValue } from '@quartermaster/domain/record/canonical';
import type { FieldChange } from '@quartermaster/domain/diff/diff-records';
import { recordChanges } from '../record/record-changes.ts';
import {
  blockedByErrors,
  joinIssues,
  recordIssues,
  topField,
  withBlocks,
  type FormIssue,
} from '../record/record-issues.ts';
import type { FormInput, FormSessionStart, FormState } from './form-state.ts';
import { incompleteInputIssues, type IncompleteInputs } from './incomplete-inputs.ts';
import { createIssueIndex } from './issue-index.ts';

type ServerIssues = {
  readonly issues: readonly Issue[];
  /** The values in which the server found them. */
  readonly of: RecordData;
  /** It did not save the record for them. */
  readonly isRefusal: boolean;
};

type Validated = Pick<FormState, 'issues' | 'shown'>;

/**
 * Finds the problems of the input, and which of them are shown: all of a stored record, those of a
 * new one in fields that were left, and of parts that were added once these are left. Problems are computed on request.
 */
export function createFormValidator(start: FormSessionStart) {
  const touched = new Set<string>();
  const newParts = new Set<string>();
  const ownIssues = createIssueFinder(start);
  let server: ServerIssues = { issues: start.serverIssues, of: start.data, isRefusal: false };
  const errors = blockedByErrors(start.module, start);
  let showsAll = start.recordId !== null;
  let last: Validated | null = null;

  function validate(input: FormInput): Validated {
    const incomplete = incompleteInputIssues(start.module, input.values, input.incomplete);
    const found = withBlocks(unchangedIssues(server, input.values), server.isRefusal ? 'save' : errors);
    const all = joinIssues(
      [...incomplete, ...ownIssues(input)],
      found.map((each) => ({ ...each, isFromServer: true })),
    );
    const shown = all.filter(({ path }) => (showsAll || touched.has(topField(path))) && !isNew(path));
    last = {
      issues: createIssueIndex(all, last?.issues ?? null),
      shown: createIssueIndex(shown, last?.shown ?? null),
    };
    return last;
  }
  const isNew = (path: string): boolean =>
    [...newParts].some((part) => path === part || path.startsWith(`${part}.`));
  return {
    evaluate: (input: FormInput): FormState =>
      createState(input, () => recordChanges(start.module, input.base, input.values), validate),
    /** Whether that shows more than before. */
    touch(key: string): boolean {
      if (showsAll || touched.has(key)) return false;
      touched.add(key);
      return true;
    },
    addPart: (path: string) => void newParts.add(path),
    /** Whether that shows more than before. */
    leavePart: (path: string): boolean => newParts.delete(path),
    /** Whether that shows more than before. */
    showAll(): boolean {
      if (showsAll && newParts.size === 0) return false;
      showsAll = true;
      newParts.clear();
      return true;
    },
    setServerIssues: (found: ServerIssues) => {
      server = found;
    },
  };
}

/** Its changes and problems are computed once, on first use: after the paint of a key. */
function createState(
  input: FormInput,
  findChanges: () => readonly FieldChange[],
  validate: (input: FormInput) => Validated,
): FormState {
  let validated: Validated | null = null;
  let changes: readonly FieldChange[] | null = null;
  return {
    ...input,
    get changes() {
      changes ??= findChanges();
      return changes;
    },
    get unsaved() {
      return countUnsaved(this.changes, input.incomplete);
    },
    get issues() {
      validated ??= validate(input);
      return validated.issues;
    },
    get shown() {
      validated ??= validate(input);
      return validated.shown;
    },
  };
}

function countUnsaved(changes: readonly FieldChange[], incomplete: IncompleteInputs): number {
  const changed = new Set(changes.map(({ path }) => path));
  return changes.length + Object.keys(incomplete).filter((path) => !changed.has(path)).length;
}

/** Finds the issues of the values themselves; cached while only other parts of the input change. */
function createIssueFinder({ module, recordId, isProtected }: FormSessionStart) {
  let known: (Pick<FormInput, 'base' | 'values'> & { readonly own: readonly FormIssue[] }) | null = null;
  return ({ base, values }: FormInput): readonly FormIssue[] => {
    if (known?.base === base && known.values === values) return known.own;
    const previous = recordId === null ? undefined : base;
    known = { base, values, own: recordIssues(module, values, { previous, isProtected }) };
    return known.own;
  };
}

/** A field that was changed since may be right by now. */
function unchangedIssues({ issues, of }: ServerIssues, values: RecordData): readonly Issue[] {
  return issues.filter(({ path }) => isSameValue(of[topField(path)], values[topField(path)]));
}
