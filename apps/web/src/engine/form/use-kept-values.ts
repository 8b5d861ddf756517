import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { meQuery } from '../../api/get-me.ts';
import { createKeptValues, hasChanged } from './kept-values.ts';

/**
 * What is typed into a small form, kept for the same person while the page is loaded again: a change
 * of language or an ended session loses nothing. Never for passwords.
 */
export function useKeptValues<T extends Readonly<Record<string, unknown>>>(form: string, initial: T) {
  const { data: user } = useQuery(meQuery());
  const [kept] = useState(() => createKeptValues<T>(sessionStorage, `kept-values:${user?.id ?? ''}:${form}`));
  const typed = useSyncExternalStore(kept.subscribe, kept.read);
  return {
    values: { ...initial, ...typed },
    isChanged: hasChanged(typed, initial),
    change: kept.change,
    /** What was typed by now, for a change that adds to it. */
    read: kept.read,
    /** Called once it was saved or given up. */
    drop: kept.drop,
  };
}
