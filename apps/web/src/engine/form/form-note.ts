import { useSyncExternalStore } from 'react';

/** Why somebody changes a record: typed beside the form, kept with the change, gone with the next one. */
export type FormNote = {
  readonly get: () => string;
  readonly set: (text: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createFormNote(): FormNote {
  let text = '';
  const listeners = new Set<() => void>();
  return {
    get: () => text,
    set(next) {
      text = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useFormNote({ subscribe, get }: FormNote): string {
  return useSyncExternalStore(subscribe, get);
}
