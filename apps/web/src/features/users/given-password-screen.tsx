import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { safeReturnPath } from '../../engine/return-path.ts';
import { Card } from '../../ui/layout/card.tsx';
import { usePageTitle } from '../../ui/layout/page-title.ts';
import { OwnPasswordForm } from './own-password-card.tsx';
import styles from './given-password-screen.module.css';

/** A person who signs in with a password that another person chose sets their own before anything else. */
export function GivenPasswordScreen() {
  const { t } = useTranslation('users');
  usePageTitle(t('givenPasswordTitle'));
  const { r } = useSearch({ strict: false });
  // A page loaded again holds nothing that was refused before.
  const handleDone = () => window.location.replace(safeReturnPath(r) ?? '/');
  return (
    <div className={styles.place}>
      <Card>
        <h1 className={styles.title}>{t('givenPasswordTitle')}</h1>
        <p className={styles.text}>{t('givenPasswordText')}</p>
        <OwnPasswordForm onDone={handleDone} />
      </Card>
    </div>
  );
}
