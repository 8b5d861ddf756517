import type { PlayerMatch, PlayerSort } from '@quartermaster/contract/http/player-search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerRow, PlayerServer } from '../../api/players.ts';
import { readZone, zoneShortName } from '../../i18n/zone.ts';
import table from '../../ui/table/plain-table.module.css';
import { SortButton } from '../../ui/table/sort-button.tsx';
import styles from './player-table.module.css';
import { PlayerLine } from './player-line.tsx';
import { nextSort } from './player-search.ts';
import { useRowFocus } from './row-focus.ts';

/** What a player was found by, and a column shows already. */
const SHOWN_ANYWAY: readonly PlayerMatch['by'][] = ['name', 'account_id', 'guild'];

type PlayerTableProps = {
  readonly rows: readonly PlayerRow[];
  /** Shown as a column of their own; null if all players are on one server. */
  readonly servers: readonly PlayerServer[] | null;
  readonly sort?: string | undefined;
  /** Missing where the order is not to be chosen: a typed text puts the nearest first. */
  readonly onSort?: ((sort: string) => void) | undefined;
};

/** Players, one a line. */
export function PlayerTable({ rows, servers, sort, onSort }: PlayerTableProps) {
  const { t } = useTranslation('players');
  const { stop, handleKeyDown } = useRowFocus(rows);
  const [now] = useState(() => new Date());
  const hasMatches = rows.some(({ matched }) => matched.some(({ by }) => !SHOWN_ANYWAY.includes(by)));
  const order = { sort: sort ?? '-last_login_at', onSort };
  return (
    <div className={styles.scroller}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the rows inside */}
      <table className={`${table.table} ${styles.table}`} data-stacked onKeyDown={handleKeyDown}>
        <thead>
          <tr>
            {servers === null ? null : <th scope="col">{t('server')}</th>}
            <SortHead {...order} column="account_id" label={t('accountId')} />
            <SortHead {...order} column="name" label={t('name')} />
            <th scope="col">{t('status')}</th>
            <SortHead {...order} column="level" label={t('level')} isNumber />
            <SortHead {...order} column="vip_level" label={t('vip')} isNumber />
            <SortHead {...order} column="spent_usd_cents" label={t('spent')} isNumber />
            <th scope="col">{t('guild')}</th>
            <SortHead
              {...order}
              column="last_login_at"
              label={t('lastLoginZone', { zone: zoneShortName(readZone(), now) })}
            />
            {hasMatches ? <th scope="col">{t('foundBy')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <PlayerLine
              key={`${row.serverId} ${row.accountId}`}
              row={row}
              index={index}
              servers={servers}
              hasMatches={hasMatches}
              isFocusStop={index === stop}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type SortHeadProps = {
  readonly column: PlayerSort;
  readonly label: string;
  readonly isNumber?: boolean;
  readonly sort: string;
  readonly onSort: ((sort: string) => void) | undefined;
};

function SortHead({ column, label, isNumber = false, sort, onSort }: SortHeadProps) {
  const className = isNumber ? table.number : undefined;
  if (!onSort)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  const direction = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none';
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <SortButton label={label} direction={direction} onSort={() => onSort(nextSort(sort, column))} />
    </th>
  );
}
