import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';
import { isSameValue } from '@quartermaster/domain/record/canonical';
import { useState } from 'react';
import type { FormSession } from '../../engine/form/form-session.ts';

type Step = {
  readonly before: readonly JsonObject[];
  readonly after: readonly JsonObject[];
  /** Where a row was before the step, by where it is now. */
  readonly placeBefore: (index: number) => number;
};

/** Steps of a board on a list of rows, to be undone as long as nothing else has changed the list since. */
export function useRowSteps(form: FormSession, key: string, value: JsonValue | undefined) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  const take = (step: Step): void => {
    setSteps((taken) => [...taken, step]);
    form.setValue(key, step.after);
  };
  const undo = (): void => {
    if (last === undefined) return;
    setSteps((taken) => taken.slice(0, -1));
    form.moveIncomplete(key, last.placeBefore);
    form.setValue(key, last.before);
  };
  return {
    write: (before: readonly JsonObject[], after: readonly JsonObject[]) =>
      take({ before, after, placeBefore: (index) => (index < before.length ? index : -1) }),
    remove: (before: readonly JsonObject[], gone: number) => {
      form.moveIncomplete(key, (index) => indexWithout(gone, index));
      take({
        before,
        after: before.toSpliced(gone, 1),
        placeBefore: (index) => (index >= gone ? index + 1 : index),
      });
    },
    undo: last !== undefined && isSameValue(last.after, value) ? undo : null,
  };
}

/** The index of a row after another one was removed; -1 for the removed one. */
function indexWithout(gone: number, index: number): number {
  if (index === gone) return -1;
  return index > gone ? index - 1 : index;
}
