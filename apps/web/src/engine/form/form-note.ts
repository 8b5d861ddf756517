import { useSyncExternalStore } from 'react';
import { createListeners, type Listeners } from '../../ui/layout/listeners.ts';

/** Why somebody changes a record: typed beside the form, kept with the change, gone with the next one. */
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
