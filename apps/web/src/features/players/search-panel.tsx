import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListViews } from '../../engine/list/list-views.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { FilterPills } from '../../fields/player-filter/filter-pills.tsx';
import { LookupDialog } from './lookup-dialog.tsx';
import { NothingAsked } from './nothing-asked.tsx';
import { isSeveralIds } from './pasted-ids.ts';
import { PlayerTable } from './player-table.tsx';
import { searchOfAddress } from './player-search.ts';
import { SearchLine } from './search-line.tsx';
import styles from './search.module.css';
import { SearchReason } from './search-reason.tsx';
import { ServerNotices } from './server-notices.tsx';
import type { PlayerSearchState } from './use-player-search.ts';

/** The search, and below it who was found. */
export function SearchPanel({ state }: { readonly state: PlayerSearchState }) {
  const { t } = useTranslation('list');
  const { isAsked, clear, address, change, page } = state;
  // The choice of one server says already how it is doing.
  const notices = state.notices.filter(({ skipped }) => skipped || page === 'user-global');
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.asking}>
          <SearchLine state={state} />
          <Understood state={state} />
        </div>
        <div className={styles.narrowing}>
          <FilterPills state={state} withServer={state.page === 'user-global'} />
          {isAsked ? (
            <Button type="text" size="small" onClick={clear}>
              {t('clearFilters')}
            </Button>
          ) : null}
          <span className={styles.views}>
            <ListViews list={page} address={address} onShow={(next) => change(searchOfAddress(next))} />
          </span>
        </div>
      </div>
      <ServerNotices notices={isAsked ? notices : []} servers={state.servers} />
      {isAsked ? <Found state={state} /> : <NothingAsked state={state} />}
    </>
  );
}

type PartProps = { readonly state: PlayerSearchState };

/** What a text was taken for, where that was left open. */
function Understood({ state: { search, rows } }: PartProps) {
  const { t } = useTranslation('players');
  const isOpen = search.q !== undefined && (search.by ?? 'any') === 'any';
  const ways = isOpen ? [...new Set(rows.flatMap(({ matched }) => matched.map(({ by }) => by)))] : [];
  return (
    <span className={styles.understood} role="status">
      {ways.map((by) => (
        <span key={by} title={t('understoodHelp')}>
          <Tag tone="blue">{t('understood', { by: t(`by.${by}`) })}</Tag>
        </span>
      ))}
    </span>
  );
}

function Found({ state }: PartProps) {
  const { players, rows, servers, page, search, change } = state;
  if (state.needsReason) return <SearchReason key={`${search.by} ${search.q}`} state={state} />;
  if (players.isError && rows.length === 0)
    return (
      <Card>
        <ErrorPanel error={players.error} onRetry={() => void players.refetch()} />
      </Card>
    );
  if (players.isPending)
    return (
      <Card flush>
        <SkeletonRows rows={8} columns={8} />
      </Card>
    );
  if (rows.length === 0) return <Nobody state={state} />;
  return (
    <section className={styles.found} aria-busy={players.isFetching}>
      <Card flush>
        <PlayerTable
          rows={rows}
          servers={page === 'user-global' ? servers : null}
          sort={search.sort}
          onSort={search.q ? undefined : (sort) => change({ ...search, sort })}
        />
        <FoundFoot state={state} />
      </Card>
    </section>
  );
}

/** How many there are, and the way to the next ones. */
function FoundFoot({ state: { players, rows, total, isTotalExact } }: PartProps) {
  const { t } = useTranslation('players');
  const all = isTotalExact ? formatNumber(total) : `${formatNumber(total)}+`;
  return (
    <footer className={styles.foot}>
      <span role="status">{t('shown', { shown: formatNumber(rows.length), total: all })}</span>
      {players.hasNextPage ? (
        <Button loading={players.isFetchingNextPage} onClick={() => void players.fetchNextPage()}>
          {t('showMore')}
        </Button>
      ) : null}
    </footer>
  );
}

/**
 * A text is not searched as a guild name automatically: its members would hide players with that name.
 */
function Nobody({ state }: PartProps) {
  const { environment, search, change, clear, isMasked } = state;
  const { t } = useTranslation('players');
  const { t: tl } = useTranslation('list');
  const isAnything = search.q !== undefined && search.by === undefined;
  const isSeveral = isSeveralIds(search.q ?? '');
  const text = isSeveral ? t('noMatchSeveral') : t('noMatchText', { place: environment.name });
  return (
    <Card>
      <EmptyState
        title={t('noMatch')}
        text={isAnything && isMasked && !isSeveral ? `${text} ${t('noMatchMasked')}` : text}
        actions={
          <>
            {isSeveral ? <LookUpAll state={state} /> : null}
            {isAnything && !isSeveral ? (
              <Button onClick={() => change({ ...search, by: 'guild' })}>{t('askGuilds')}</Button>
            ) : null}
            <Button onClick={clear}>{tl('clearFilters')}</Button>
          </>
        }
      />
    </Card>
  );
}

/** Takes ids typed into the box for one to where many are looked up. */
function LookUpAll({ state: { search, servers } }: PartProps) {
  const { t } = useTranslation('players');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('lookupAll')}
      </Button>
      {isOpen ? (
        <LookupDialog asked={search.q ?? ''} servers={servers} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
