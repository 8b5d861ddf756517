import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { isRequiredAt, mayBeRequired } from '@quartermaster/domain/rules/required-at';
import type { IssueSource } from '../../fields/common/issues.tsx';
import type { RequiredSource } from '../../fields/common/required-now.ts';
import { afterPaint } from '../../ui/layout/after-paint.ts';
import { createFormSession, type FormSession } from './form-session.ts';
import { createFormValue, type FormValue } from './form-value.ts';
import type { FormSessionStart, FormState } from './form-state.ts';
import { createIssueSource } from './issue-source.ts';

export function useFormSession(start: FormSessionStart): FormSession {
  const [session] = useState(() => createFormSession(start));
  return session;
}

/**
 * The value at a path, for its input, with what changes it: the component is drawn again at once when
 * the value changes, and after the paint where the input shows it already.
 */
export function useFormValue(
  form: FormSession,
  path: string,
): Pick<FormValue, 'change'> & { readonly value: ReturnType<FormValue['get']> } {
  const { get, subscribe, change } = useMemo(() => createFormValue(form, path), [form, path]);
  return { value: useSyncExternalStore(subscribe, get), change };
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
  return useMemo(() => createIssueSource(form, (listener) => subscribeAfterPaint(form, listener)), [form]);
}

/** Which fields other values of the record ask for. */
export function useRequiredSource(form: FormSession): RequiredSource {
  return useMemo(() => {
    const { module, isProtected } = form;
    return {
      subscribe: (listener) => subscribeAfterPaint(form, listener),
      mayBeRequired: (path) => mayBeRequired(module, path),
      isRequiredAt: (path) => isRequiredAt(module, form.getState().values, path, isProtected),
    };
  }, [form]);
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
