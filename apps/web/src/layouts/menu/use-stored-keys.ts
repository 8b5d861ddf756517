import { useCallback, useMemo, useSyncExternalStore } from 'react';

type Change = (next: (keys: readonly string[]) => readonly string[]) => void;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may change it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
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
      for (const listener of listeners) listener();
    },
    [name],
  );
  return [keys, change];
}
