import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import { commandAction, type CommandKind } from '@quartermaster/domain/actions/commands';
import { defaultsOf } from '@quartermaster/domain/core/resolve';
import type { Issue } from '@quartermaster/domain/core/issue';
import { Alert } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFields } from '../../../engine/actions/action-fields.tsx';
import type { ActionFormProps, ActionLayout } from '../../../engine/actions/action-layout.ts';
import { problemTexts } from '../../../engine/actions/problem-texts.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { layoutOf } from './player-action-layouts.ts';
import styles from './commands.module.css';
import { useCommandActions } from './command-actions.ts';
import { ActedPlayerContext, type ActedPlayer } from './player-actions.ts';

type CommandFieldsProps = ActionFormProps & {
  readonly kind: CommandKind;
  readonly problems: readonly Issue[];
};

/** The inputs of an action on a player or guild. Missing values are not reported as problems while typing. */
export function CommandFields({ kind, problems, ...form }: CommandFieldsProps) {
  const { fields, given } = commandAction(kind);
  return (
    <>
      <Notice kind={kind} />
      <ActionFields
        {...form}
        fields={fields.filter(({ key }) => !given.includes(key))}
        problems={problemTexts(problems.filter(({ code }) => !MISSING.includes(code)))}
        layout={useCommandLayout(kind)}
      />
    </>
  );
}

const MISSING: readonly Issue['code'][] = ['required', 'text_missing'];

function useCommandLayout(kind: CommandKind): ActionLayout {
  const { t } = useTranslation('commands');
  const acted = use(ActedPlayerContext);
  const { target } = useCommandActions();
  const { initial: _initial, present = {}, ...layout } = layoutOf(kind);
  const hints = Object.entries<((of: ActedPlayer) => string) | undefined>(present).flatMap(([key, value]) =>
    value === undefined || acted === null ? [] : [[key, t('present', { value: value(acted) })] as const],
  );
  const ofTarget = Object.entries(target.present?.[kind] ?? {}).map(
    ([key, value]) => [key, t('present', { value })] as const,
  );
  return { ...layout, hints: Object.fromEntries([...hints, ...ofTarget]) };
}

/** What is said before anything is filled in. */
function Notice({ kind }: { readonly kind: CommandKind }) {
  const { name } = useCommandActions().target;
  const { help, warning } = commandAction(kind);
  const said = (text: Readonly<Record<string, string>>): string =>
    (text[readLanguage()] ?? '').replace('{name}', () => name);
  return (
    <>
      {help === null ? null : <p className={styles.soft}>{said(help)}</p>}
      {warning === null ? null : <Alert type="warning" showIcon title={said(warning)} />}
    </>
  );
}

/** What the form of an action begins with. */
export function useInitialValues(kind: CommandKind, preset: ActionValues): ActionValues {
  const acted = use(ActedPlayerContext);
  const { initial } = layoutOf(kind);
  const { fields, named } = commandAction(kind);
  const own = typeof initial === 'function' ? acted && initial(acted, preset) : initial;
  // What has to be named is chosen: no end is a choice, too.
  const offered = defaultsOf(fields.filter(({ key }) => !named.includes(key)));
  return { ...offered, ...own, ...preset };
}
