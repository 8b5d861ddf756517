import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './asked-page.module.css';

/** Says which address was opened, on a page that says why it cannot be shown. */
export function AskedPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return <p className={styles.asked}>{t('askedPage', { path: pathname })}</p>;
}
