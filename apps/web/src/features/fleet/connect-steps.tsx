import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CopyLine } from './copy-line.tsx';
import styles from './fleet.module.css';
import { startCommand } from './start-command.ts';

/** How the first game server gets here. */
export function ConnectSteps() {
  const { t } = useTranslation('fleet');
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={t('emptyText')}
      actions={
        <ol className={styles.steps}>
          <li>{t('howToken')}</li>
          <li>
            {t('howStart')}
            <CopyLine text={startCommand('qm_…')} />
          </li>
          <li>{t('howWatch')}</li>
        </ol>
      }
    />
  );
}
