import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../text/plain-button.tsx';
import styles from './loading-overlay.module.css';

const TIMEOUT_MS = 20_000;

/** Whether something has been on its way for too long. */
export function useIsLate(timeoutMs = TIMEOUT_MS): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setLate(true), timeoutMs);
    return () => clearTimeout(late);
  }, [timeoutMs]);
  return isLate;
}

/** Says that it did not come, and offers to start again. */
export function LoadingTimeout() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.error}>{t('loadingTimeout')}</p>
      <PlainButton onClick={() => window.location.reload()}>{t('refresh')}</PlainButton>
    </>
  );
}
