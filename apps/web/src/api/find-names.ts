import type { NameMeaning } from '@quartermaster/contract/http/search';
import { queryOptions } from '@tanstack/react-query';
import { readTextLanguage } from '../i18n/language.ts';
import { postQuestion } from './client.ts';
import { branchPath } from './paths.ts';
import type { Branch } from './place.ts';
import { queryKeys } from './query-keys.ts';

/** A text that may be the name of a record of this module. */
export type AskedName = { readonly module: string; readonly text: string };

/** What names stand for, in their order, asked for in one call. */
export function namesQuery(branch: Branch, names: readonly AskedName[]) {
  const lang = readTextLanguage();
  return queryOptions({
    queryKey: [...queryKeys.draft(branch), 'names', lang, names],
    queryFn: () => postQuestion<NameMeaning[]>(`${branchPath(branch)}/names`, { names, lang }),
  });
}
