import { EditOutlined, LockOutlined, PlusOutlined } from '@ant-design/icons';
import { updateEnvironment } from '@quartermaster/domain/actions/staff/environment';
import { Link, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Environment } from '../../api/get-environments.ts';
import { actionField } from '../../engine/actions/action-words.ts';
import { useActionsAt } from '../../engine/actions/use-actions-at.ts';
import { formatLongDateTime } from '../../i18n/format.ts';
import { zoneLabel } from '../../i18n/zone.ts';
import { IdText } from '../../ui/text/id-text.tsx';
import { shortHash } from '../../ui/text/short-hash.ts';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './environments.module.css';

type EnvironmentCardProps = {
  readonly environment: Environment;
  readonly onNewVersion: () => void;
  readonly onEdit: () => void;
};

/** One environment, under its colour. */
export function EnvironmentCard({ environment, onNewVersion, onEdit }: EnvironmentCardProps) {
  const { t } = useTranslation('environments');
  const { t: tc } = useTranslation();
  const { key, name, color, isProtected, gameTimeZone } = environment;
  useActionsAt('environment', name, { 'environment.update': onEdit, 'version.create': onNewVersion });
  return (
    <section className={styles.card} style={{ borderTopColor: color }} aria-label={name}>
      <header className={styles.head}>
        <span className={styles.dot} style={{ background: color }} aria-hidden="true" />
        <h2 className={styles.name}>{name}</h2>
        <IdText>{key}</IdText>
        {isProtected ? (
          <span title={actionField(updateEnvironment, 'is_protected').help}>
            <Tag tone="red">
              <LockOutlined aria-hidden /> {t('protected')}
            </Tag>
          </span>
        ) : null}
        <span className={styles.zone}>
          {actionField(updateEnvironment, 'game_time_zone').label} {zoneLabel(gameTimeZone)}
        </span>
        <Button
          size="small"
          icon={<EditOutlined aria-hidden />}
          aria-label={`${tc('edit')}: ${name}`}
          onClick={onEdit}
        >
          {tc('edit')}
        </Button>
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={onNewVersion}>
          {t('newVersion')}
        </Button>
      </header>
      <LiveLine environment={environment} />
      <VersionList environment={environment} />
    </section>
  );
}

function LiveLine({ environment: { key, live } }: Pick<EnvironmentCardProps, 'environment'>) {
  const { t } = useTranslation('environments');
  if (live === null) return <p className={styles.live}>{t('liveNone')}</p>;
  return (
    <p className={styles.live}>
      <Tag tone="green" glyph="●">
        {t('live')}
      </Tag>
      <Link
        to="/releases/$number"
        params={{ number: String(live.number) }}
        search={{ env: key, v: live.version }}
      >
        {t('liveRelease', { number: live.number, version: live.version })}
      </Link>
      <span className={styles.soft}>{t('since', { at: formatLongDateTime(live.at) })}</span>
      <code className={styles.hash} title={live.contentHash}>
        {shortHash(live.contentHash)}
      </code>
    </p>
  );
}

function VersionList({ environment: { key, versions, live } }: Pick<EnvironmentCardProps, 'environment'>) {
  const { t } = useTranslation('environments');
  const { t: tl } = useTranslation('layout');
  const { env, v } = useSearch({ strict: false });
  return (
    <ul className={styles.versions} aria-label={t('versions', { count: versions.length })}>
      {versions.map(({ name, isArchived }) => (
        <li key={name}>
          <IdText>{name}</IdText>
          {live?.version === name ? (
            <Tag tone="green" glyph="●">
              {t('live')}
            </Tag>
          ) : null}
          {isArchived ? <Tag tone="orange">{tl('branchArchived')}</Tag> : null}
          {env === key && v === name ? <Tag tone="blue">{t('here')}</Tag> : null}
          <span className={styles.links}>
            <VersionLinks search={{ env: key, v: name }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function VersionLinks({ search }: { readonly search: { readonly env: string; readonly v: string } }) {
  const { t } = useTranslation('environments');
  return (
    <>
      <Link to="/environments" search={search}>
        {t('open')}
      </Link>
      <Link to="/release" search={search}>
        {t('openRelease')}
      </Link>
      <Link to="/activity" search={search}>
        {t('openActivity')}
      </Link>
    </>
  );
}
