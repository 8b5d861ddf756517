import type {
  ActionDefinition,
  ActionParams,
  ActionValues,
} from '@quartermaster/domain/actions/define-action';
import { paramsOf, validateParams } from '@quartermaster/domain/actions/read-params';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, fieldErrors } from '../../api/api-error.ts';
import { camelName } from '../../api/wire-names.ts';
import type { ActionFormProps, FieldProblems } from './action-layout.ts';
import { problemTexts } from './problem-texts.ts';

/** What is typed, wherever it is kept. */
type Store = ActionFormProps;

type Options<A extends ActionDefinition> = {
  readonly action: A;
  readonly store: Store;
  /** The fields that the form has; without it all. */
  readonly keys?: readonly (keyof ActionParams<A> & string)[];
  /** Problems that the fields do not find themselves. */
  readonly check?: (values: ActionValues) => FieldProblems;
  readonly send: (params: ActionParams<A>) => Promise<unknown>;
};

/** Form state of an action: values, problems (shown after the first submit) and submission. */
export function useActionForm<A extends ActionDefinition>({ action, store, keys, check, send }: Options<A>) {
  const [isTried, setTried] = useState(false);
  const fields = action.fields.filter(
    ({ key }) => keys === undefined || (keys as readonly string[]).includes(key),
  );
  const params = paramsOf({ fields, named: action.named }, store.values);
  const issues = validateParams({ fields, named: action.named }, params);
  const found = { ...problemTexts(issues), ...check?.(store.values) };
  const isReady = Object.keys(found).length === 0;
  // Validated by the fields that the type is derived from.
  const sending = useMutation({ mutationFn: () => send(params as ActionParams<A>) });
  const refused = fieldErrors(sending.error);
  const refusals = fields.flatMap(({ key }) => {
    const text = refused[camelName(key)];
    return text === undefined ? [] : [[key, text] as const];
  });
  return {
    fields,
    values: store.values,
    change: (part: ActionValues) => {
      store.change(part);
      sending.reset();
    },
    problems: { ...Object.fromEntries(refusals), ...(isTried ? found : {}) } as FieldProblems,
    /** An error that belongs to no field. */
    refusal: sending.error && refusals.length === 0 ? errorMessage(sending.error) : null,
    /** Whether all required fields have a value. */
    isFilled: issues.every(({ code }) => code !== 'required'),
    isPending: sending.isPending,
    submit: () => {
      setTried(true);
      sending.reset();
      if (isReady && !sending.isPending) sending.mutate();
    },
  };
}

export type ActionForm = ReturnType<typeof useActionForm>;

/** Input of a dialog, discarded when it closes. */
export function useActionValues(initial: ActionValues): Store {
  const [values, setValues] = useState(initial);
  return { values, change: (part) => setValues((before) => ({ ...before, ...part })) };
}
