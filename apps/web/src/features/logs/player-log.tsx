import { logEventLabel, logSystem, LOG_SYSTEMS } from '@quartermaster/domain/enums/log-system';
import { assetKind, findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { playerLogQuery, type PlayerLogEntry } from '../../api/logs.ts';
import { playerServersQuery } from '../../api/players.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { DayRange } from '../../fields/moment/day-range.tsx';
import { titleText } from '../../fields/reference/record-title.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Dash } from '../../ui/text/dash.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { wordOf } from '../../ui/text/word-tag.tsx';
import { loggedChange } from '../../ui/table/logged-change.ts';
import { Choice } from '../../ui/table/choice.tsx';
import { AskedBox, readNumber } from './asked-box.tsx';
import { isNarrowed, playerNarrowing, useLogAddress, type LogAddress } from './log-address.ts';
import { LogList, type LogColumn } from './log-list.tsx';
import styles from './logs.module.css';
import { PlayerLogExport } from './player-log-export.tsx';

/** What the game logged about one player of the environment. */
export function PlayerLog() {
  const { t } = useTranslation('logs');
  const address = useLogAddress();
  const { server, account } = address.search;
  const player = server && account ? { server, account } : null;
  return (
    <>
      <div className={styles.toolbar}>
        <PlayerFilters address={address} />
        {player ? <PlayerLogExport player={player} narrowing={playerNarrowing(address.search)} /> : null}
      </div>
      {player ? (
        <PlayerEntries player={player} address={address} />
      ) : (
        <Card>
          <EmptyState title={t('whichPlayer')} text={t('whichPlayerText')} />
        </Card>
      )}
    </>
  );
}

type PlayerEntriesProps = {
  readonly player: { readonly server: string; readonly account: string };
  readonly address: LogAddress;
};

function PlayerEntries({ player, address: { search, clear } }: PlayerEntriesProps) {
  const narrowing = playerNarrowing(search);
  const query = useInfiniteQuery(playerLogQuery(useBranch(), player, narrowing));
  return (
    <LogList query={query} columns={usePlayerColumns()} isNarrowed={isNarrowed(narrowing)} onClear={clear} />
  );
}

function usePlayerColumns(): readonly LogColumn<PlayerLogEntry>[] {
  const { t } = useTranslation('logs');
  return [
    {
      key: 'when',
      label: t('when'),
      speaksForItself: true,
      cell: (row) => <DateTimeText value={row.createTime} />,
    },
    { key: 'system', label: t('system'), cell: ({ systemId }) => systemName(systemId) },
    {
      key: 'event',
      label: t('act'),
      cell: ({ systemId, subSystemId }) =>
        logEventLabel(systemId, subSystemId)?.[readLanguage()] ?? subSystemId,
    },
    { key: 'asset', label: t('asset'), cell: (row) => <AssetChange entry={row} /> },
    { key: 'values', label: t('change'), cell: (row) => <ValueChange entry={row} /> },
    { key: 'who', label: t('staff'), isShort: true, cell: ({ staffName }) => staffName ?? <Dash /> },
    { key: 'ip', label: t('ip'), cell: ({ ip }) => (ip === null ? <Dash /> : <IdText>{ip}</IdText>) },
  ];
}

const systemName = (id: number): string => wordOf(logSystem, String(id));

/** What came or went: `+300 Gem`, `−1 Item 7`. */
function AssetChange({ entry: { assetType, assetId, assetValue } }: { readonly entry: PlayerLogEntry }) {
  if (assetType === null || assetValue === null) return <Dash />;
  return (
    <span>
      <strong className={assetValue < 0 ? styles.loss : styles.gain}>
        {assetValue < 0 ? '−' : '+'}
        {formatNumber(Math.abs(assetValue))}
      </strong>{' '}
      {findAssetKind(assetType)?.label[readLanguage()] ?? assetType}{' '}
      {assetId === null ? null : <IdText>{assetId}</IdText>}
    </span>
  );
}

function ValueChange({ entry }: { readonly entry: PlayerLogEntry }) {
  const change = loggedChange(entry);
  if (change === null) return <Dash />;
  return (
    <span className={styles.value} translate="no">
      {change}
    </span>
  );
}

function PlayerFilters({ address: { search, change } }: { readonly address: LogAddress }) {
  const { t } = useTranslation('logs');
  const { data: servers } = useQuery(playerServersQuery(useBranch().environment));
  const systems = LOG_SYSTEMS.map((value, index) => ({ value, label: systemName(index + 1) }));
  const options = (servers ?? []).map(({ serverId, name }) => ({
    value: String(serverId),
    label: `${serverId} · ${titleText(name, readTextLanguage())}`,
  }));
  return (
    <div className={styles.filters} role="search" aria-label={t('log.players')}>
      <Choice
        label={t('server')}
        value={search.server}
        options={options}
        onChange={(server) => change({ server })}
      />
      <AskedBox
        box="account"
        label={t('account')}
        value={search.account}
        read={readNumber}
        isNumeric
        onAsk={(account) => change({ account })}
      />
      <Choice
        label={t('system')}
        value={search.system}
        options={systems}
        onChange={(system) => change({ system })}
      />
      <AssetFilters search={search} change={change} />
      <DayRange
        label={t('period')}
        period={[search.from, search.to]}
        onChange={([from, to]) => change({ from, to })}
      />
    </div>
  );
}

function AssetFilters({ search, change }: Pick<LogAddress, 'search' | 'change'>) {
  const { t } = useTranslation('logs');
  const assets = assetKind.values.map(({ value, label }) => ({ value, label: label[readLanguage()] }));
  return (
    <>
      <Choice
        label={t('asset')}
        value={search.asset}
        options={assets}
        onChange={(asset) => change({ asset, asset_id: undefined })}
      />
      {search.asset ? (
        <AskedBox
          box="asset"
          label={t('assetId')}
          value={search.asset_id}
          read={readNumber}
          isNumeric
          onAsk={(id) => change({ asset_id: id })}
        />
      ) : null}
    </>
  );
}
