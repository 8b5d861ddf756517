import type { AskForFileAnswer } from '@quartermaster/contract/http/approvals';
import type {
  PlayerLookupAnswer,
  PlayerSearchAnswer,
  PlayerSearchQuery,
  ServerNotice as ServerNoticeOnWire,
} from '@quartermaster/contract/http/player-search';
import type { PlayerServer as ServerOnWire } from '@quartermaster/contract/http/players';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postAsking, postJson } from './client.ts';
import { environmentPath, queryString } from './paths.ts';
import { saveDownload } from './save-download.ts';
import type { Camelized } from './wire-names.ts';
import { sliceQuery } from './slice-query.ts';

export type PlayerServer = Camelized<ServerOnWire>;
export type ServerNotice = Camelized<ServerNoticeOnWire>;
type PlayerPage = Camelized<PlayerSearchAnswer>;
export type PlayerRow = PlayerPage['data'][number];
export type PlayerLookup = Camelized<PlayerLookupAnswer>;

/** What is asked, in the words of the call: each part as the address bar and the wire spell it. */
type PlayerSearchRequest = { readonly [K in keyof PlayerSearchQuery]?: string };

const MINUTE_MILLISECONDS = 60_000;

const playersPath = (environment: string): string => `${environmentPath(environment)}/players`;

/** The server logs every search: one that was made a moment ago is not repeated. */
export function playersQuery(environment: string, request: PlayerSearchRequest) {
  return {
    ...sliceQuery<PlayerSearchAnswer>({
      queryKey: ['players', environment, request],
      path: playersPath(environment),
      narrowing: request,
    }),
    staleTime: MINUTE_MILLISECONDS,
    refetchOnWindowFocus: false,
  };
}

/** Players by pasted ids, with the ids of no player and the texts that are no ids. */
export function lookUpPlayers(environment: string, ids: readonly string[]): Promise<PlayerLookup> {
  return postJson<PlayerLookupAnswer>(`${playersPath(environment)}/lookup`, { ids });
}

/** One player by id, as lists show them. */
export function lookUpQuery(environment: string, id: string) {
  return queryOptions({
    queryKey: ['players', environment, 'lookup', id],
    queryFn: () => lookUpPlayers(environment, [id]),
    staleTime: MINUTE_MILLISECONDS,
    refetchOnWindowFocus: false,
  });
}

/** All players that a search finds, as a file. */
export function exportPlayers(environment: string, request: PlayerSearchRequest): Promise<void> {
  return saveDownload(`${playersPath(environment)}.csv${queryString(request)}`, `players-${environment}.csv`);
}

/** Asks a second person for that file, beyond the limit of the day. */
export function askForPlayers(environment: string, request: PlayerSearchRequest, reason: string) {
  const query = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== ''));
  return postAsking<AskForFileAnswer>(`${playersPath(environment)}/export-requests`, { query, reason });
}

/** The game servers of an environment that players live on. */
export function playerServersQuery(environment: string) {
  return queryOptions({
    queryKey: ['player-servers', environment],
    queryFn: () => getJson<ServerOnWire[]>(`${environmentPath(environment)}/servers`),
    staleTime: MINUTE_MILLISECONDS,
  });
}
