import { Outlet } from '@tanstack/react-router';
import { BackToTop } from './back-to-top.tsx';
import { LanguageLinks } from './language-links.tsx';
import styles from './signed-out-layout.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

/** The plain layout around the login screen. */
export function SignedOutLayout() {
  return (
    <div className={styles.layout}>
      <div className={styles.choices}>
        <LanguageLinks />
        <ThemeToggle />
      </div>
      <Outlet />
      <BackToTop />
    </div>
  );
}
