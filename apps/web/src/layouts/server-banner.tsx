import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pingQuery, PING_KEY, type Ping } from '../api/get-ping.ts';
import { uploadFlagQuery } from '../api/get-upload-flag.ts';
import { reloadPage } from '../i18n/reload-page.ts';
import { MissingPart } from '../ui/feedback/missing-part.tsx';
import { useMissingPage, useMissingParts } from '../ui/feedback/missing-parts.ts';
import { PlainButton } from '../ui/text/plain-button.tsx';
import styles from './server-banner.module.css';

/** What every user must know at once: an outage, a full disk, a wrong clock, a demo game that is still being loaded, an outdated console. */
export function ServerBanner() {
  const { t } = useTranslation('layout');
  const { data: ping } = useQuery(pingQuery());
  const loadedPercent = ping?.loadedPercent ?? null;
  const { data: canUpload } = useQuery(uploadFlagQuery());
  // What was served when this page started is what it runs.
  const [ownBuild, setOwnBuild] = useState<string | null>(null);
  if (ownBuild === null && ping?.build) setOwnBuild(ping.build);
  return (
    <>
      <div role="alert">
        {ping?.isUp === false ? <p className={styles.banner}>{t('serverDown')}</p> : null}
        {ping?.isDiskFull === true ? <p className={styles.banner}>{t('diskFull')}</p> : null}
        {ping?.isFilesAway === true ? <p className={styles.banner}>{t('filesAway')}</p> : null}
        {ping?.isFilesUnwritable === true ? <p className={styles.banner}>{t('filesUnwritable')}</p> : null}
        {canUpload === false ? <p className={styles.banner}>{t('serverTimeError')}</p> : null}
      </div>
      <div role="status">
        {ping?.isUp ? <Upgrade ping={ping} ownBuild={ownBuild} /> : null}
        {loadedPercent === null ? null : <StillLoading percent={loadedPercent} />}
      </div>
    </>
  );
}

function StillLoading({ percent }: { readonly percent: number }) {
  const { t } = useTranslation('layout');
  return (
    <p className={styles.news}>
      {t('stillLoading')}
      <progress aria-label={t('loaded')} value={percent} max={100} />
      {/* A screen reader has the bar, and would read out each percent. */}
      <span aria-hidden>{percent}%</span>
    </p>
  );
}

type UpgradeProps = { readonly ping: Ping; readonly ownBuild: string | null };

/** A missing part of the page shows that there is a newer build, before the next ping would. */
function Upgrade({ ping: { build, newVersionUrl }, ownBuild }: UpgradeProps) {
  const queryClient = useQueryClient();
  const isPartMissing = useMissingParts();
  const isSaidByPage = useMissingPage();
  useEffect(() => {
    if (isPartMissing) void queryClient.invalidateQueries({ queryKey: PING_KEY });
  }, [isPartMissing, queryClient]);
  const isOutdated = build !== null && ownBuild !== null && build !== ownBuild;
  return (
    <>
      {newVersionUrl !== null || isOutdated ? <NewVersion newVersionUrl={newVersionUrl} /> : null}
      {isPartMissing && !isSaidByPage && !isOutdated ? <MissingPart className={styles.news} /> : null}
    </>
  );
}

/** An announced console is somewhere else; a newer build of this one only needs to be loaded. */
function NewVersion({ newVersionUrl }: Pick<Ping, 'newVersionUrl'>) {
  const { t } = useTranslation('layout');
  return (
    <p className={styles.news}>
      {t('newVersion')}
      {newVersionUrl === null ? (
        <PlainButton onClick={reloadPage}>{t('newVersionOpen')}</PlainButton>
      ) : (
        <a className={styles.open} href={newVersionUrl} target="_blank" rel="noreferrer">
          {t('newVersionOpen')}
        </a>
      )}
    </p>
  );
}
