import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import { playerAction, type PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { defaultsOf } from '@quartermaster/domain/core/resolve';
import type { Issue } from '@quartermaster/domain/core/issue';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ActionFields } from '../../../engine/actions/action-fields.tsx';
import type { ActionFormProps, ActionLayout } from '../../../engine/actions/action-layout.ts';
import { problemTexts } from '../../../engine/actions/problem-texts.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { layoutOf } from './action-layouts.ts';
import styles from './commands.module.css';
import { usePlayerActions } from './player-actions.ts';

type PlayerActionFieldsProps = ActionFormProps & {
  readonly kind: PlayerActionKind;
  readonly problems: readonly Issue[];
};

/** The inputs of an action on a player. Missing values are not reported as problems while typing. */
export function PlayerActionFields({ kind, problems, ...form }: PlayerActionFieldsProps) {
  const { fields, given } = playerAction(kind);
  return (
    <>
      <Notice kind={kind} />
      <ActionFields
        {...form}
        fields={fields.filter(({ key }) => !given.includes(key))}
        problems={problemTexts(problems.filter(({ code }) => !MISSING.includes(code)))}
        layout={usePlayerLayout(kind)}
      />
    </>
  );
}

const MISSING: readonly Issue['code'][] = ['required', 'text_missing'];

function usePlayerLayout(kind: PlayerActionKind): ActionLayout {
  const { t } = useTranslation('commands');
  const actions = usePlayerActions();
  const { initial: _initial, present = {}, ...layout } = layoutOf(kind);
  const hints = Object.entries<((of: typeof actions) => string) | undefined>(present).flatMap(
    ([key, value]) => (value === undefined ? [] : [[key, t('present', { value: value(actions) })] as const]),
  );
  return { ...layout, hints: Object.fromEntries(hints) };
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

/** What the form of an action begins with. */
export function initialValues(kind: PlayerActionKind, preset: ActionValues): ActionValues {
  return { ...defaultsOf(playerAction(kind).fields), ...layoutOf(kind).initial, ...preset };
}
