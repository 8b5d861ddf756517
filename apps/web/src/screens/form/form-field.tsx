import type { ResolvedField } from '@quartermaster/domain/core/field';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { memo, useCallback } from 'react';
import { useIsLocked } from '../../engine/form/locked-fields.tsx';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState, useFormValue } from '../../engine/form/use-form-session.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import type { FieldInputProps } from '../../fields/types.ts';
import { FieldFrame, frameIds } from '../../fields/common/field-frame.tsx';
import { useIssuesAt, useIssuesUnder } from '../../fields/common/issues.tsx';
import { isLong, isWide, showsParts } from '../../fields/common/wide-kinds.ts';
import { fieldDomId } from './field-dom-id.ts';
import styles from './form.module.css';

type FormFieldProps = { readonly form: FormSession; readonly field: ResolvedField };

/** One field of the form; drawn again only when its own value or problems change. */
export const FormField = memo(function FormField({ form, field }: FormFieldProps) {
  const isAskedFor = useFormState(form, ({ values }) => isShown(field, values));
  if (!isAskedFor) return null;
  return (
    <div className={widthOf(field)} data-field={field.key}>
      <ShownField form={form} field={field} />
    </div>
  );
});

function widthOf(field: ResolvedField): string | undefined {
  if (isWide(field)) return styles.wide;
  return isLong(field) ? styles.long : styles.narrow;
}

function ShownField({ form, field: declared }: FormFieldProps) {
  const { key } = declared;
  const field = useFormState(form, ({ values }) => chosenField(declared, values));
  const own = useIssuesAt(key);
  const all = useIssuesUnder(key);
  const issues = showsParts(field) ? own : all;
  const isLocked = useIsLocked(key);
  const inputId = fieldDomId(key);
  return (
    <FieldFrame field={field} inputId={inputId} issues={issues}>
      <BoundInput
        form={form}
        field={field}
        inputId={inputId}
        {...frameIds(inputId, field, issues)}
        isInvalid={issues.some((found) => found.severity === 'error')}
        isDisabled={isLocked || form.locked.has(key) || field.readOnly === true}
      />
    </FieldFrame>
  );
}

type BoundInputProps = FormFieldProps & Omit<FieldInputProps, 'value' | 'onChange' | 'onBlur' | 'path'>;

/** The part that a key draws again: the input, and nothing of what stands around it. */
function BoundInput({ form, ...rest }: BoundInputProps) {
  const { key } = rest.field;
  const value = useFormValue(form, key);
  const handleChange = useCallback((next: JsonValue) => form.setValue(key, next), [form, key]);
  const handleBlur = useCallback(() => form.touch(key), [form, key]);
  return <FieldInput {...rest} value={value} onChange={handleChange} onBlur={handleBlur} path={key} />;
}
