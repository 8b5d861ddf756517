import type { PresenceAnswer } from '@quartermaster/contract/http/presence';
import { queryOptions } from '@tanstack/react-query';
import { putJson } from './client.ts';
import { recordPath } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

export type Presence = Camelized<PresenceAnswer>;

const VISIBLE_MILLISECONDS = 15_000;
const HIDDEN_MILLISECONDS = 60_000;

/** Says every now and then that the record is open here, and hears who else has it open and who saved it. */
export function presenceQuery(place: Place, recordId: string) {
  return queryOptions({
    queryKey: [...queryKeys.record(place, recordId), 'presence'],
    queryFn: () => putJson<PresenceAnswer>(presencePath(place, recordId), { open: true }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: () => (document.hidden ? HIDDEN_MILLISECONDS : VISIBLE_MILLISECONDS),
    refetchIntervalInBackground: true,
  });
}

/** A reader that cannot be notified is forgotten after a while. */
export function leaveRecord(place: Place, recordId: string): void {
  void putJson<PresenceAnswer>(presencePath(place, recordId), { open: false }).catch(() => undefined);
}

const presencePath = (place: Place, recordId: string): string => `${recordPath(place, recordId)}/presence`;
