import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './loading-overlay.module.css';
import { LoadingTimeout, useIsLate } from './loading-timeout.tsx';

/** Something that is here in no time needs no announcement. */
const SHOW_AFTER_MS = 200;

type LoadingOverlayProps = { readonly message?: string; readonly timeoutMs?: number };

/** Covers the page while the console starts; after the time-out it says so and offers to start again. */
export function LoadingOverlay({ message, timeoutMs }: LoadingOverlayProps) {
  const { t } = useTranslation();
  const isLate = useIsLate(timeoutMs);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(show);
  }, []);
  if (!isShown) return null;
  return (
    <div className={styles.overlay} role={isLate ? 'alert' : 'status'}>
      {isLate ? (
        <LoadingTimeout />
      ) : (
        <>
          <span className={styles.bar} aria-hidden="true" />
          <p>{message ?? t('loading')}</p>
        </>
      )}
    </div>
  );
}
