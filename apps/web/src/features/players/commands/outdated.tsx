import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCommandActions } from './command-actions.ts';

const TEXTS = {
  player: { command: 'changedText', undo: 'changedUndo' },
  guild: { command: 'guildChangedText', undo: 'guildChangedUndo' },
} as const;

/** Says in a form that the player or guild was changed meanwhile. */
export function Outdated({ form }: { readonly form: 'command' | 'undo' }) {
  const { t } = useTranslation('commands');
  const { target } = useCommandActions();
  return <Alert type="warning" showIcon title={t(TEXTS[target.type][form])} />;
}
