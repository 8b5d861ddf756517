import { AppError } from '@quartermaster/contract/errors/app-error';
import {
  PLAYER_SORTS,
  playerFilters,
  type PlayerExportQuery,
  type PlayerSearchQuery,
} from '@quartermaster/contract/http/player-search';
import type { JsonObject } from '@quartermaster/domain/core/json';
import type { PlayerSearch, WantedPlayer } from '../../players/player-store.ts';

type SearchRequest = Omit<PlayerSearch, 'environmentId' | 'cursor' | 'limit'>;

/** `server:account`, as lists and audit entries write a player. */
const WHOLE_NUMBER = /^(\d{1,9}):(\d{1,9})$/;
/** The same as tickets write it: `1-100001`, `「1：100001」`, full-width digits. */
const TICKET_NUMBER = /^[#「『(]?(\d{1,9})[:-](\d{1,9})[」』)]?$/;
const ACCOUNT = /^\d{1,9}$/;

/**
 * What is to be looked for, on which of the environment's servers.
 * @throws AppError `server_not_found`
 */
export function searchRequestOf(
  query: PlayerExportQuery | PlayerSearchQuery,
  known: readonly number[],
): SearchRequest {
  const { q: text = '', by, sort } = query;
  const word = sort.replace(/^-/, '');
  const servers = query.server === undefined ? known : serversIn(query.server, known);
  const named = by === 'any' || by === 'account_id' ? TICKET_NUMBER.exec(text.normalize('NFKC')) : null;
  return {
    text: named?.[2] ?? text,
    by: named === null ? by : 'account_id',
    servers: named === null ? servers : servers.filter((id) => id === Number(named[1])),
    filters: playerFilters.parse(query),
    sort: PLAYER_SORTS.find((column) => column === word) ?? 'last_login_at',
    descending: sort.startsWith('-'),
  };
}

function serversIn(list: string, known: readonly number[]): number[] {
  const wanted = [...new Set(list.split(',').map(Number))];
  const unknown = wanted.find((id) => !known.includes(id));
  if (unknown !== undefined) throw new AppError('server_not_found', { server: unknown });
  return wanted;
}

/** The query as the audit log keeps it: what was asked, without how much of the answer. */
export function askedIn(query: PlayerExportQuery | PlayerSearchQuery): JsonObject {
  const { cursor: _, limit: __, reason: ___, ...asked } = query as PlayerSearchQuery;
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

type WantedPlayers = {
  readonly wanted: readonly (WantedPlayer & { readonly id: string })[];
  readonly malformed: readonly string[];
};

/** Pasted ids, each once: `server:account`, or an account on any server. */
export function wantedPlayersIn(ids: readonly string[]): WantedPlayers {
  const texts = [...new Set(ids.map((id) => id.normalize('NFKC').trim()))].filter((id) => id !== '');
  const wanted = texts.flatMap((id) => {
    const player = wantedPlayerIn(id);
    return player === null ? [] : [{ ...player, id }];
  });
  const understood = new Set(wanted.map(({ id }) => id));
  return { wanted, malformed: texts.filter((id) => !understood.has(id)) };
}

/** The player that a pasted id names: `server:account` or an account; null: it is no id. */
export function wantedPlayerIn(id: string): WantedPlayer | null {
  const [, server, account = ''] = WHOLE_NUMBER.exec(id) ?? [null, null, ACCOUNT.exec(id)?.[0]];
  const accountId = Number(account);
  if (accountId < 1 || (server !== null && Number(server) < 1)) return null;
  return { serverId: server === null ? null : Number(server), accountId };
}
