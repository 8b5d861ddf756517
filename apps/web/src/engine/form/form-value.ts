import type { JsonValue } from '@quartermaster/domain/core/json';
import { valueAt } from '@quartermaster/domain/record/path-value';
import { afterPaint } from '../../ui/layout/after-paint.ts';
import type { FormSession } from './form-session.ts';

/** The value at one path of a form, for the input that shows it. */
export type FormValue = {
  readonly get: () => JsonValue | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (value: JsonValue) => void;
  /** The same for a value that the input shows already: who subscribed hears of it after the paint. */
  readonly type: (value: JsonValue) => void;
};

export function createFormValue(
  form: Pick<FormSession, 'getState' | 'setValue' | 'subscribe'>,
  path: string,
): FormValue {
  let isTyped = false;
  return {
    get: () => valueAt(form.getState().values, path),
    subscribe: (listener) => {
      let cancel = (): void => undefined;
      const stop = form.subscribe(() => {
        if (isTyped) cancel = afterPaint(listener);
        else listener();
      });
      return () => {
        stop();
        cancel();
      };
    },
    change: (value) => form.setValue(path, value),
    type: (value) => {
      isTyped = true;
      try {
        form.setValue(path, value);
      } finally {
        isTyped = false;
      }
    },
  };
}
