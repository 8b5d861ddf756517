import { useSyncExternalStore } from 'react';

/** Below it a page is one column; `@media (width < 700px)` says the same in style sheets. */
const PHONE = window.matchMedia('(width < 700px)');

/** Whether the window is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => PHONE.matches);
}

function subscribe(listener: () => void): () => void {
  PHONE.addEventListener('change', listener);
  return () => PHONE.removeEventListener('change', listener);
}
