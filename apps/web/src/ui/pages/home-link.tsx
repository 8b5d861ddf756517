import { useTranslation } from 'react-i18next';
import styles from './home-link.module.css';

/** Leads home by loading the page again: it works even where the console itself is broken. */
export function HomeLink({ to }: { readonly to: '/' | '/dashboard' }) {
  const { t } = useTranslation();
  return (
    <a className={styles.link} href={to}>
      {t('backHome')}
    </a>
  );
}
