import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ItemSourcesAsked } from '../../api/item-sources.ts';
import { pageNumber } from '../../ui/table/page-number.ts';

/** What is looked at: all items, those that nothing gives, currencies that nothing takes. */
export const VIEWS = ['all', 'noSource', 'noSink'] as const;

type View = (typeof VIEWS)[number];

/** Items that are spent: what nothing takes of them piles up. */
const CURRENCY_TYPES = ['event_currency', 'game_currency'];

const ASKED: Readonly<Record<View, Omit<ItemSourcesAsked, 'page'>>> = {
  all: {},
  noSource: { withoutSource: true },
  noSink: { withoutSink: true, itemTypes: CURRENCY_TYPES },
};

type Change = Readonly<Partial<Record<'q' | 'view' | 'item' | 'page', string | undefined>>>;

/** What the address asks for, so that a page can be sent to a colleague. */
export function useItemSourcesAddress() {
  const { q, view: asked, item, page } = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = VIEWS.find((each) => each === asked) ?? 'all';
  const change = (next: Change) =>
    void navigate({
      to: '/item-source',
      search: filled({ q, view, item, page, ...next }),
    });
  return {
    view,
    search: q ?? '',
    item: item ?? null,
    asked: { ...ASKED[view], search: q, itemId: item, page: pageNumber(page) },
    isNarrowed: view !== 'all' || Boolean(q) || Boolean(item),
    change,
    clear: () => change({ q: undefined, view: undefined, item: undefined, page: undefined }),
  };
}

export type ItemSourcesAddress = ReturnType<typeof useItemSourcesAddress>;

/** Without what is not asked for: the address stays short. */
function filled(change: Change): Change {
  return Object.fromEntries(
    Object.entries(change).filter(([key, value]) => value && !(key === 'view' && value === 'all')),
  );
}
