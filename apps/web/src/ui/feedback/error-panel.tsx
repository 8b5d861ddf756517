import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import styles from './error-panel.module.css';

type ErrorPanelProps = {
  readonly error: unknown;
  readonly title?: string;
  readonly onRetry?: () => void;
};

/** An error where its content would be: what happened, a number to report it by, and a retry button. */
export function ErrorPanel({ error, title, onRetry }: ErrorPanelProps) {
  const { t } = useTranslation();
  const message = errorMessage(error);
  const requestId = error instanceof ApiError ? error.body.requestId : undefined;
  const isNamed = requestId !== undefined && message.includes(requestId);
  return (
    <div className={styles.panel} role="alert">
      <h2 className={styles.title}>{title ?? t('errorTitle')}</h2>
      <p>{message}</p>
      {requestId && !isNamed ? <p className={styles.request}>{t('requestId', { id: requestId })}</p> : null}
      {onRetry ? (
        <Button className={styles.retry} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      ) : null}
    </div>
  );
}
