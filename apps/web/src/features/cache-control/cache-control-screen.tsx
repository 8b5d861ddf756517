import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cachesQuery, type Caches, type CacheState } from '../../api/caches.ts';
import { fleetQuery } from '../../api/get-fleet.ts';
import { NodeTable } from '../../engine/fleet/node-table.tsx';
import { PlaceTag } from '../../engine/place-tag.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import table from '../../ui/table/plain-table.module.css';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { Dash } from '../../ui/text/dash.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { shortHash } from '../../ui/text/short-hash.ts';
import styles from './cache-control.module.css';
import { ClearDialog } from './clear-dialog.tsx';

/** Minutes before and after the game's midnight, when every server reads everything again. */
const NEAR_RESET = 10;
const PERCENT = 100;

/** The caches between the settings and the players, and how they are cleared. */
export function CacheControlScreen() {
  const { t } = useTranslation('tools');
  const branch = useBranch();
  const { data, error, refetch } = useQuery(cachesQuery(branch));
  const [chosen, setChosen] = useState<CacheState | null>(null);
  return (
    <>
      <PageHead breadcrumb={[]} title={t('cacheTitle')} meta={<PlaceTag environment={branch.details} />} />
      <div className={styles.page}>
        {data && Math.abs(data.minutesToReset) <= NEAR_RESET ? (
          <Alert type="warning" showIcon title={t('cacheNearReset')} />
        ) : null}
        <Card flush>
          {error && !data ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
          {data ? <CacheTable caches={data.caches} onClear={setChosen} /> : null}
          {data || error ? null : <SkeletonRows rows={7} columns={6} />}
        </Card>
        <Servers environment={branch.environment} />
      </div>
      {chosen && data ? (
        <ClearDialog cache={chosen} seasons={data.seasons} onClose={() => setChosen(null)} />
      ) : null}
    </>
  );
}

/** Where no game server has reported yet, nothing is known of any. */
function Servers({ environment }: { readonly environment: string }) {
  const { t } = useTranslation('fleet');
  const { data } = useQuery(fleetQuery(environment));
  if (data === undefined || data.nodes.length === 0) return null;
  return (
    <Card flush title={t('nodes')}>
      <NodeTable nodes={data.nodes} />
    </Card>
  );
}

type CacheTableProps = Pick<Caches, 'caches'> & { readonly onClear: (cache: CacheState) => void };

function CacheTable({ caches, onClear }: CacheTableProps) {
  const { t } = useTranslation('tools');
  return (
    <div className={styles.scroll}>
      <table className={table.table} data-stacked>
        <thead>
          <tr>
            <th scope="col">{t('cacheName')}</th>
            <th scope="col">{t('cacheStore')}</th>
            <th scope="col" className={table.number}>
              {t('cacheKeys')}
            </th>
            <th scope="col" className={table.number}>
              {t('cacheHits')}
            </th>
            <th scope="col">{t('cacheContent')}</th>
            <th scope="col">{t('cacheSince')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('cacheClear')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {caches.map((cache) => (
            <CacheRow key={cache.cache} cache={cache} onClear={onClear} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CacheRowProps = { readonly cache: CacheState; readonly onClear: (cache: CacheState) => void };

function CacheRow({ cache, onClear }: CacheRowProps) {
  const { t } = useTranslation('tools');
  const name = t(`cache.${cache.cache}`);
  return (
    <tr>
      <th scope="row" className={styles.name} data-first>
        {name}
        <span className={styles.about}>{t(`cacheAbout.${cache.cache}`)}</span>
      </th>
      <td data-label={t('cacheStore')}>
        {t(`cachePlace.${cache.store}`)}
        {cache.problem === null ? null : <span className={styles.problem}>{cache.problem}</span>}
      </td>
      <td className={table.number} data-label={t('cacheKeys')} data-empty={cache.keys === null || undefined}>
        <Keys cache={cache} />
      </td>
      <td className={table.number} data-label={t('cacheHits')}>
        {hitShare(cache) ?? <Dash />}
      </td>
      <td data-label={t('cacheContent')}>
        {cache.hash === null ? <Dash /> : <code title={cache.hash}>{shortHash(cache.hash)}</code>}
      </td>
      <td data-label={t('cacheSince')}>
        {cache.since === null ? <Dash /> : <DateTimeText value={cache.since} />}
      </td>
      <td className={styles.action} data-second>
        <Button size="small" aria-label={t('cacheClearOne', { name })} onClick={() => onClear(cache)}>
          {t(cache.cache === 'item_source' ? 'cacheRecompute' : 'cacheClear')}…
        </Button>
      </td>
    </tr>
  );
}

function Keys({ cache: { keys, countedInPart } }: { readonly cache: CacheState }) {
  const { t } = useTranslation('tools');
  if (keys === null) return '—';
  return countedInPart ? t('cacheAtLeast', { number: formatNumber(keys) }) : formatNumber(keys);
}

/** The share of calls that were answered from the cache; null if there were none. */
function hitShare({ hits, misses }: Pick<CacheState, 'hits' | 'misses'>): string | null {
  if (hits === null || misses === null || hits + misses === 0) return null;
  return `${formatNumber((hits / (hits + misses)) * PERCENT, 1)}%`;
}
