import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../text/plain-button.tsx';
import styles from './loading-overlay.module.css';

const TIMEOUT_MS = 20_000;
/** Something that is here in no time needs no announcement. */
const SHOW_AFTER_MS = 200;

type LoadingOverlayProps = { readonly message?: string; readonly timeoutMs?: number };

/** Covers the page while it starts; after the time-out it says so and offers to start again. */
export function LoadingOverlay({ message, timeoutMs = TIMEOUT_MS }: LoadingOverlayProps) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<'quiet' | 'loading' | 'late'>('quiet');
  useEffect(() => {
    const show = setTimeout(() => setStage('loading'), SHOW_AFTER_MS);
    const late = setTimeout(() => setStage('late'), timeoutMs);
    return () => {
      clearTimeout(show);
      clearTimeout(late);
    };
  }, [timeoutMs]);
  if (stage === 'quiet') return null;
  return (
    <div className={styles.overlay} role={stage === 'late' ? 'alert' : 'status'}>
      {stage === 'late' ? (
        <>
          <p className={styles.error}>{t('loadingTimeout')}</p>
          <PlainButton onClick={() => window.location.reload()}>{t('refresh')}</PlainButton>
        </>
      ) : (
        <>
          <span className={styles.bar} aria-hidden="true" />
          <p>{message ?? t('loading')}</p>
        </>
      )}
    </div>
  );
}
