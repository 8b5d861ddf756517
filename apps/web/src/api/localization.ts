import type {
  ChecksBody,
  ProgressAnswer,
  TextsAnswer,
  TextState,
} from '@quartermaster/contract/http/localization';
import { TEXTS_PER_PAGE } from '@quartermaster/contract/http/limits';
import type { Language } from '@quartermaster/domain/core/language';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './client.ts';
import { branchPath, queryString } from './paths.ts';
import type { Branch, Place } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

type TextPage = Camelized<TextsAnswer>;
export type TextRow = TextPage['rows'][number];
export type TextProgress = Camelized<ProgressAnswer>;
export type TextChecks = Camelized<ChecksBody>;

/** A field of a record that holds a text. */
export type TextField = NonNullable<TextRow['field']>;

/** What narrows the texts and their counts. `event`: its `recordKey`; null, here and below: of any. */
export type TextsFilter = {
  readonly q: string;
  readonly source: Language;
  readonly namespace: string | null;
  readonly family: string | null;
  readonly module: string | null;
  readonly event: string | null;
};

/** Which texts are looked at. `language` null: in any. */
export type TextsRequest = TextsFilter & {
  readonly state: TextState;
  readonly language: Language | null;
};

/** The texts are one module's records, wherever they are shown. */
export function textsPlace({ environment, version }: Branch): Place {
  return { environment, version, module: TEXT_MODULE.key };
}

/** One of the pages that a long grid is made of; fetched when it scrolls into view. */
export function textsPageQuery(branch: Branch, request: TextsRequest, page: number) {
  const query = queryString({ ...request, page, per_page: TEXTS_PER_PAGE });
  return queryOptions({
    queryKey: [...queryKeys.module(textsPlace(branch)), 'texts', query],
    queryFn: ({ signal }) => getJson<TextsAnswer>(`${branchPath(branch)}/localization/texts${query}`, signal),
    staleTime: 30_000,
  });
}

/** How far each language is in these texts; the last figures stay until the next ones are here. */
export function textProgressQuery(
  branch: Branch,
  { q, source, namespace, family, module, event }: TextsFilter,
) {
  const query = queryString({ q, source, namespace, family, module, event });
  return queryOptions({
    queryKey: [...queryKeys.module(textsPlace(branch)), 'progress', query],
    queryFn: ({ signal }) =>
      getJson<ProgressAnswer>(`${branchPath(branch)}/localization/progress${query}`, signal),
    placeholderData: keepPreviousData,
  });
}

/** Says that texts are (or are not) still right for what their source reads now. */
export function saveTextChecks(branch: Branch, body: TextChecks) {
  return postJson<{ changed: number }>(`${branchPath(branch)}/localization/checks`, body);
}
