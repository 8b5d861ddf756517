import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ActionInputProps } from '../../../engine/actions/action-layout.ts';
import { usePlayerActions } from './player-actions.ts';

/** Ends the player's sessions in the game along with a command, and says whether there is one. */
export function EndSessionsInput({ label, value, onChange }: ActionInputProps) {
  const { t } = useTranslation('commands');
  const { summary } = usePlayerActions();
  return (
    <Checkbox checked={value === true} onChange={({ target }) => onChange(target.checked)}>
      {summary.player.isOnline ? t('onlineNow', { what: label }) : label}
    </Checkbox>
  );
}
