import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { useCallback } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { ModuleForm } from './use-module-form.ts';
import { useShared } from '../use-shared.ts';

/** One field of the record: its value, and what to call when it changes or is left. */
export function useModuleField(form: ModuleForm, field: ResolvedField) {
  const { session } = form;
  const { field: bound } = useController({ control: form.control, name: field.key });
  // The form library hands out copies.
  const value = useShared(bound.value as JsonValue | undefined);
  const { onChange: change, onBlur: blur } = bound;
  // Wrapped as an event: a value may itself have a key `target`, which the form library would unpack.
  const handleChange = useCallback((next: JsonValue) => change({ target: { value: next } }), [change]);
  const handleBlur = useCallback(() => {
    blur();
    session.touch(field.key);
  }, [blur, session, field.key]);
  return { value, onChange: handleChange, onBlur: handleBlur };
}

/** Whether a field is asked for, given the record's other values. */
export function useIsShown(form: ModuleForm, field: ResolvedField): boolean {
  const when = field.showWhen;
  const other = useWatch({
    control: form.control,
    name: when?.field ?? field.key,
    disabled: when === undefined,
  }) as JsonValue | undefined;
  return when === undefined || when.in.includes(other ?? null);
}
