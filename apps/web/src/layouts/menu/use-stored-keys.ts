import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '../../ui/layout/listeners.ts';

type Change = (next: (keys: readonly string[]) => readonly string[]) => void;

const { subscribe: listen, tell } = createListeners();

function subscribe(listener: () => void): () => void {
  const stop = listen(listener);
  // Another tab may change it.
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

const stored = (name: string): string => localStorage.getItem(name) ?? '';
const keysOf = (text: string): readonly string[] => text.split(',').filter(Boolean);

/** A list of keys that this browser remembers under a name, the same wherever it is shown. */
export function useStoredKeys(name: string): readonly [keys: readonly string[], change: Change] {
  const text = useSyncExternalStore(subscribe, () => stored(name));
  const keys = useMemo(() => keysOf(text), [text]);
  const change = useCallback<Change>(
    (next) => {
      localStorage.setItem(name, next(keysOf(stored(name))).join(','));
      tell();
    },
    [name],
  );
  return [keys, change];
}
