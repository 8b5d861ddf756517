import { useEffect } from 'react';

const CONSOLE = 'Quartermaster';

/** What the browser's tab, its history and its bookmarks call this page: the nearest first. */
export function setPageTitle(...steps: readonly (string | null | undefined)[]): void {
  document.title = [...new Set(steps), CONSOLE].filter(Boolean).join(' · ');
}

export function usePageTitle(title: string): void {
  useEffect(() => setPageTitle(title), [title]);
}
