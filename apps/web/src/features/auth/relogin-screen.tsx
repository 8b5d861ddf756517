import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { safeReturnPath } from '../../engine/return-path.ts';
import { Card } from '../../ui/layout/card.tsx';
import { usePageTitle } from '../../ui/layout/page-title.ts';
import { CredentialsForm } from './credentials-form.tsx';
import styles from './relogin-screen.module.css';

/** Signing in again after a session has ended; forms come back from their drafts. */
export function ReloginScreen() {
  const { t } = useTranslation('auth');
  usePageTitle(t('expiredTitle'));
  const { r, why } = useSearch({ strict: false });
  // A page loaded again holds nothing of the session that ended, not even requests still under way.
  const handleSignedIn = () => window.location.replace(safeReturnPath(r) ?? '/');

  return (
    <div className={styles.place}>
      <Card>
        <h1 className={styles.title}>{t('expiredTitle')}</h1>
        {why === 'session_reused' ? (
          <p className={styles.warning} role="alert">
            {t('reusedText')}
          </p>
        ) : null}
        <p className={styles.text}>
          {why === 'session_idle' ? t('idleText') : null} {t('expiredText')}
        </p>
        <CredentialsForm onSignedIn={handleSignedIn} />
      </Card>
    </div>
  );
}
