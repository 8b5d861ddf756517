import {
  PLAYER_COMMAND_ROLES,
  type PlayerCommandKind,
} from '@quartermaster/domain/permissions/player-commands';
import { useTranslation } from 'react-i18next';
import type { StaffLogEntry } from '../../api/logs.ts';
import { entryKind } from '../../engine/record/entry-kind.ts';
import { Tag } from '../../ui/text/tag.tsx';
import { ACTS } from './acts.ts';
import styles from './logs.module.css';

/** What staff do to players is written down under the name of the action. */
const COMMANDS = [...(Object.keys(PLAYER_COMMAND_ROLES) as PlayerCommandKind[]), 'undo'] as const;

type ActNameProps = Pick<StaffLogEntry, 'action' | 'outcome'>;

/** An act in words; one that has none yet is said as it is stored. */
export function ActName({ action, outcome }: ActNameProps) {
  const { t } = useTranslation('logs');
  return (
    <span className={styles.tags}>
      <ActWords action={action} />
      {outcome === 'done' ? null : (
        <Tag tone="red" glyph="✕">
          {t(`outcome.${outcome}`)}
        </Tag>
      )}
    </span>
  );
}

function ActWords({ action }: Pick<ActNameProps, 'action'>) {
  return useActWords()(action) ?? <code className={styles.code}>{action}</code>;
}

/** An act in words; null for one that has none yet. */
export function useActWords(): (action: string) => string | null {
  const { t } = useTranslation('logs');
  const { t: th } = useTranslation('history');
  const { t: tc } = useTranslation('commands');
  return (action) => {
    const [subject = '', verb = ''] = action.split('.');
    const kind = subject === 'record' ? entryKind(verb) : null;
    if (kind !== null) return th(`kind.${kind}`);
    const command = subject === 'player' ? COMMANDS.find((each) => each === verb) : undefined;
    if (command !== undefined) return tc(`kind.${command}`);
    const known = ACTS.find((each) => each === action);
    return known === undefined ? null : t(`act.${known}`);
  };
}
