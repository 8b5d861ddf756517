import type { ImportSuggestions } from '@quartermaster/contract/http/import-suggestions';
import { queryOptions } from '@tanstack/react-query';
import { postQuestion } from './client.ts';
import type { Camelized } from './wire-names.ts';

export type Suggestions = Camelized<ImportSuggestions>;

/** The modules that can be imported into, those that know the columns of a file first. */
export function importSuggestionsQuery(columns: readonly string[]) {
  return queryOptions({
    queryKey: ['import-suggestions', columns],
    queryFn: () => postQuestion<ImportSuggestions>('import-suggestions', { columns }),
  });
}
