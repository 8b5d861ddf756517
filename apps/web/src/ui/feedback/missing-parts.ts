import { useSyncExternalStore } from 'react';
import { reloadPage } from '../../i18n/reload-page.ts';

/** What could not be fetched: an upgrade took it away from under the page, or the connection broke. */
const problems = new WeakSet<object>();
const listeners = new Set<() => void>();
let isAnyMissing = false;
/** The page itself is what is missing, and says so where it would be. */
let isPageMissing = false;

function tellAll(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const RELOADED_AT = 'reloaded_at';
const AT_MOST_EVERY_MS = 60_000;

/** From now on it is known which parts of the console could not be fetched. */
export function watchMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    problems.add(payload);
    isAnyMissing = true;
    tellAll();
  });
}

/** Whether an error only says that a part of the console could not be fetched. */
export function isMissingPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && problems.has(error);
}

/** Whether this page lacks a part that it asked for. */
export function useMissingParts(): boolean {
  return useSyncExternalStore(listen, () => isAnyMissing);
}

/** Whether a page in the place of the missing one says so already. */
export function useMissingPage(): boolean {
  return useSyncExternalStore(listen, () => isPageMissing);
}

/** A page stands in for the missing one, until it goes. */
export function standInForPage(): () => void {
  const tell = (isMissing: boolean) => {
    isPageMissing = isMissing;
    tellAll();
  };
  tell(true);
  return () => tell(false);
}

/** Loads the page again, once a minute at most: should that not be the cure, a person decides. */
export function reloadForMissingPart(): void {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < AT_MOST_EVERY_MS) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  reloadPage();
}
