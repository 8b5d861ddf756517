export type Listeners = {
  /** Calls the listener with every change from now on; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
};

/** The listeners of a store outside of React, for `useSyncExternalStore`. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}
