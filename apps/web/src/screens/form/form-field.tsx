import type { ResolvedField } from '@quartermaster/domain/core/field';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { memo, useCallback } from 'react';
import { useIsLocked } from '../../engine/form/locked-fields.tsx';
import type { ModuleForm } from '../../engine/form/use-module-form.ts';
import { useIsShown, useModuleField } from '../../engine/form/use-module-field.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { FieldFrame, frameIds } from '../../fields/common/field-frame.tsx';
import { useIssuesAt, useIssuesUnder } from '../../fields/common/issues.tsx';
import { isLong, isWide, showsParts } from '../../fields/common/wide-kinds.ts';
import { asObject } from '../../fields/common/values.ts';
import { fieldDomId } from './field-dom-id.ts';
import styles from './form.module.css';

type FormFieldProps = { readonly form: ModuleForm; readonly field: ResolvedField };

/** One field of the form; drawn again only when its own value or problems change. */
export const FormField = memo(function FormField({ form, field }: FormFieldProps) {
  const isShown = useIsShown(form, field);
  if (!isShown) return null;
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
  const { read } = form;
  const field = chosenField(declared, asObject(read()));
  const { value, onChange, onBlur } = useModuleField(form, field);
  const own = useIssuesAt(field.key);
  const all = useIssuesUnder(field.key);
  const issues = showsParts(field) ? own : all;
  const isLocked = useIsLocked(field.key);
  const inputId = fieldDomId(field.key);
  const siblings = useCallback((key: string) => asObject(read())[key], [read]);
  return (
    <FieldFrame field={field} inputId={inputId} issues={issues}>
      <FieldInput
        field={field}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        path={field.key}
        inputId={inputId}
        {...frameIds(inputId, field, issues)}
        isInvalid={issues.some((found) => found.severity === 'error')}
        isDisabled={isLocked || form.locked.has(field.key) || field.readOnly === true}
        siblings={siblings}
      />
    </FieldFrame>
  );
}
