import type {
  LibraryAnswer,
  LibraryFile as FileOnWire,
  ReplaceAnswer,
  ReplaceBody,
} from '@quartermaster/contract/http/file-library';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './client.ts';
import { branchPath, queryString } from './paths.ts';
import type { Branch } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

export type Library = Camelized<LibraryAnswer>;
export type LibraryFile = Camelized<FileOnWire>;
export type Replacement = Camelized<ReplaceAnswer>;

/** What the library is narrowed to. */
export type LibraryAsked = {
  readonly folder?: string | undefined;
  readonly q?: string | undefined;
  readonly kind?: string | undefined;
  readonly show?: string | undefined;
  readonly page?: string | undefined;
};

export function libraryQuery(branch: Branch, asked: LibraryAsked) {
  return queryOptions({
    queryKey: [...queryKeys.module({ ...branch, module: FILE_MODULE.key }), 'library', asked],
    queryFn: ({ signal }) =>
      getJson<LibraryAnswer>(`${branchPath(branch)}/files/library${queryString(asked)}`, signal),
    placeholderData: keepPreviousData,
  });
}

/** Lets records that name a file name another one, or says which would. */
export function replaceFile(branch: Branch, body: Camelized<ReplaceBody>): Promise<Replacement> {
  return postJson<ReplaceAnswer>(`${branchPath(branch)}/files/replacements`, body);
}
