import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePlayerActions } from './player-actions.ts';

type EndSessionsProps = {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

/** Ends the player's sessions in the game along with a command, and says whether there is one. */
export function EndSessions({ isChecked, onChange }: EndSessionsProps) {
  const { t } = useTranslation('commands');
  const { summary } = usePlayerActions();
  return (
    <Checkbox checked={isChecked} onChange={({ target }) => onChange(target.checked)}>
      {t(summary.player.isOnline ? 'endSessionsOnline' : 'endSessions')}
    </Checkbox>
  );
}
