import type { JsonValue } from '@quartermaster/domain/core/json';
import { valueAt } from '@quartermaster/domain/record/path-value';
import { stopTelling, tell } from '../../ui/text/typing.ts';
import type { FormSession } from './form-session.ts';

/** The value at one path of a form, for the input that shows it. */
export type FormValue = {
  readonly get: () => JsonValue | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Who subscribed hears of it at once; of what is being typed after the paint. */
  readonly change: (value: JsonValue) => void;
};

export function createFormValue(
  form: Pick<FormSession, 'getState' | 'setValue' | 'subscribe'>,
  path: string,
): FormValue {
  return {
    get: () => valueAt(form.getState().values, path),
    subscribe: (listener) => {
      const stop = form.subscribe(() => tell(listener));
      return () => {
        stop();
        stopTelling(listener);
      };
    },
    change: (value) => form.setValue(path, value),
  };
}
