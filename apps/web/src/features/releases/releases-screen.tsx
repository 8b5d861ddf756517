import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { releasesQuery, type Release } from '../../api/releases.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { AnswerState } from '../../ui/table/answer-state.tsx';
import table from '../../ui/table/plain-table.module.css';
import { shortHash } from '../../ui/text/short-hash.ts';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchForm } from '../../ui/text/search-form.tsx';
import { ReleaseMarks } from './release-marks.tsx';
import styles from './releases.module.css';
import { useReleasesAddress } from './use-releases-address.ts';

/** Everything that ever went live in this environment, newest first. */
export function ReleasesScreen() {
  const { t } = useTranslation('releases');
  const { environment, details } = useBranch();
  const address = useReleasesAddress();
  const releases = useQuery(releasesQuery(environment, address));
  const { data } = releases;
  const centre = (
    <Link to="/release">
      <Button type="primary">{t('toCentre')}</Button>
    </Link>
  );
  return (
    <>
      <PageHead breadcrumb={[details.name]} title={t('titleList')} actions={centre} />
      <div className={styles.find}>
        <SearchForm box="releases" label={t('searchReleases')} asked={address.q} onAsk={address.search} />
      </div>
      <Card flush>
        <AnswerState of={[releases]} rows={6} />
        {data ? <ReleaseTable releases={data.data} /> : null}
        {data?.total === 0 && address.q === '' ? (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} actions={centre} />
        ) : null}
        {data?.total === 0 && address.q !== '' ? (
          <EmptyState
            title={t('noneFound')}
            text={t('noneFoundText')}
            actions={<Button onClick={address.clear}>{t('showAllReleases')}</Button>}
          />
        ) : null}
        {data && data.lastPage > 1 ? (
          <Pager
            className={table.pages}
            size="small"
            current={address.page}
            pageSize={data.perPage}
            total={data.total}
            showSizeChanger={false}
            onChange={address.turnTo}
          />
        ) : null}
      </Card>
    </>
  );
}

function ReleaseTable({ releases }: { readonly releases: readonly Release[] }) {
  const { t } = useTranslation('releases');
  if (releases.length === 0) return null;
  return (
    <table className={table.table} data-stacked>
      <thead>
        <tr>
          <th scope="col" className={table.number}>
            {t('number')}
          </th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('version')}</th>
          <th scope="col" className={table.number}>
            {t('changes')}
          </th>
          <th scope="col" className={table.number}>
            {t('held')}
          </th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('content')}</th>
        </tr>
      </thead>
      <tbody>
        {releases.map((release) => (
          <ReleaseRow key={release.number} release={release} />
        ))}
      </tbody>
    </table>
  );
}

function ReleaseRow({ release }: { readonly release: Release }) {
  const { t } = useTranslation('releases');
  return (
    <tr>
      <td className={table.number} data-label={t('number')}>
        {release.number}
      </td>
      <td data-first>
        <Link to="/releases/$number" params={{ number: String(release.number) }}>
          {release.name || '—'}
        </Link>{' '}
        <ReleaseMarks release={release} />
      </td>
      <td data-label={t('version')}>{release.version}</td>
      <td className={table.number} data-label={t('changes')}>
        {formatNumber(release.changeCount)}
      </td>
      <td className={table.number} data-label={t('held')}>
        {formatNumber(release.heldCount)}
      </td>
      <td data-label={t('who')}>{release.author}</td>
      <td>
        <DateTimeText value={release.at} />
      </td>
      <td>
        <code className={table.code}>{shortHash(release.contentHash)}</code>
      </td>
    </tr>
  );
}
