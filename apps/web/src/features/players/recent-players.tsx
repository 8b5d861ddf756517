import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import type { PlayerServer } from '../../api/players.ts';
import { readRecentPlayers } from '../../api/recent-players.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { playerPage } from './row-focus.ts';
import styles from './search.module.css';
import { serverTitle } from './server-name.tsx';

const SHOWN = 10;

/** Whom one opened last in this browser: the way back to a player whose story goes on. */
export function RecentPlayers({ servers }: { readonly servers: readonly PlayerServer[] }) {
  const { t } = useTranslation('players');
  const { environment } = useBranch();
  const { data: me } = useSuspenseQuery(meQuery());
  const players = readRecentPlayers(me.id, environment).slice(0, SHOWN);
  return (
    <Card flush title={t('recent')}>
      {players.length === 0 ? <p className={styles.none}>{t('recentNone')}</p> : null}
      <ul className={styles.recent}>
        {players.map((player) => (
          <li key={`${player.serverId} ${player.accountId}`}>
            <Link {...playerPage(player)}>{player.name}</Link>
            <span className={styles.help}>
              {serverTitle(player.serverId, servers)} <IdText>{player.accountId}</IdText>
            </span>
            <AgoText value={player.at} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
