import { Link } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './archived-notice.module.css';

/** Says that the version is archived and read-only. */
export function ArchivedNotice({ name }: { readonly name: string }) {
  const { t } = useTranslation('layout');
  return (
    <Alert
      className={styles.notice ?? ''}
      type="warning"
      showIcon
      title={t('branchArchivedNotice', { name })}
      action={
        <Link to="/$module" params={{ module: 'version-control' }}>
          {t('branchArchivedLink')}
        </Link>
      }
    />
  );
}
