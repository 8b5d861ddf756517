import type { RecordTitle } from '@quartermaster/contract/http/record-title';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { IDENTITY_SEPARATOR, ownIdOf } from '@quartermaster/domain/record/identity';
import { useQuery } from '@tanstack/react-query';
import { hasModule } from '../../engine/load-module.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import { titleText } from './record-title.ts';

type Named = { readonly module: string; readonly recordId: string; readonly title: RecordTitle };

/** What a record is called: its name, else what it is and its id, as on its own page: `Pet skill 23`. */
export function useRecordLabel({ module, recordId, title }: Named): {
  readonly label: string;
  readonly isNamed: boolean;
} {
  const { isNamed } = recordLabel(undefined, { recordId, title });
  const { data } = useQuery({ ...moduleQuery(module), enabled: !isNamed && hasModule(module) });
  return recordLabel(data, { recordId, title });
}

/** The same where the definition is at hand; without it a record without a name is called by its id. */
export function recordLabel(
  module: ResolvedModule | undefined,
  { recordId, title }: Omit<Named, 'module'>,
): { readonly label: string; readonly isNamed: boolean } {
  const name = titleText(title, readTextLanguage());
  const isNamed = name !== '' && !`${IDENTITY_SEPARATOR}${recordId}`.endsWith(`${IDENTITY_SEPARATOR}${name}`);
  if (isNamed) return { label: name, isNamed };
  const label =
    module === undefined ? recordId : `${module.titles.record[readLanguage()]} ${ownIdOf(module, recordId)}`;
  return { label, isNamed };
}
