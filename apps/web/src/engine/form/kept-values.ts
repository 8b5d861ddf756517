import { createListeners } from '../../ui/layout/listeners.ts';

type KeptIn = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What was typed into a form, in a store of the browser. It is outside of React, so that two changes in
 * one event add up.
 */
export function createKeptValues<T extends object>(storage: KeptIn, key: string) {
  let typed = readKept<T>(storage, key);
  const { subscribe, tell } = createListeners();
  const become = (next: Partial<T>): void => {
    typed = next;
    tell();
  };
  return {
    read: () => typed,
    subscribe,
    change(part: Partial<T>): void {
      become({ ...typed, ...part });
      keep(storage, key, typed);
    },
    drop(): void {
      become({});
      storage.removeItem(key);
    },
  };
}

/** Whether a value differs from what the form began with. Lists are compared by what they hold. */
export function hasChanged<T extends object>(typed: Partial<T>, initial: T): boolean {
  return (Object.keys(typed) as (keyof T)[]).some(
    (name) => JSON.stringify(typed[name]) !== JSON.stringify(initial[name]),
  );
}

function readKept<T>(storage: KeptIn, key: string): Partial<T> {
  try {
    return JSON.parse(storage.getItem(key) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

function keep(storage: KeptIn, key: string, values: object): void {
  try {
    storage.setItem(key, JSON.stringify(values));
  } catch {
    // A full session store must not interrupt typing.
  }
}
