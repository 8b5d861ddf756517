import { rolesOf } from '@quartermaster/domain/actions/action-list';
import { actionOfEntry, type ActionAt } from '@quartermaster/domain/actions/index';
import type { ActionPlace } from '@quartermaster/domain/actions/places';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { meQuery } from '../../api/get-me.ts';
import { useOfferActions } from '../page-actions.ts';

/** Opens the form. Null: the page shows the form or has a button in each row. */
type Begin = (() => void) | null;

/**
 * How each action of a place is begun there. The palette offers those that open a form to people who may do
 * them. `about`: what the place shows.
 */
export function useActionsAt<P extends ActionPlace>(
  _place: P,
  about: string,
  begin: Readonly<Record<ActionAt<P>, Begin>>,
): void {
  const { data: me } = useSuspenseQuery(meQuery());
  const latest = useRef<Readonly<Record<string, Begin>>>(begin);
  useEffect(() => {
    latest.current = begin;
  });
  const opened = Object.entries<Begin>(begin).flatMap(([key, open]) => (open === null ? [] : [key]));
  const keys = opened.join(' ');
  const offer = useMemo(
    () => ({
      about,
      actions: keys.split(' ').flatMap((key) => {
        const action = actionOfEntry(key);
        if (action === undefined || !rolesOf(action).includes(me.type)) return [];
        return [{ key, title: action.title, group: null, run: () => latest.current[key]?.() }];
      }),
    }),
    [about, keys, me.type],
  );
  useOfferActions(offer);
}
