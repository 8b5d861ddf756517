import { useSyncExternalStore } from 'react';
import { reloadPage } from '../../i18n/reload-page.ts';
import { createListeners } from '../layout/listeners.ts';

/** What could not be fetched: an upgrade took it away from under the page, or the connection broke. */
const problems = new WeakSet<object>();
const { subscribe, tell } = createListeners();
let isAnyMissing = false;
/** The page itself is what is missing, and says so where it would be. */
let isPageMissing = false;

const RELOADED_AT = 'reloaded_at';
const AT_MOST_EVERY_MS = 60_000;

/** From now on it is known which parts of the console could not be fetched. */
export function watchMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    problems.add(payload);
    isAnyMissing = true;
    tell();
  });
}

/** Whether an error only says that a part of the console could not be fetched. */
export function isMissingPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && problems.has(error);
}

/** Whether this page lacks a part that it asked for. */
export function useMissingParts(): boolean {
  return useSyncExternalStore(subscribe, () => isAnyMissing);
}

/** Whether a page in the place of the missing one says so already. */
export function useMissingPage(): boolean {
  return useSyncExternalStore(subscribe, () => isPageMissing);
}

/** A page is shown in place of the missing one, until it goes. */
export function standInForPage(): () => void {
  const set = (isMissing: boolean) => {
    isPageMissing = isMissing;
    tell();
  };
  set(true);
  return () => set(false);
}

/** Loads the page again, once a minute at most: should that not be the cure, a person decides. */
export function reloadForMissingPart(): void {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < AT_MOST_EVERY_MS) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  reloadPage();
}
