import { may } from '@quartermaster/domain/permissions/actions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/get-me.ts';
import { searchLinksQuery, type SearchHit } from '../../api/search-links.ts';
import { searchRecordsQuery, type FoundRecord } from '../../api/search-records.ts';
import { recordLink } from '../../engine/module-paths.ts';
import { answersTo, usePageActions, type PageAction } from '../../engine/page-actions.ts';
import { useState } from 'react';
import { useDebounced } from '../../ui/text/use-debounced.ts';
import { useBranchName } from '../../engine/use-branch-name.ts';

/** Something to jump to, or to do about what the page shows. */
export type Hit = { readonly key: string } &
  /** `own`: not found but offered, as a favourite or opened lately. */
  (
    | { readonly kind: 'action'; readonly about: string; readonly action: PageAction }
    | {
        readonly kind: 'page';
        readonly to: string;
        readonly name: string;
        readonly own?: 'favourites' | 'recent';
      }
    | { readonly kind: 'record'; readonly to: string; readonly record: FoundRecord }
    /** The screens that are not shown at first. */
    | { readonly kind: 'more'; readonly count: number; readonly show: () => void }
    /** The search for players. Each of those is logged, so none is made while the user types. */
    | { readonly kind: 'players'; readonly text: string }
  );

export type SearchState = {
  /** Undefined while nothing is looked for. */
  readonly hits: readonly Hit[] | undefined;
  readonly isSearching: boolean;
};

const PAUSE_MS = 120;
/** Records must not wait below a long list of screens: the others are shown when they are asked for. */
const MAX_PAGES = 8;
const NOWHERE = { environment: '', version: '' };

/** What can be done about what the page shows, of which a text asks for some; without a text all. */
export function useActionHits(text: string): readonly Hit[] {
  return usePageActions().flatMap(({ about, actions }) =>
    actions
      .filter((action) => answersTo(action, text))
      .map((action): Hit => ({ kind: 'action', key: `${about} ${action.key}`, about, action })),
  );
}

/**
 * What the page offers to do, screens, and records of the environment and version in the address, as far as
 * they answer to a text.
 */
export function useSearchHits(text: string): SearchState {
  const typed = text.trim();
  const asked = useDebounced(typed, PAUSE_MS);
  /** The text whose screens are all shown. */
  const [whole, setWhole] = useState('');
  const actions = useActionHits(typed);
  const branch = useBranchName();
  const { data: user } = useQuery(meQuery());
  const pages = useQuery({ ...searchLinksQuery(asked), placeholderData: keepPreviousData });
  const recordsQuery = searchRecordsQuery(branch ?? NOWHERE, asked);
  const mayReadRecords = branch !== null && user !== undefined && may(user.type, 'records.read');
  const records = useQuery({
    ...recordsQuery,
    enabled: asked !== '' && mayReadRecords,
    placeholderData: keepPreviousData,
  });
  if (typed === '') return { hits: undefined, isSearching: false };
  return {
    hits: [
      ...actions,
      ...pageHits(pages.data ?? [], whole === typed ? null : () => setWhole(typed)),
      ...(mayReadRecords ? (records.data ?? []) : []).map(recordHit),
    ],
    isSearching: asked !== typed || pages.isFetching || records.isFetching,
  };
}

/** `showAll`: how the rest is shown; null where it is. */
function pageHits(found: readonly SearchHit[], showAll: (() => void) | null): readonly Hit[] {
  const hits = found.map(({ key, to, name }): Hit => ({ kind: 'page', key, to, name }));
  const rest = hits.length - MAX_PAGES;
  if (showAll === null || rest <= 0) return hits;
  return [...hits.slice(0, MAX_PAGES), { kind: 'more', key: 'more', count: rest, show: showAll }];
}

function recordHit(record: FoundRecord): Hit {
  const to = recordLink(record.module, record.recordId);
  return { kind: 'record', key: to, to, record };
}

/** The address of the player that a text names, in the address's environment; null: there is none. */
export function usePlayersHit(text: string): Hit | null {
  const branch = useBranchName();
  const { data: user } = useQuery(meQuery());
  const typed = text.trim();
  if (typed === '' || branch === null || !user || !may(user.type, 'players.read')) return null;
  return { kind: 'players', key: 'players', text: typed };
}
