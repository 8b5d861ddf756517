import type { ResolvedField } from '@quartermaster/domain/core/field';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import type { ReactNode } from 'react';
import { readLanguage } from '../../i18n/language.ts';
import styles from './action-fields.module.css';
import type { ActionFormProps, ActionInputProps, ActionLayout, FieldProblems } from './action-layout.ts';
import { KindInput } from './kind-input.tsx';

type ActionFieldsProps = ActionFormProps & {
  readonly fields: readonly ResolvedField[];
  readonly problems: FieldProblems;
  readonly layout?: ActionLayout;
};

/** The inputs of an action: fields in order, each by its kind, unless the layout has its own. */
export function ActionFields({ fields, problems, layout = {}, ...form }: ActionFieldsProps) {
  const { Form, pairs = [] } = layout;
  if (Form !== undefined) return <Form {...form} />;
  const draw = (field: ResolvedField) => (
    <ActionField key={field.key} field={field} problems={problems} layout={layout} form={form} />
  );
  return inPairs(
    fields.filter((field) => isShown(field, form.values)),
    pairs,
    draw,
  );
}

function inPairs(
  fields: readonly ResolvedField[],
  pairs: readonly (readonly [string, string])[],
  draw: (field: ResolvedField) => ReactNode,
): readonly ReactNode[] {
  return fields.flatMap((field): ReactNode[] => {
    const pair = pairs.find((keys) => keys.includes(field.key));
    if (pair === undefined) return [draw(field)];
    if (pair[0] !== field.key) return [];
    return [
      <div key={field.key} className={styles.pair}>
        {pair.flatMap((key) => fields.filter((each) => each.key === key).map((each) => draw(each)))}
      </div>,
    ];
  });
}

type ActionFieldProps = {
  readonly field: ResolvedField;
  readonly problems: FieldProblems;
  readonly layout: ActionLayout;
  readonly form: ActionFormProps;
};

function ActionField({ field, problems, layout: { inputs = {}, hints = {} }, form }: ActionFieldProps) {
  const { key } = field;
  const props: ActionInputProps = {
    field,
    label: field.label[readLanguage()],
    value: form.values[key] ?? null,
    onChange: (value) => form.change({ [key]: value }),
    hint: hints[key] ?? field.help?.[readLanguage()],
    problem: problems[key],
    problems,
    form,
  };
  const Input = inputs[key] ?? KindInput;
  return <Input {...props} />;
}
