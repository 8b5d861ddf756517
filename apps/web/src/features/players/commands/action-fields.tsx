import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import { playerAction, type PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { Issue } from '@quartermaster/domain/core/issue';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { issueText } from '@quartermaster/domain/texts/issues';
import { Alert } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readLanguage } from '../../../i18n/language.ts';
import type { ActionFormProps, ActionInputProps } from './action-layout.ts';
import { layoutOf } from './action-layouts.ts';
import styles from './commands.module.css';
import { KindInput } from './kind-input.tsx';
import { usePlayerActions, type PlayerActions } from './player-actions.ts';

type ActionFieldsProps = ActionFormProps & {
  readonly kind: PlayerActionKind;
  readonly problems: readonly Issue[];
};

/** What is to be filled in for an action: its fields in their order, each by its kind, and what is laid by hand. */
export function ActionFields({ kind, problems, ...form }: ActionFieldsProps) {
  const { Form, pairs = [] } = layoutOf(kind);
  const { fields, given } = playerAction(kind);
  const asked = fields.filter((field) => !given.includes(field.key) && isShown(field, form.values));
  const draw = (field: ResolvedField) => (
    <ActionField key={field.key} kind={kind} field={field} problems={problems} form={form} />
  );
  return (
    <>
      <Notice kind={kind} />
      {Form === undefined ? inPairs(asked, pairs, draw) : <Form {...form} />}
    </>
  );
}

/** What is said before anything is filled in. */
function Notice({ kind }: { readonly kind: PlayerActionKind }) {
  const { summary } = usePlayerActions();
  const { help, warning } = playerAction(kind);
  const said = (text: Readonly<Record<string, string>>): string =>
    (text[readLanguage()] ?? '').replace('{name}', () => summary.player.name);
  return (
    <>
      {help === null ? null : <p className={styles.soft}>{said(help)}</p>}
      {warning === null ? null : <Alert type="warning" showIcon title={said(warning)} />}
    </>
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

type ActionFieldProps = Pick<ActionFieldsProps, 'kind' | 'problems'> & {
  readonly field: ResolvedField;
  readonly form: ActionFormProps;
};

function ActionField({ kind, field, problems, form }: ActionFieldProps) {
  const { inputs = {}, hints = {} } = layoutOf(kind);
  const { t } = useTranslation('commands');
  const actions = usePlayerActions();
  const { key } = field;
  const props: ActionInputProps = {
    field,
    label: field.label[readLanguage()],
    value: form.values[key] ?? null,
    onChange: (value) => form.change({ [key]: value }),
    problem: problemOf(field, problems),
    form,
  };
  const Input: ComponentType<ActionInputProps> | undefined = (inputs as Record<string, typeof Input>)[key];
  if (Input !== undefined) return <Input {...props} />;
  const present = (hints as Record<string, ((of: PlayerActions) => string) | undefined>)[key];
  const hint =
    present === undefined ? field.help?.[readLanguage()] : t('present', { value: present(actions) });
  return <KindInput {...props} hint={hint} />;
}

/** What is still missing is seen; what is wrong is said. */
const MISSING: readonly Issue['code'][] = ['required', 'text_missing'];

function problemOf({ key }: ResolvedField, problems: readonly Issue[]): string | undefined {
  const problem = problems.find(
    ({ path, code }) => (path === key || path.startsWith(`${key}.`)) && !MISSING.includes(code),
  );
  return problem === undefined ? undefined : issueText(problem, readLanguage());
}

/** What the form of an action begins with. */
export function initialValues(kind: PlayerActionKind, preset: ActionValues): ActionValues {
  const { fields } = playerAction(kind);
  const defaults = fields.flatMap(({ key, default: value }) => (value === undefined ? [] : [[key, value]]));
  return { ...Object.fromEntries(defaults), ...layoutOf(kind).initial, ...preset };
}
