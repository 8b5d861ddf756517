import { createContext, use, useState, useSyncExternalStore } from 'react';

/** Keeps what is typed into a field and cannot be its value yet, for as long as the record is edited. */
export type IncompleteInputStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly incompleteAt: (path: string) => string | null;
  readonly setIncomplete: (path: string, text: string | null) => void;
};

const NO_STORE: IncompleteInputStore = {
  subscribe: () => () => undefined,
  incompleteAt: () => null,
  setIncomplete: () => undefined,
};

const IncompleteInputContext = createContext<IncompleteInputStore>(NO_STORE);

export const IncompleteInputProvider = IncompleteInputContext.Provider;

/** The text kept for a path, and how to keep another one. Outside of a form the field keeps it itself. */
export function useIncompleteInput(path: string): readonly [string | null, (text: string | null) => void] {
  const store = use(IncompleteInputContext);
  const [own, setOwn] = useState<string | null>(null);
  const kept = useSyncExternalStore(store.subscribe, () => store.incompleteAt(path));
  return store === NO_STORE ? [own, setOwn] : [kept, (text) => store.setIncomplete(path, text)];
}
