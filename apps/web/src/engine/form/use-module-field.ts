import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { deciders, lostReferences } from '@quartermaster/domain/fields/chosen-field';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { useCallback, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { ModuleForm } from './use-module-form.ts';
import { useShared } from '../use-shared.ts';

/** One field of the record: its value, and what to call when it changes or is left. */
export function useModuleField(form: ModuleForm, field: ResolvedField) {
  const { session, module, read, set } = form;
  const { field: bound } = useController({ control: form.control, name: field.key });
  // The form library hands out copies.
  const value = useShared(bound.value as JsonValue | undefined);
  const { onChange: change, onBlur: blur } = bound;
  // Wrapped as an event: a value may itself have a key `target`, which the form library would unpack.
  const handleChange = useCallback(
    (next: JsonValue) => {
      const lost = lostReferences(module.fields, read(), field.key, next);
      change({ target: { value: next } });
      for (const key of lost) set(key, null);
    },
    [change, module, read, set, field.key],
  );
  const handleBlur = useCallback(() => {
    blur();
    session.touch(field.key);
  }, [blur, session, field.key]);
  return { value, onChange: handleChange, onBlur: handleBlur };
}

/** Whether a field is asked for, given the record's other values; drawn again when those change that decide it. */
export function useIsShown(form: ModuleForm, field: ResolvedField): boolean {
  const [names] = useState(() => deciders(field));
  const values = useWatch({ control: form.control, name: names, disabled: names.length === 0 });
  return isShown(field, Object.fromEntries(names.map((name, index) => [name, values[index] as JsonValue])));
}
