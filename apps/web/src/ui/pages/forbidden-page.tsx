import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusPage } from './status-page.tsx';
import styles from './status-page.module.css';

type ForbiddenPageProps = {
  /** What exactly was refused, in the server's words. */
  readonly reason?: string | undefined;
};

export function ForbiddenPage({ reason }: ForbiddenPageProps) {
  const { t } = useTranslation();
  return (
    <StatusPage
      code="403"
      text={t('forbidden')}
      actions={
        <Link className={styles.link} to="/dashboard">
          {t('backHome')}
        </Link>
      }
    >
      {reason ? <p className={styles.reason}>{reason}</p> : null}
    </StatusPage>
  );
}
