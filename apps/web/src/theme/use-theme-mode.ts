import { useSyncExternalStore } from 'react';
import type { ThemeMode } from './theme-mode.ts';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function current(): ThemeMode {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** The appearance as the page shows it; the attribute of the page is the only place it lives. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, current);
}
