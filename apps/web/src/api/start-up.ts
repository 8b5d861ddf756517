import type {
  CdnAnswer,
  CdnTimeZoneAnswer,
  ItemLimitAnswer,
  LocalizationFetchAnswer,
  PetsSettingAnswer,
} from '@quartermaster/contract/http/start-up';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import type { Branch } from './place.ts';
import { queryKeys } from './query-keys.ts';

/** What the console loads after sign-in, of the environment and version of the page. */
function startUpQuery<T>(branch: Branch, path: string) {
  return queryOptions({
    queryKey: [...queryKeys.branch(branch), 'start-up', path],
    queryFn: ({ signal }) => getJson<T>(path, signal, branch),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
}

/** What pickers need of every pet. */
export const petsSettingQuery = (branch: Branch) => startUpQuery<PetsSettingAnswer>(branch, 'pets/setting');

/** Where the game loads its files from. */
export const cdnQuery = (branch: Branch) => startUpQuery<CdnAnswer>(branch, 'cdn');

/** The zone of the clock that uploads are stamped with. */
export const cdnZoneQuery = (branch: Branch) => startUpQuery<CdnTimeZoneAnswer>(branch, 'cdn/tz');

/** How much of an asset staff may give and players may hold. */
export const itemLimitQuery = (branch: Branch) =>
  startUpQuery<ItemLimitAnswer>(branch, 'versions/cms/item-limit');

/** The newest texts of the game that belong to no record; unchanged ones come out of the browser's cache. */
export const localizationQuery = (branch: Branch) =>
  startUpQuery<LocalizationFetchAnswer>(branch, 'localization/fetch');
