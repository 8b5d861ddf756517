import { ERRORS } from '@quartermaster/contract/errors/error-code';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { LANGUAGES, type Language, type Localized } from '@quartermaster/domain/core/language';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { registry } from '@quartermaster/domain/modules/index';
import { FULLER_TEXTS } from '@quartermaster/domain/texts/fuller-texts';
import { ISSUE_TEXTS } from '@quartermaster/domain/texts/issue-texts';
import { EXPECTED_TEXTS, LANGUAGE_NAMES } from '@quartermaster/domain/texts/parameter-texts';
import { describe, expect, it } from 'vitest';
import { BIG5, JIS_LEVEL_1 } from './character-sets.ts';
import { EVERY_TEXT } from './every-text.ts';
import { textsInSources, type Found } from './source-texts.ts';
import { NEAR_MISSES, TERMS } from './words-not-used.ts';

const { en, zh, jp } = EVERY_TEXT;

const isText = (value: object): value is Localized =>
  LANGUAGES.every((language) => typeof (value as Partial<Localized>)[language] === 'string');

/** The sign of a tag may be a letter, which no reader of English is shown: a dash stands for it here. */
const withEnglish = (value: object, place: string): object =>
  place.endsWith('.glyph') ? { en: '–', ...value } : value;

/** Every text in three languages somewhere inside of a value. */
function textsIn(value: unknown, place: string, seen = new Set<object>()): readonly Found[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const text = withEnglish(value, place);
  if (isText(text)) return [{ place, text }];
  const entries = value instanceof Map ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => textsIn(inner, `${place}.${String(key)}`, seen));
}

/** The console's own texts. Chinese and Japanese have one plural form: it stands for all English ones. */
function consoleTexts(): readonly Found[] {
  return Object.entries(en).flatMap(([namespace, texts]) => {
    const chinese: Readonly<Record<string, string>> = zh[namespace as keyof typeof en];
    const japanese: Readonly<Record<string, string>> = jp[namespace as keyof typeof en];
    return Object.entries(texts).map(([key, english]) => {
      const other = key.replace(/_one$/, '_other');
      const text = { en: english, zh: chinese[other] ?? '', jp: japanese[other] ?? '' };
      return { place: `${namespace}.${key}`, text };
    });
  });
}

const STAFF_TEXTS: readonly Found[] = [
  ...consoleTexts(),
  ...textsIn(registry.families, 'families'),
  ...textsIn(registry.modules, 'modules'),
  ...textsIn({ ISSUE_TEXTS, FULLER_TEXTS, EXPECTED_TEXTS, LANGUAGE_NAMES }, 'issues'),
  ...textsIn(ERRORS, 'errors'),
  ...(await textsInSources()),
];
const ALL_TEXTS: readonly Found[] = [...STAFF_TEXTS, ...textsIn(demoConfiguration(), 'demo')];

/** The places whose text has something that the pattern finds. */
function slips(texts: readonly Found[], language: Language, pattern: RegExp): readonly string[] {
  return texts
    .filter(({ text }) => pattern.test(text[language]))
    .map(({ place, text }) => `${place}: ${text[language]}`);
}

/** Without the plural forms of English: a number that chooses a word is told somewhere else. */
const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{?(\w+)\}?\}/g)].map(([mark]) => mark).toSorted();

/** Verbs and units that end as plurals do. */
const NO_PLURALS =
  /^(?:ms|is|appears|contains|was|does|has|exists|matches|goes|gives|gets|moves|reads|reaches|waits|shows|stands|wants|names|opens|leads|belongs|asks|becomes|takes|needs)$/;

/** Never one: limits and thresholds that the program sets. */
const NEVER_ONE: ReadonlySet<string> = new Set([
  'fields.diff.timesMore',
  'home.activity',
  'home.activityNone',
  'home.manyModules',
  'home.sanctionsByDay',
  'home.sanctionsNoDays',
  'odds.multiPrice',
  'player.finding.away',
  'player.finding.receipts',
  'texts.addTooMany',
  'users.newPasswordHelp',
]);

/** A number in front of a noun in the plural, whatever the number is. */
function plurals({ place, text }: Found): readonly string[] {
  if (/_(one|other)$/.test(place) || NEVER_ONE.has(place)) return [];
  const found = [...text.en.matchAll(/\{\w+\}\}? (?:more )?([a-z]+s)\b/g)];
  return found.filter(([, word = '']) => !NO_PLURALS.test(word)).map(([words]) => `${place}: ${words}`);
}

/** Kanji beyond the everyday ones that texts need; the last of them are names of the demo game. */
const FURTHER_KANJI: ReadonlySet<string> = new Set('絆棘籠琥珀骰々');

/** `Expires after` says nothing without the days that follow. */
const OPEN_PHRASE = / (?:after|before|above|below|for|than|with|of)$/;

/** Fields and those of their rows. */
const fieldsIn = (fields: readonly ResolvedField[]): readonly ResolvedField[] =>
  fields.flatMap((field) => [field, ...fieldsIn(field.rowFields)]);

/** The Han characters of a text that a set does not have. */
const strangers = (text: string, known: ReadonlySet<string>): readonly string[] =>
  (text.match(/\p{Script=Han}/gu) ?? []).filter((character) => !known.has(character));

describe('every text', () => {
  it('is found: the console, the modules, the problems, the errors and the demo', () => {
    const roots = new Set(ALL_TEXTS.map(({ place }) => place.split('.')[0]));
    expect([...roots]).toEqual(
      expect.arrayContaining([...Object.keys(en), 'families', 'modules', 'issues', 'errors', 'demo']),
    );
  });

  it.each(LANGUAGES)('is written in %s, without spaces at its ends or twice in a row', (language) => {
    expect(slips(ALL_TEXTS, language, /^$|^\s|\s$| {2}/u)).toEqual([]);
  });

  it('is found in the sources too: enumerations, forms of texts, menus, mail to players', () => {
    const files = new Set(STAFF_TEXTS.map(({ place }) => place));
    expect([...files]).toEqual(
      expect.arrayContaining([
        'packages/domain/src/enums/order-state.ts',
        'packages/domain/src/core/text-form.ts',
        'apps/server/src/graphql/menu.ts',
        'apps/server/src/features/player-commands/purchase-mail.ts',
        'apps/server/src/features/redemption-codes/reward-mail.ts',
        'apps/web/src/features/players/commands/sanction-messages.ts',
        'apps/web/src/fields/json/editor-phrases.ts',
        'apps/web/src/fields/part-labels.ts',
        'apps/web/src/i18n/zone-cities.ts',
      ]),
    );
  });

  it('has the same placeholders in every language', () => {
    const marks = ALL_TEXTS.map(({ place, text }) => ({
      place,
      sets: LANGUAGES.map((language) => placeholdersOf(text[language]).join(' ')),
    }));
    expect(marks.filter(({ sets }) => new Set(sets).size > 1)).toEqual([]);
  });
});

describe('English', () => {
  it('has no full-width signs and no Han or kana', () => {
    expect(slips(ALL_TEXTS, 'en', /[\u3000-\u30ff\uff01-\uff9f]|\p{Script=Han}/u)).toEqual([]);
  });

  it('puts names into curly quotation marks', () => {
    expect(slips(STAFF_TEXTS, 'en', /["']\{/)).toEqual([]);
  });

  it('labels a number by what it counts, not by a phrase that needs its value', () => {
    const isNumber = ({ kind }: ResolvedField) => ['integer', 'decimal', 'duration'].includes(kind);
    const labels = registry.modules.flatMap(({ fields }) => fieldsIn(fields).filter(isNumber));
    expect(labels.map(({ label }) => label.en).filter((label) => OPEN_PHRASE.test(label))).toEqual([]);
  });

  it('has a singular for every number', () => {
    expect(STAFF_TEXTS.flatMap(plurals)).toEqual([]);
  });
});

describe('Traditional Chinese', () => {
  it('is written with characters of Big5 and without kana', () => {
    expect(
      ALL_TEXTS.flatMap(({ place, text }) => strangers(text.zh, BIG5).map((one) => place + one)),
    ).toEqual([]);
    expect(slips(ALL_TEXTS, 'zh', /[\u3041-\u30fa]/u)).toEqual([]);
  });
});

describe('blanks in Chinese', () => {
  /** But for the day of a date, such as 25日. */
  const unspaced = /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9](?!日)\p{Script=Han}/u;

  it('are between Han characters and letters or digits', () => {
    expect(slips(STAFF_TEXTS, 'zh', unspaced)).toEqual([]);
  });

  it('are not between Han characters and brackets', () => {
    expect(['第 3 列', '（3）筆', '「A」資料'].filter((text) => unspaced.test(text))).toEqual([]);
  });
});

describe('Japanese', () => {
  const known = new Set([...JIS_LEVEL_1, ...FURTHER_KANJI]);

  it('is written with everyday kanji and without half-width kana', () => {
    expect(
      ALL_TEXTS.flatMap(({ place, text }) => strangers(text.jp, known).map((one) => place + one)),
    ).toEqual([]);
    expect(slips(ALL_TEXTS, 'jp', /[\uff66-\uff9f]/u)).toEqual([]);
  });

  it('has no space between a number and its counter', () => {
    const counter = /[\d}] (?:件|文字|行|日|回|人|分|時間|秒|台|個|桁|つ|段階|通|体|画面|バージョン)/u;
    expect(slips(STAFF_TEXTS, 'jp', counter)).toEqual([]);
  });

  it('has no space after a percentage', () => {
    expect(slips(STAFF_TEXTS, 'jp', /% [\p{Script=Han}\u3041-\u30ff]/u)).toEqual([]);
  });

  it('has a space between a number and MB', () => {
    expect(slips(STAFF_TEXTS, 'jp', /[\d}](?:KB|MB|GB)/u)).toEqual([]);
  });

  it('calls staff by さん inside of a sentence, and puts other names into 「」', () => {
    expect(slips(STAFF_TEXTS, 'jp', /\} さん/u)).toEqual([]);
    expect(slips(STAFF_TEXTS, 'jp', /\{author\}+ ?(?:が|は|の|による)/u)).toEqual([]);
    expect(slips(STAFF_TEXTS, 'jp', /\{(?:name|author)\}+[がはをにのと]/u)).toEqual([]);
  });

  it('has no space in front of a number with its counter', () => {
    const spaced = /[\u3041-\u30ff] (?:\{+\w+\}+|\d+)(?:件|文字|行|日|回|人|分|時間|秒|台|個|桁|つ|段階)/u;
    expect(slips(STAFF_TEXTS, 'jp', spaced)).toEqual([]);
  });
});

describe.each(['zh', 'jp'] as const)('punctuation in %s', (language) => {
  it('is full-width after Han and kana', () => {
    expect(
      slips(ALL_TEXTS, language, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.;:!?]/u),
    ).toEqual([]);
  });

  it('leaves letters and digits half-width', () => {
    expect(slips(ALL_TEXTS, language, /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/u)).toEqual([]);
  });
});

it.each(LANGUAGES)('words of %s that only look like the wrong ones are allowed', (language) => {
  const wrong = Object.keys(TERMS[language]).map((words) => new RegExp(words, 'u'));
  expect(NEAR_MISSES[language].filter((right) => wrong.some((words) => words.test(right)))).toEqual([]);
});

describe.each(LANGUAGES)('the words of the console in %s', (language) => {
  it.each(Object.entries(TERMS[language]))('never say “%s” for “%s”', (wrong) => {
    expect(slips(STAFF_TEXTS, language, new RegExp(wrong, 'u'))).toEqual([]);
  });
});
