import { useSyncExternalStore } from 'react';
import { createListeners, type Listeners } from '../../ui/layout/listeners.ts';

/** The reason for a change: typed beside the form, saved with the change, empty for the next one. */
export type FormNote = Pick<Listeners, 'subscribe'> & {
  readonly get: () => string;
  readonly set: (text: string) => void;
};

export function createFormNote(): FormNote {
  let text = '';
  const { subscribe, tell } = createListeners();
  return {
    get: () => text,
    set(next) {
      text = next;
      tell();
    },
    subscribe,
  };
}

export function useFormNote({ subscribe, get }: FormNote): string {
  return useSyncExternalStore(subscribe, get);
}
