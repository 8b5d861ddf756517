import { useTranslation } from 'react-i18next';
import { StatusPage } from './status-page.tsx';
import styles from './status-page.module.css';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <StatusPage
      code="404"
      text={t('notFound')}
      actions={
        <a className={styles.link} href="/">
          {t('backHome')}
        </a>
      }
    />
  );
}
