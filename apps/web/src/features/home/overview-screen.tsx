import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { environmentsQuery, type Environment } from '../../api/get-environments.ts';
import { AgoText } from '../../ui/ago-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './overview-screen.module.css';
import { RecentChanges } from './recent-changes.tsx';

/** What is live where, and the drafts beside it. */
export function OverviewScreen() {
  const { t } = useTranslation('layout');
  const { data: environments } = useSuspenseQuery(environmentsQuery());
  return (
    <>
      <PageHead breadcrumb={[]} title={t('navOverview')} meta={t('overviewText')} />
      <div className={styles.grid}>
        {environments.map((environment) => (
          <EnvironmentCard key={environment.key} environment={environment} />
        ))}
      </div>
      <RecentChanges />
    </>
  );
}

function EnvironmentCard({ environment }: { readonly environment: Environment }) {
  const { t } = useTranslation('layout');
  const { live, versions, key, name, color, isProtected } = environment;
  return (
    <section className={styles.card} style={{ borderTopColor: color }} aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {isProtected ? <Tag tone="neutral">{t('protectedPlace')}</Tag> : null}
        <span className={styles.zone}>{environment.gameTimeZone}</span>
      </header>
      {live ? (
        <p className={styles.live}>
          <strong>{t('liveRelease', { number: live.number, version: live.version })}</strong>{' '}
          <AgoText value={live.at} />
          <code className={styles.hash}>{live.contentHash.slice(0, 12)}</code>
        </p>
      ) : (
        <p className={styles.none}>{t('branchNothingLive')}</p>
      )}
      <ul className={styles.versions}>
        {versions.map((version) => (
          <li key={version.name}>
            <span>{t('overviewDraft', { version: version.name })}</span>
            <Link to="/release" search={{ env: key, v: version.name }}>
              {t('overviewOpenRelease')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
