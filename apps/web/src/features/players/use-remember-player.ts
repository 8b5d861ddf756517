import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../../api/get-me.ts';
import type { Player, PlayerKey } from '../../api/player.ts';
import { rememberPlayer } from '../../api/recent-players.ts';

const INSTANT_LENGTH = 'YYYY-MM-DD HH:mm:ss'.length;

/** A player whose page was opened is first among the recent ones. */
export function useRememberPlayer(key: PlayerKey, player: Player | undefined): void {
  const { data: me } = useSuspenseQuery(meQuery());
  const { environment, serverId, accountId } = key;
  const name = player?.name;
  useEffect(() => {
    if (name === undefined) return;
    const at = new Date().toISOString().replace('T', ' ').slice(0, INSTANT_LENGTH);
    rememberPlayer(me.id, { environment, serverId, accountId, name, at });
  }, [me.id, environment, serverId, accountId, name]);
}
