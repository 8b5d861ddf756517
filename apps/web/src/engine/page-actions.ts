import { LANGUAGES, type Localized } from '@quartermaster/domain/core/language';
import { wordFilter } from '@quartermaster/domain/core/search-text';
import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../ui/layout/listeners.ts';

/** Something that can be done about what the page shows. */
export type PageAction = {
  readonly key: string;
  readonly title: Localized;
  /** Where the page's own menu has it; null: it is there without a group. */
  readonly group: Localized | null;
  /** Opens its form. */
  readonly run: () => void;
};

/** What a page offers to do, and about whom or what. */
type PageActions = { readonly about: string; readonly actions: readonly PageAction[] };

let offers: readonly PageActions[] = [];
const { subscribe, tell } = createListeners();

function set(next: readonly PageActions[]): void {
  offers = next;
  tell();
}

/** Offers actions to the palette for as long as the component is mounted. `offer` keeps its identity while nothing changes. */
export function useOfferActions(offer: PageActions): void {
  useEffect(() => {
    set([...offers, offer]);
    return () => set(offers.filter((each) => each !== offer));
  }, [offer]);
}

/** What the page in view offers to do. */
export const usePageActions = (): readonly PageActions[] => useSyncExternalStore(subscribe, () => offers);

/** Whether an action answers to a text: each of its words is in the title or group, in some language. */
export function answersTo({ title, group }: PageAction, text: string): boolean {
  return wordFilter(text)(
    LANGUAGES.map((language) => `${title[language]} ${group?.[language] ?? ''}`).join(' '),
  );
}
