import { userStatus } from '@quartermaster/domain/enums/user-status';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PlayerRow, PlayerServer } from '../../api/players.ts';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import table from '../../ui/table/plain-table.module.css';
import { WordTag } from '../../ui/text/word-tag.tsx';
import { formatShortDay } from '../../i18n/format.ts';
import { dollars } from './money.ts';
import styles from './player-table.module.css';
import { playerPage } from './row-focus.ts';
import { ServerName } from './server-name.tsx';

type PlayerLineProps = {
  readonly row: PlayerRow;
  readonly index: number;
  readonly servers: readonly PlayerServer[] | null;
  readonly hasMatches: boolean;
  /** Whether the Tab key stops at this row; the arrow keys go on from there. */
  readonly isFocusStop: boolean;
};

/** A player as a line of a table. */
export function PlayerLine({ row, index, servers, hasMatches, isFocusStop }: PlayerLineProps) {
  const { t } = useTranslation('players');
  const link = { ...playerPage(row), tabIndex: -1 } as const;
  const { name, guild, vipLevel, spentUsdCents, isOnline, matched } = row;
  return (
    <tr className={styles.row} data-player={index} tabIndex={isFocusStop ? 0 : -1}>
      {servers === null ? null : (
        <td>
          <ServerName id={row.serverId} servers={servers} />
        </td>
      )}
      <td>
        <Link {...link}>
          <IdText>{row.accountId}</IdText>
        </Link>
      </td>
      <td className={styles.name} data-first>
        <Link {...link}>{name}</Link>
        {isOnline ? (
          <span className={styles.online} role="img" aria-label={t('online')} title={t('online')} />
        ) : null}
      </td>
      <td data-second>
        <WordTag of={userStatus} value={row.status} />
      </td>
      <td className={table.number} data-label={t('level')}>
        {row.level}
      </td>
      <td className={table.number} data-label={t('vip')}>
        {vipLevel}
      </td>
      <td className={table.number} data-label={t('spent')}>
        {dollars(spentUsdCents)}
      </td>
      <td className={styles.guild} data-label={t('guild')} data-empty={guild === null || undefined}>
        {guild === null ? <span className={styles.none}>—</span> : guild.name}
      </td>
      <td data-label={t('lastLogin')}>
        <DateTimeText value={row.lastLoginAt} />
      </td>
      {hasMatches ? <Matches matched={matched} /> : null}
    </tr>
  );
}

/** By what other than its columns the player was found. */
function Matches({ matched }: Pick<PlayerRow, 'matched'>) {
  const { t } = useTranslation('players');
  return (
    <td className={styles.matched}>
      {matched.map(({ by, text, until }) => (
        <span key={by} className={styles.match}>
          {t(`by.${by}`)}{' '}
          <span className={styles.none}>
            {until === undefined ? text : t('wasUntil', { name: text, day: formatShortDay(until) })}
          </span>
        </span>
      ))}
    </td>
  );
}
