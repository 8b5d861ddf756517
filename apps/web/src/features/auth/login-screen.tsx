import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../ui/layout/logo.tsx';
import { usePageTitle } from '../../ui/layout/page-title.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { LoginScene } from './login-scene.tsx';
import styles from './login-screen.module.css';
import { usePageAhead } from './use-page-ahead.ts';

/** The way in. */
export function LoginScreen() {
  const { t } = useTranslation('auth');
  usePageTitle(t('login'));
  usePageAhead();
  const queryClient = useQueryClient();
  const router = useRouter();

  const handleSignedIn = () => {
    // Nothing of the person before may be shown to this one. The route's guard then leads on.
    queryClient.clear();
    void router.invalidate();
  };

  return (
    <div className={styles.screen}>
      <div className={styles.scene}>
        <LoginScene />
        <p className={styles.tagline}>{t('loginText')}</p>
      </div>
      <main className={styles.side}>
        <div className={styles.box}>
          <div className={styles.brand}>
            <Logo size={34} />
            <span>Quartermaster</span>
          </div>
          <h1 className={styles.title}>{t('signInTitle')}</h1>
          <CredentialsForm onSignedIn={handleSignedIn} />
        </div>
      </main>
    </div>
  );
}
