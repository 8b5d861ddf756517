import type { RecordOption } from '@quartermaster/contract/http/records';
import type { Admitted } from '@quartermaster/domain/rules/admitted-targets';
import { queryOptions } from '@tanstack/react-query';
import { readTextLanguage } from '../i18n/language.ts';
import { getJson } from './client.ts';
import { optionsPath, queryString } from './paths.ts';
import type { ChoicePlace } from './place.ts';
import { queryKeys } from './query-keys.ts';

type OptionsRequest = {
  readonly q?: string;
  readonly ids?: readonly string[];
  readonly limit?: number;
  readonly where?: readonly Admitted[];
};

/** Records of a module to choose from, by text or by id. */
export function listOptionsQuery(place: ChoicePlace, { q, ids, limit, where = [] }: OptionsRequest) {
  const narrowed = where.length === 0 ? undefined : JSON.stringify(where);
  const lang = ids === undefined ? readTextLanguage() : undefined;
  const query = queryString({ q, ids: ids?.join(','), where: narrowed, limit, lang });
  return queryOptions({
    queryKey: [...queryKeys.options(place), query],
    queryFn: ({ signal }) => getJson<RecordOption[]>(`${optionsPath(place)}${query}`, signal),
    staleTime: 30_000,
  });
}
