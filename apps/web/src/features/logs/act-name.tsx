import { doneTitle } from '@quartermaster/domain/actions/done-title';
import { actionOfEntry } from '@quartermaster/domain/actions/index';
import { useTranslation } from 'react-i18next';
import type { StaffLogEntry } from '../../api/logs.ts';
import { entryKind } from '../../engine/record/entry-kind.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Tag } from '../../ui/text/tag.tsx';
import { ACTS } from './acts.ts';
import styles from './logs.module.css';

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

/** The text for an action of the log; null if it has none yet. */
export function useActWords(): (action: string) => string | null {
  const { t } = useTranslation('logs');
  const { t: th } = useTranslation('history');
  const { t: tc } = useTranslation('commands');
  return (action) => {
    const [subject = '', verb = ''] = action.split('.');
    const kind = subject === 'record' ? entryKind(verb) : null;
    if (kind !== null) return th(`kind.${kind}`);
    // What has a definition is written down under its name.
    const defined = actionOfEntry(action);
    if (defined !== undefined) return doneTitle(defined)[readLanguage()];
    if (action === 'player.undo') return tc('kind.undo');
    const known = ACTS.find((each) => each === action);
    return known === undefined ? null : t(`act.${known}`);
  };
}
