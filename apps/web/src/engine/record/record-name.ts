import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { displayRecord } from '@quartermaster/domain/record/display-record';
import { ownIdOf } from '@quartermaster/domain/record/identity';
import { titleText, titleWithId } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';

/** What to call a record in a sentence: its own name, else what it is and its ID below its parent, `Flag level 3`. */
export const recordName = (module: ResolvedModule, recordId: string, data: RecordData): string =>
  ownName(module, recordId, data) ?? titleWithId(module.titles.record, ownIdOf(module, recordId));

/** The title of a record in the chosen language; null where it has none, or is called by its ID alone. */
export function ownName(module: ResolvedModule, recordId: string, data: RecordData): string | null {
  const name = titleText(displayRecord(module, data).title, readTextLanguage());
  return name === '' || name === ownIdOf(module, recordId) ? null : name;
}
