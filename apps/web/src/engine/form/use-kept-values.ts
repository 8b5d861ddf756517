import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '../../api/get-me.ts';

/**
 * What is typed into a small form, kept for the same person while the page is loaded anew: a change
 * of language or an ended session loses nothing. Never for passwords.
 */
export function useKeptValues<T extends Readonly<Record<string, unknown>>>(form: string, initial: T) {
  const { data: user } = useQuery(meQuery());
  const key = `kept-values:${user?.id ?? ''}:${form}`;
  const [typed, setTyped] = useState<Partial<T>>(() => readKept<T>(key));
  return {
    values: { ...initial, ...typed },
    isChanged: Object.entries(typed).some(([name, value]) => value !== initial[name]),
    change: (part: Partial<T>) => {
      const next = { ...typed, ...part };
      setTyped(next);
      keep(key, next);
    },
    /** Called once it was saved or given up. */
    drop: () => {
      setTyped({});
      sessionStorage.removeItem(key);
    },
  };
}

function readKept<T>(key: string): Partial<T> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

function keep(key: string, values: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A full session store must not stop anybody from typing.
  }
}
