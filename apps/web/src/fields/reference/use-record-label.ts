import type { RecordTitle } from '@quartermaster/contract/http/record-title';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { recordIdWords } from '@quartermaster/domain/record/display-record';
import { IDENTITY_SEPARATOR, ownIdOf } from '@quartermaster/domain/record/identity';
import { useQuery } from '@tanstack/react-query';
import { hasModule } from '../../engine/load-module.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import { titleText, titleWithId } from './record-title.ts';

type Named = { readonly module: string; readonly recordId: string; readonly title: RecordTitle };

/** What a record is called: its name, else what it is and its id, as on its own page: `Pet skill 23`. */
export function useRecordLabel({ module, recordId, title }: Named): {
  readonly label: string;
  readonly isNamed: boolean;
} {
  return recordLabel(useModuleToName({ module, recordId, title }), { recordId, title });
}

/**
 * The same among records of many modules, where nothing says which screen a record is of or to what a
 * sub-record belongs: `Bingo rewards 611 / 10`.
 */
export function useWholeLabel(named: Named): ReturnType<typeof useRecordLabel> {
  return wholeLabel(useModuleToName(named), named);
}

/** The same where the definition is at hand. */
export function wholeLabel(
  module: ResolvedModule | undefined,
  { recordId, title }: Omit<Named, 'module'>,
): ReturnType<typeof recordLabel> {
  const { label, isNamed } = recordLabel(module, { recordId, title });
  if (isNamed || module === undefined) return { label, isNamed };
  const id = recordIdWords(module, recordId, readLanguage());
  return { label: titleWithId(module.titles.title, id), isNamed };
}

/** The definition of a record's module, where the record has no name of its own. */
function useModuleToName({ module, recordId, title }: Named): ResolvedModule | undefined {
  const { isNamed } = recordLabel(undefined, { recordId, title });
  return useQuery({ ...moduleQuery(module), enabled: !isNamed && hasModule(module) }).data;
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
    module === undefined ? recordId : titleWithId(module.titles.record, ownIdOf(module, recordId));
  return { label, isNamed };
}

/** The name of a record behind the title of its module; without one its whole ID: `51` alone would be of any tower. */
export function nameOrId(named: Omit<Named, 'module'>, id: string): string {
  const { label, isNamed } = recordLabel(undefined, named);
  return isNamed ? label : id;
}
