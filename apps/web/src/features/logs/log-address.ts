import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { LogNarrowing } from '../../api/logs.ts';
import { parseInstant } from '../../i18n/format.ts';
import { LOG_KEYS, type LogSearch } from './log-keys.ts';

/** What is shown is in the address, so that a colleague sees the same. */
export function useLogAddress() {
  const raw = useSearch({ strict: false }) as LogSearch;
  const navigate = useNavigate();
  const search = useMemo(
    () => Object.fromEntries(LOG_KEYS.flatMap((key) => (raw[key] ? [[key, raw[key]]] : []))) as LogSearch,
    [raw],
  );
  const show = (next: LogSearch) => void navigate({ to: '/log', search: next, replace: true });
  const { log, server, account } = search;
  return {
    search,
    show,
    change: (part: LogSearch) => show({ ...search, ...part }),
    /** Shows all of the same log, of a player's the same player's. */
    clear: () => show({ log, server, account }),
  };
}

export type LogAddress = ReturnType<typeof useLogAddress>;

/** The address's period as calls have it: Unix seconds. */
function periodOf({ from, to }: LogSearch): LogNarrowing {
  return { start_time: secondsOf(from), end_time: secondsOf(to) };
}

const secondsOf = (instant: string | undefined): string | undefined =>
  instant ? String(parseInstant(instant).getTime() / 1000) : undefined;

export const staffNarrowing = (search: LogSearch): LogNarrowing => ({
  model: search.module,
  record_id: search.record,
  staff_id: search.staff,
  action: search.act,
  outcome: search.outcome,
  ...periodOf(search),
});

export const playerNarrowing = (search: LogSearch): LogNarrowing => ({
  model: search.system,
  asset_type: search.asset,
  asset_id: search.asset_id,
  ...periodOf(search),
});

export const eventNarrowing = (search: LogSearch): LogNarrowing => ({
  staff_id: search.staff,
  ...periodOf(search),
});

/** Whether a narrowing leaves anything out. */
export const isNarrowed = (narrowing: LogNarrowing): boolean =>
  Object.values(narrowing).some((value) => value !== undefined);
