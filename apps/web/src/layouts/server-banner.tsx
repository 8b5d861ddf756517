import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pingQuery } from '../api/get-ping.ts';
import { uploadFlagQuery } from '../api/get-upload-flag.ts';
import styles from './server-banner.module.css';

/** What everybody must know at once: the database is away, or this machine's clock is wrong. */
export function ServerBanner() {
  const { t } = useTranslation('layout');
  const { data: isUp } = useQuery(pingQuery());
  const { data: canUpload } = useQuery(uploadFlagQuery());
  if (isUp !== false && canUpload !== false) return null;
  return (
    <div role="alert">
      {isUp === false ? <p className={styles.banner}>{t('serverDown')}</p> : null}
      {canUpload === false ? <p className={styles.banner}>{t('serverTimeError')}</p> : null}
    </div>
  );
}
