import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pingQuery, type Ping } from '../api/get-ping.ts';
import { uploadFlagQuery } from '../api/get-upload-flag.ts';
import { startAnew } from '../i18n/start-anew.ts';
import { PlainButton } from '../ui/plain-button.tsx';
import styles from './server-banner.module.css';

/** What everybody must know at once: the database is away, this machine's clock is wrong, the console is old. */
export function ServerBanner() {
  const { t } = useTranslation('layout');
  const { data: ping } = useQuery(pingQuery());
  const { data: canUpload } = useQuery(uploadFlagQuery());
  // What was served when this page started is what it runs.
  const [ownBuild, setOwnBuild] = useState<string | null>(null);
  if (ownBuild === null && ping?.build) setOwnBuild(ping.build);
  return (
    <>
      <div role="alert">
        {ping?.isUp === false ? <p className={styles.banner}>{t('serverDown')}</p> : null}
        {canUpload === false ? <p className={styles.banner}>{t('serverTimeError')}</p> : null}
      </div>
      <div role="status">{ping?.isUp ? <NewVersion ping={ping} ownBuild={ownBuild} /> : null}</div>
    </>
  );
}

type NewVersionProps = { readonly ping: Ping; readonly ownBuild: string | null };

/** An announced console is somewhere else; a newer build of this one only needs to be loaded. */
function NewVersion({ ping: { build, newVersionUrl }, ownBuild }: NewVersionProps) {
  const { t } = useTranslation('layout');
  const isOutdated = build !== null && ownBuild !== null && build !== ownBuild;
  if (newVersionUrl === null && !isOutdated) return null;
  return (
    <p className={styles.news}>
      {t('newVersion')}
      {newVersionUrl === null ? (
        <PlainButton onClick={startAnew}>{t('newVersionOpen')}</PlainButton>
      ) : (
        <a className={styles.open} href={newVersionUrl} target="_blank" rel="noreferrer">
          {t('newVersionOpen')}
        </a>
      )}
    </p>
  );
}
