import type { RecordData } from '@quartermaster/domain/core/json';
import { FALLBACK_LANGUAGE, LANGUAGES, type LocalizedText } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { ownIdOf } from '@quartermaster/domain/record/identity';
import { readTextLanguage } from '../i18n/language.ts';

/** What to call a record in a sentence: its title in the chosen language, else its id below its parent. */
export function recordName(module: ResolvedModule, recordId: string, data: RecordData): string {
  const title = module.display.title === null ? undefined : data[module.display.title];
  if (typeof title === 'string' && title !== '') return title;
  if (typeof title !== 'object' || title === null || Array.isArray(title)) return ownIdOf(module, recordId);
  const texts = title as LocalizedText;
  const language = [readTextLanguage(), FALLBACK_LANGUAGE, ...LANGUAGES].find((each) => texts[each]);
  return (language ? texts[language] : undefined) ?? ownIdOf(module, recordId);
}
