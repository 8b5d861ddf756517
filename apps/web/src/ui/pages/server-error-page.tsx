import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { PlainButton } from '../plain-button.tsx';
import { StatusPage } from './status-page.tsx';
import styles from './status-page.module.css';

function detailOf(error: unknown): string {
  if (error instanceof ApiError) return JSON.stringify({ status: error.status, ...error.body }, null, 2);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** An error that nothing nearer could show. */
export function ServerErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation();
  return (
    <StatusPage
      code="500"
      text={t('serverError')}
      actions={
        <>
          <a className={styles.link} href="/dashboard">
            {t('backHome')}
          </a>
          <PlainButton onClick={() => window.location.reload()}>{t('reload')}</PlainButton>
        </>
      }
    >
      <details className={styles.detail}>
        <summary>{t('showDetail')}</summary>
        <pre>{detailOf(error)}</pre>
      </details>
    </StatusPage>
  );
}
