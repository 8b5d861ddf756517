import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { playerServersQuery, playersQuery } from '../../api/players.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useIsMasked } from '../../engine/access/use-is-masked.ts';
import {
  addressOfSearch,
  clearedSearch,
  compactSearch,
  isAsking,
  isPersonalSearch,
  type SearchPage,
} from './player-search.ts';
import type { PlayerSearch } from '../../fields/player-filter/search-keys.ts';

/** The state of a search for players: the search, the players found, and how to change the search. */
export function usePlayerSearch(page: SearchPage) {
  const { environment, details } = useBranch();
  const { search, change } = useSearchAddress(page);
  const isAsked = isAsking(page, search) && (page === 'user-global' || search.server !== undefined);
  const isMasked = useIsMasked();
  const { reason, give } = useSearchReason(search);
  const needsReason = isMasked && isPersonalSearch(search) && reason === null;
  const players = useInfiniteQuery({
    ...playersQuery(environment, reason === null ? search : { ...search, reason }),
    enabled: isAsked && !needsReason,
  });
  const servers = useQuery(playerServersQuery(environment));
  const pages = players.data?.pages;
  const rows = useMemo(() => pages?.flatMap(({ data }) => data) ?? [], [pages]);
  return {
    page,
    environment: details,
    search,
    isAsked,
    isMasked,
    needsReason,
    giveReason: give,
    players,
    rows,
    total: pages?.[0]?.total ?? 0,
    isTotalExact: pages?.[0]?.totalIsExact ?? true,
    notices: pages?.at(-1)?.unavailable ?? [],
    servers: servers.data ?? [],
    serversQuery: servers,
    change,
    clear: () => change(clearedSearch(page, search)),
    address: addressOfSearch(search),
  };
}

export type PlayerSearchState = ReturnType<typeof usePlayerSearch>;

/** The reason of a search by masked personal data: valid for this search only, never in the address. */
function useSearchReason({ q, by }: PlayerSearch) {
  const [given, give] = useState<{ readonly search: string; readonly reason: string } | null>(null);
  const search = `${by} ${q}`;
  return {
    reason: given?.search === search ? given.reason : null,
    give: (reason: string) => give({ search, reason }),
  };
}

/** The search, kept in the address and nowhere else. */
function useSearchAddress(page: SearchPage) {
  const raw = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => compactSearch(raw), [raw]);
  const change = (next: PlayerSearch) => void navigate({ to: `/${page}`, search: compactSearch(next) });
  return { search, change };
}
