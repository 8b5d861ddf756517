import type { RecordData } from '@quartermaster/domain/core/json';
import { FALLBACK_LANGUAGE, LANGUAGES } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { displayRecord } from '@quartermaster/domain/record/display-record';
import { ownIdOf } from '@quartermaster/domain/record/identity';
import { readTextLanguage } from '../../i18n/language.ts';

/** What to call a record in a sentence: its title in the chosen language, else its id below its parent. */
export function recordName(module: ResolvedModule, recordId: string, data: RecordData): string {
  const { title } = displayRecord(module, data);
  if (typeof title === 'string' && title !== '') return title;
  const language = [readTextLanguage(), FALLBACK_LANGUAGE, ...LANGUAGES].find(
    (each) => typeof title === 'object' && title?.[each],
  );
  return (typeof title === 'object' && language ? title?.[language] : undefined) ?? ownIdOf(module, recordId);
}
