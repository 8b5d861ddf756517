import type { ResolvedField } from '@quartermaster/domain/core/field';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { memo, useCallback, useState } from 'react';
import { useIsLocked } from '../../engine/form/locked-fields.tsx';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState, useFormValue } from '../../engine/form/use-form-session.ts';
import { FieldCell } from '../../fields/cells.tsx';
import { FieldInput } from '../../fields/inputs.tsx';
import { WrittenJson } from '../../fields/json/written-json.tsx';
import { WrittenRows } from '../../fields/rows/written-rows.tsx';
import type { FieldInputProps } from '../../fields/types.ts';
import { FieldFrame, frameIds } from '../../fields/common/field-frame.tsx';
import { useIssuesAt, useIssuesUnder } from '../../fields/common/issues.tsx';
import { isLong, isWide, showsParts } from '../../fields/common/wide-kinds.ts';
import { CopyButtons } from './copy-buttons.tsx';
import { fieldDomId } from './field-dom-id.ts';
import { useCopiedFields, type FieldCopier } from './use-copied-fields.ts';
import styles from './form.module.css';

type FieldOfForm = { readonly form: FormSession; readonly field: ResolvedField };

/** `isTitled`: the title above it is its label, too. */
type FormFieldProps = FieldOfForm & { readonly isTitled: boolean };

/** One field of the form; drawn again only when its own value or problems change. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const isAskedFor = useFormState(props.form, ({ values }) => isShown(props.field, values));
  return isAskedFor ? <CopiedByKeys {...props} /> : null;
});

/** The field with its keys: Alt+C copies it, Alt+V pastes into it. */
function CopiedByKeys({ form, field, isTitled }: FormFieldProps) {
  const copier = useCopiedFields(form);
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the inputs inside
    <div
      className={widthOf(field)}
      data-field={field.key}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onKeyDown={(event) => {
        const act = copyKey(event.nativeEvent, copier);
        if (act === null) return;
        event.preventDefault();
        act([field.key]);
      }}
    >
      <ShownField
        form={form}
        field={field}
        isTitled={isTitled}
        // Only where the pointer is: beside every label they would be most of what a form shows.
        copier={isPointedAt && !isTitled ? copier : null}
      />
    </div>
  );
}

/** By the place of the key: with Alt some keyboards type another letter. */
function copyKey(
  { code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  copier: FieldCopier,
): FieldCopier['copy'] | null {
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  if (code === 'KeyC') return copier.copy;
  return code === 'KeyV' ? copier.paste : null;
}

function widthOf(field: ResolvedField): string | undefined {
  if (isWide(field)) return styles.wide;
  return isLong(field) ? styles.long : styles.narrow;
}

function ShownField({
  form,
  field: declared,
  isTitled,
  copier,
}: FormFieldProps & { readonly copier: FieldCopier | null }) {
  const { key } = declared;
  const field = useFormState(form, ({ values }) => chosenField(declared, values));
  const own = useIssuesAt(key);
  const all = useIssuesUnder(key);
  const issues = showsParts(field) ? own : all;
  const isLocked = useIsLocked(key);
  const inputId = fieldDomId(key);
  const ids = frameIds(inputId, field, issues);
  const isDisabled = isLocked || form.locked.has(key) || field.readOnly === true;
  return (
    <FieldFrame
      field={field}
      path={key}
      inputId={inputId}
      issues={issues}
      isTitled={isTitled}
      aside={
        copier && (
          <CopyButtons
            of="field"
            copier={copier}
            keys={[key]}
            labelId={ids.labelId}
            isDisabled={isDisabled}
          />
        )
      }
    >
      {field.readOnly === true ? (
        <WrittenValue form={form} field={field} inputId={inputId} labelId={ids.labelId} />
      ) : (
        <BoundInput
          form={form}
          field={field}
          inputId={inputId}
          {...ids}
          isInvalid={issues.some((found) => found.severity === 'error')}
          isDisabled={isDisabled}
        />
      )}
    </FieldFrame>
  );
}

type WrittenValueProps = FieldOfForm & { readonly inputId: string; readonly labelId: string };

/** What the console writes itself is read, not typed. */
function WrittenValue({ form, field, inputId, labelId }: WrittenValueProps) {
  const { value } = useFormValue(form, field.key);
  if (field.kind === 'rows') return <WrittenRows field={field} value={value} labelId={labelId} />;
  if (field.kind === 'json')
    return (
      <div role="group" aria-labelledby={labelId} className={styles.written}>
        <WrittenJson field={field} value={value} />
      </div>
    );
  return (
    <output id={inputId} className={styles.written}>
      <FieldCell field={field} value={value} />
    </output>
  );
}

type BoundInputProps = FieldOfForm & Omit<FieldInputProps, 'value' | 'onChange' | 'onBlur' | 'path'>;

/** The part that a key draws again: the input, and nothing around it. */
function BoundInput({ form, ...rest }: BoundInputProps) {
  const { key } = rest.field;
  const { value, change } = useFormValue(form, key);
  const handleBlur = useCallback(() => form.touch(key), [form, key]);
  return <FieldInput {...rest} value={value} onChange={change} onBlur={handleBlur} path={key} />;
}
