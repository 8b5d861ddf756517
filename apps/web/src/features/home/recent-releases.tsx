import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardQuery, type RecentRelease } from '../../api/overview.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './home.module.css';

const SHOWN_MODULES = 8;

/** The latest releases of the environment in the address: what players may ask about. */
export function RecentReleases() {
  const { t } = useTranslation('home');
  const { environment, details } = useBranch();
  const dashboard = useQuery(dashboardQuery(environment));
  const { data, error } = dashboard;
  return (
    <Card flush title={t('recentReleases', { place: details.name })}>
      {dashboard.isPending ? <SkeletonRows rows={5} columns={2} /> : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void dashboard.refetch()} /> : null}
      {data?.releases.length === 0 ? <p className={styles.none}>{t('noRelease')}</p> : null}
      {data && data.releases.length > 0 ? (
        <ol className={styles.lines}>
          {data.releases.map((release) => (
            <ReleaseLine key={release.number} release={release} />
          ))}
        </ol>
      ) : null}
    </Card>
  );
}

function ReleaseLine({ release }: { readonly release: RecentRelease }) {
  const { t } = useTranslation('home');
  const { number, version, name, note, at, isLive, sourceNumber, modules } = release;
  return (
    <li className={styles.release}>
      <p className={styles.releaseHead}>
        <strong>{t('liveRelease', { number, version })}</strong>
        {name === '' ? null : <span>{name}</span>}
        {isLive ? (
          <Tag tone="green" glyph="●">
            {t('live')}
          </Tag>
        ) : null}
        {sourceNumber === null ? null : (
          <span className={styles.soft}>{t('rolledBackTo', { number: sourceNumber })}</span>
        )}
        <span className={styles.who}>
          <AgoText value={at} />
        </span>
      </p>
      {note === '' ? null : <p>{note}</p>}
      <p className={styles.soft}>
        {modules.length > SHOWN_MODULES ? t('manyModules', { number: modules.length }) : null}
        {modules.length <= SHOWN_MODULES
          ? modules.map((module, index) => (
              <Fragment key={module}>
                {index > 0 ? ' · ' : ''}
                <ModuleTitle module={module} />
              </Fragment>
            ))
          : null}
      </p>
    </li>
  );
}
