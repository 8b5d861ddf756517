import { fieldOfIssuePath } from '@quartermaster/domain/core/field-at-path';
import type { RecordIssue } from '@quartermaster/domain/core/issue';
import { localized, type Language, type Localized } from '@quartermaster/domain/core/language';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { recordIdWords, titleIn, type RecordDisplay } from '@quartermaster/domain/record/display-record';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { LANGUAGE_NAMES } from '@quartermaster/domain/texts/parameter-texts';
import { presentIssue } from './check-content.ts';
import type { LoadedContent } from './loaded-content.ts';

/** A refusal is one sentence: so many problems are told in it, then how many more there are. */
const MOST_TOLD = 5;
/** A text of the game may be a whole letter: its beginning tells which one it is. */
const TITLE_CHARACTERS = 40;

const WORDS = {
  en: { quoted: [' “', '”'], inBrackets: [' (', ')'], colon: ': ', between: '; ', more: '; and {n} more' },
  zh: { quoted: ['「', '」'], inBrackets: ['（', '）'], colon: '：', between: '；', more: '；另有 {n} 個' },
  jp: { quoted: ['「', '」'], inBrackets: ['（', '）'], colon: '：', between: '；', more: '；ほか{n}件' },
} as const;

/** Each problem with its module, record and field, for writes of several records at once. */
export function problemsInWords(
  registry: Registry,
  content: LoadedContent,
  problems: readonly RecordIssue[],
): Localized {
  const inLanguage = (language: Language): string => {
    const { between, more } = WORDS[language];
    const sentences = problems
      .slice(0, MOST_TOLD)
      .map((problem) => problemInWords(registry, content, problem, language));
    const rest = problems.length - sentences.length;
    return sentences.join(between) + (rest > 0 ? more.replace('{n}', String(rest)) : '');
  };
  return localized(inLanguage('en'), inLanguage('zh'), inLanguage('jp'));
}

function problemInWords(
  registry: Registry,
  content: LoadedContent,
  problem: RecordIssue,
  language: Language,
): string {
  const module = registry.get(problem.module);
  const { title } = presentIssue(registry, content, problem);
  const record = recordInWords(module, problem.recordId, title, language);
  const label = [record, fieldLabel(module, problem.path, language)]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    label +
    WORDS[language].colon +
    moduleIssueText(problem, language, {
      module,
      titleOf: (key) => registry.find(key)?.titles.title[language],
    })
  );
}

function recordInWords(
  module: ResolvedModule,
  recordId: string,
  title: RecordDisplay['title'],
  language: Language,
): string {
  const moduleTitle = module.titles.title[language];
  if (module.kind === 'singleton') return moduleTitle;
  const id = recordIdWords(module, recordId, language);
  const name = titleIn(title, language);
  if (name === '' || name === id) return `${moduleTitle} ${id}`;
  const { quoted, inBrackets } = WORDS[language];
  const shown = name.length > TITLE_CHARACTERS ? `${name.slice(0, TITLE_CHARACTERS)}…` : name;
  return `${moduleTitle}${quoted[0]}${shown}${quoted[1]}${inBrackets[0]}${id}${inBrackets[1]}`;
}

/** The field at a path, and the language that it ends in. */
function fieldLabel(module: ResolvedModule, path: string, language: Language): string {
  const field = fieldOfIssuePath(module, path);
  if (field === undefined) return '';
  const part = LANGUAGE_NAMES[path.slice(path.lastIndexOf('.') + 1)];
  const isPart = field.kind === 'localized_text' && part !== undefined;
  return isPart ? `${field.label[language]} · ${part[language]}` : field.label[language];
}
