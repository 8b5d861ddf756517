import type { GlobalSettings } from '@quartermaster/contract/http/global-settings';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';

/** What holds for the whole console, such as the time zone of those who chose none. */
export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: () => getJson<GlobalSettings>('settings'),
    staleTime: Infinity,
  });
}
