import { useNavigate } from '@tanstack/react-router';
import { useState, type KeyboardEvent } from 'react';
import type { PlayerRow } from '../../api/players.ts';

const ROW = 'tr[data-player]';

/** From the search box into what was found; false: nothing was. */
export function focusFirstRow(): boolean {
  const row = document.querySelector<HTMLElement>(ROW);
  row?.focus();
  return row !== null;
}

/** Arrow keys go from player to player, Enter opens one. The Tab key stops at one row only. */
export function useRowFocus(rows: readonly PlayerRow[]) {
  const navigate = useNavigate();
  const [stop, setStop] = useState(0);
  const last = rows.length - 1;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.target instanceof HTMLTableRowElement ? event.target : null;
    if (!row) return;
    const index = Number(row.dataset['player']);
    const player = rows[index];
    if (event.key === 'Enter' && player) {
      void navigate(playerPage(player));
      return;
    }
    const target = {
      ArrowDown: Math.min(index + 1, last),
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setStop(target);
    event.currentTarget.querySelector<HTMLElement>(`tr[data-player="${target}"]`)?.focus();
  };

  return { stop: Math.min(stop, Math.max(last, 0)), handleKeyDown };
}

/** Where a player's page is. */
export function playerPage({ serverId, accountId }: Pick<PlayerRow, 'serverId' | 'accountId'>) {
  return {
    to: '/user-control/$server/$id/detail',
    params: { server: String(serverId), id: String(accountId) },
  } as const;
}
