import type { JsonValue } from '@quartermaster/domain/core/json';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { IssueSource } from '../../fields/common/issues.tsx';
import { afterPaint } from '../../ui/layout/after-paint.ts';
import { createFormSession, type FormSession } from './form-session.ts';
import type { FormSessionStart, FormState } from './form-state.ts';
import { valueAt } from '@quartermaster/domain/record/path-value';

export function useFormSession(start: FormSessionStart): FormSession {
  const [session] = useState(() => createFormSession(start));
  return session;
}

/** The value at a path, for its input: the component is drawn again at once when that value changes. */
export function useFormValue(form: FormSession, path: string): JsonValue | undefined {
  return useSyncExternalStore(form.subscribe, () => valueAt(form.getState().values, path));
}

/**
 * A part of what is known of the record; the component is drawn again when that part changes. What
 * was typed is painted first: what follows from it elsewhere on the page comes a frame later.
 */
export function useFormState<T>(form: FormSession, select: (state: FormState) => T): T {
  const subscribe = useCallback((listener: () => void) => subscribeAfterPaint(form, listener), [form]);
  return useSyncExternalStore(subscribe, () => select(form.getState()));
}

/** The problems of the record, for its fields: they are looked for once the key is painted. */
export function useIssueSource(form: FormSession): IssueSource {
  return useMemo(
    () => ({
      subscribe: (listener) => subscribeAfterPaint(form, listener),
      issuesAt: form.issuesAt,
      issuesUnder: form.issuesUnder,
    }),
    [form],
  );
}

function subscribeAfterPaint({ subscribe }: FormSession, listener: () => void): () => void {
  let cancel = (): void => undefined;
  const stop = subscribe(() => {
    cancel = afterPaint(listener);
  });
  return () => {
    stop();
    cancel();
  };
}
