import type { Issue } from '@quartermaster/domain/core/issue';
import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { mergeRecords } from '@quartermaster/domain/diff/merge-records';
import { lostReferences } from '@quartermaster/domain/fields/chosen-field';
import { replaceEqualDeep } from '@tanstack/react-query';
import { forbidsSaving, topField, type FormIssue } from '../record/record-issues.ts';
import { createListeners } from '../../ui/layout/listeners.ts';
import { createFormNote, type FormNote } from './form-note.ts';
import type { FormInput, FormSessionStart, FormState } from './form-state.ts';
import { createFormValidator } from './form-validator.ts';
import { createFormSteps, type FormSteps } from './form-steps.ts';
import { NO_INCOMPLETE_INPUTS, withIncompleteInput, type IncompleteInputs } from './incomplete-inputs.ts';
import { valueAt, withValueAt } from '@quartermaster/domain/record/path-value';

/**
 * A record while it is edited: the only place that holds its values, without any idea of how it
 * looks. A component that shows a part subscribes to it. Parts that stay the same keep their identity, so that
 * a key draws again only what it changes.
 */
export type FormSession = Omit<FormSteps, 'forgetSteps'> & {
  readonly module: ResolvedModule;
  readonly recordId: string | null;
  readonly note: FormNote;
  /** Of its environment. */
  readonly isProtected: boolean;
  /** Fields that take no input. */
  readonly locked: ReadonlySet<string>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => FormState;
  /** The value at a path is another one: `price`, `name.jp`, `groups.0.weight`. */
  readonly setValue: (path: string, value: JsonValue) => void;
  /** All values are others, and only these inputs are still incomplete. */
  readonly setValues: (values: RecordData, incomplete?: IncompleteInputs) => void;
  readonly discard: () => void;
  /** The record is stored as `data` now. `sent`: what was entered of it; what was entered since then stays. */
  readonly markSaved: (data: RecordData, sent?: RecordData) => void;
  readonly incompleteAt: (path: string) => string | null;
  /** Keeps a text that cannot be the value at its path yet beside the values. */
  readonly setIncomplete: (path: string, text: string | null) => void;
  /** A field was left: what is wrong with it is shown from now on. */
  readonly touch: (key: string) => void;
  /** A row or period is added at a path: what is wrong with it is shown once it is left. */
  readonly addPart: (path: string) => void;
  readonly leavePart: (path: string) => void;
  /**
   * What the server found in `of`: it counts for a field only while that field is as it was.
   * `isRefusal`: it did not save the record for it.
   */
  readonly setServerIssues: (issues: readonly Issue[], of: RecordData, isRefusal?: boolean) => void;
  readonly issuesAt: (path: string) => readonly FormIssue[];
  readonly issuesUnder: (path: string) => readonly FormIssue[];
  /** Calls one of the two, with every problem shown: the second where the server would refuse the record. */
  readonly submit: (onValid: (data: RecordData) => void, onInvalid: (path: string) => void) => void;
};

export function createFormSession(start: FormSessionStart): FormSession {
  const { module, recordId } = start;
  const store = createFormStore(start);
  const { validator, subscribe, getState, update } = store;
  const note = createFormNote();
  const { forgetSteps, ...steps } = createFormSteps(store);
  const setIncompleteInputs = (incomplete: IncompleteInputs) => {
    if (incomplete !== getState().incomplete) update({ incomplete });
  };
  const tellIf = (showsMore: boolean) => {
    if (showsMore) update({});
  };
  return {
    module,
    recordId,
    note,
    isProtected: start.isProtected,
    locked: new Set(recordId === null ? start.locked : module.identity),
    subscribe,
    getState,
    setValue: (path, value) => {
      const { values } = getState();
      const before = valueAt(values, path);
      const next = replaceEqualDeep(before, value);
      if (next !== before) update({ values: chosenValues(module, values, path, next) });
    },
    ...steps,
    ...createEnds(module, store, note, forgetSteps),
    incompleteAt: (path) => getState().incomplete[path] ?? null,
    setIncomplete: (path, text) =>
      setIncompleteInputs(withIncompleteInput(getState().incomplete, path, text)),
    touch: (key) => tellIf(validator.touch(key)),
    addPart: validator.addPart,
    leavePart: (path) => tellIf(validator.leavePart(path)),
    setServerIssues: (issues, of, isRefusal = false) => {
      validator.setServerIssues({ issues, of, isRefusal });
      update({});
    },
    issuesAt: (path) => getState().shown.at(path),
    issuesUnder: (path) => getState().shown.under(path),
    submit: (onValid, onInvalid) => {
      tellIf(validator.showAll());
      const refused = getState().issues.all.filter(forbidsSaving);
      if (refused.length === 0) onValid(getState().values);
      else onInvalid(firstPath(refused, module));
    },
  };
}

/** How the values are replaced, and how an edit ends: given up, or stored. The note belonged to it. */
function createEnds(
  module: ResolvedModule,
  { getState, update }: ReturnType<typeof createFormStore>,
  note: FormNote,
  forgetSteps: () => void,
): Pick<FormSession, 'setValues' | 'discard' | 'markSaved'> {
  return {
    setValues: (values, incomplete = NO_INCOMPLETE_INPUTS) => {
      forgetSteps();
      update({ values: replaceEqualDeep(getState().values, values), incomplete });
    },
    discard: () => {
      note.set('');
      forgetSteps();
      update({ values: getState().base, incomplete: NO_INCOMPLETE_INPUTS });
    },
    markSaved: (data, sent) => {
      note.set('');
      const { values, incomplete } = getState();
      const base = replaceEqualDeep(values, data);
      const isAsSent = sent === undefined || sent === values;
      const next = isAsSent
        ? base
        : replaceEqualDeep(values, mergeRecords(module, sent, values, base).merged);
      // Of another person's edit, no step knows the rows.
      if (next !== values) forgetSteps();
      update({ base, values: next, incomplete: isAsSent ? NO_INCOMPLETE_INPUTS : incomplete });
    },
  };
}

/** The values with another one at a path; a reference whose module the path chooses names nothing then. */
function chosenValues(
  module: ResolvedModule,
  values: RecordData,
  path: string,
  value: JsonValue,
): RecordData {
  const lost = lostReferences(module.fields, values, path, value);
  return lost.reduce((next, key) => withValueAt(next, key, null), withValueAt(values, path, value));
}

/** Holds the state and notifies its subscribers of each new one. */
function createFormStore(start: FormSessionStart) {
  const { subscribe, tell } = createListeners();
  const validator = createFormValidator(start);
  const input = { base: start.data, values: start.data, incomplete: NO_INCOMPLETE_INPUTS };
  let state = validator.evaluate(input);
  return {
    validator,
    getState: () => state,
    subscribe,
    update: (entered: Partial<FormInput>) => {
      const { base, values, incomplete } = state;
      state = validator.evaluate({ base, values, incomplete, ...entered });
      tell();
    },
  };
}

/** The place of the first problem in the order of the form; fields that no section has come last. */
function firstPath(issues: readonly FormIssue[], module: ResolvedModule): string {
  const keys = module.sections.flatMap(({ fields }) => fields);
  const inOrder = keys.flatMap((key) => issues.filter(({ path }) => topField(path) === key));
  return (inOrder[0] ?? issues[0])?.path ?? '';
}
