import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, Input, Space } from 'antd';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import { readRecentPlayers, type RecentPlayer } from '../../api/recent-players.ts';
import { useIsMasked } from '../../engine/access/use-is-masked.ts';
import { findPlayer } from '../../engine/find-player.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { useKeptText } from '../../ui/text/use-kept-text.ts';
import styles from './home.module.css';
import own from './player-lookup.module.css';

const SHOWN = 8;

/** The way to a player: the search, and whom one opened last. */
export function PlayerLookup() {
  const { t } = useTranslation('home');
  const { environment, details } = useBranch();
  const { data: me } = useSuspenseQuery(meQuery());
  const recent = readRecentPlayers(me.id, environment).slice(0, SHOWN);
  return (
    <div className={own.lookup}>
      <Card title={t('findPlayer')} aside={details.name}>
        <PlayerSearch />
      </Card>
      <Card flush title={t('recentPlayers', { place: details.name })}>
        {recent.length === 0 ? <p className={styles.none}>{t('findPlayerNone')}</p> : null}
        <ul className={styles.lines}>
          {recent.map((player) => (
            <RecentLine key={`${player.serverId} ${player.accountId}`} player={player} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function PlayerSearch() {
  const { t } = useTranslation('home');
  const { t: tc } = useTranslation();
  const isMasked = useIsMasked();
  const navigate = useNavigate();
  const [text, setText] = useKeptText('find-player');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = text.trim();
    if (q !== '') void navigate(findPlayer(q));
  };
  return (
    <form role="search" onSubmit={handleSubmit}>
      <Space.Compact block>
        <Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what most visits to this page begin with
          autoFocus
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          placeholder={tc(isMasked ? 'findPlayerHolderMasked' : 'findPlayerHolder')}
          aria-label={t('findPlayer')}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="primary" htmlType="submit">
          {tc('search')}
        </Button>
      </Space.Compact>
    </form>
  );
}

function RecentLine({ player: { serverId, accountId, name, at } }: { readonly player: RecentPlayer }) {
  return (
    <li className={styles.job}>
      <Link
        to="/user-control/$server/$id/detail"
        params={{ server: String(serverId), id: String(accountId) }}
      >
        {name}
      </Link>
      <IdText>{`${serverId}:${accountId}`}</IdText>
      <span className={own.at}>
        <AgoText value={at} />
      </span>
    </li>
  );
}
