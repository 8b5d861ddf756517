import { isFlagOn } from '@quartermaster/contract/http/flag-text';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';

/** The module whose records are stories. */
export const STORIES = 'avg-setting';

/** What the address of the page holds. */
export type ScriptSearch = {
  readonly story?: string;
  readonly language?: Language;
  readonly whole?: '1';
  readonly speakers?: '1';
};

/** What the address says, as far as it says something that is there. */
export function readScriptSearch(search: Readonly<Record<string, unknown>>): ScriptSearch {
  const { story, whole, speakers } = search;
  const language = LANGUAGES.find((each) => each === search['language']);
  return {
    ...(typeof story === 'string' && story !== '' ? { story } : {}),
    ...(language === undefined ? {} : { language }),
    ...(isFlagOn(whole) ? { whole: '1' } : {}),
    ...(isFlagOn(speakers) ? { speakers: '1' } : {}),
  };
}
