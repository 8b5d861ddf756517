import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../core/language.ts';
import { registry } from '../modules/index.ts';
import { describeModule, modulesNamedBy, type ModuleReference } from './describe-module.ts';

const inEnglish = (key: string): ModuleReference =>
  describeModule({ module: registry.get(key), registry, language: 'en' });
const rulesOf = (key: string): readonly string[] => inEnglish(key).rules.map(({ sentence }) => sentence);

/** A key where a label belongs, or a mark of a text that nothing was put in for. */
const KEY_IN_QUOTES = /[“「][a-z]\w*(?:[._]\w+)+[”」]/;
const UNFILLED = /\{(?!placeholders\})\w+\}|undefined|\[object/;

describe.each(LANGUAGES)('the reference in %s', (language) => {
  it('names every field and module by its label, and fills every sentence', () => {
    const faults = registry.modules.flatMap((module) => {
      const { facts, sections, rules } = describeModule({ module, registry, language });
      const sentences = [
        ...facts,
        ...sections.flatMap(({ fields }) => fields.flatMap(({ kind, limits }) => [kind, ...limits])),
        ...rules.map(({ sentence }) => sentence),
      ];
      return sentences
        .filter((sentence) => KEY_IN_QUOTES.test(sentence) || UNFILLED.test(sentence) || sentence === '')
        .map((sentence) => `${module.key}: ${sentence}`);
    });
    expect(faults).toEqual([]);
  });

  it('says the same with no other modules at hand than those that a module names', () => {
    const differing = registry.modules.filter((module) => {
      const named = new Set([module.key, ...modulesNamedBy(module)]);
      const few = { find: (key: string) => (named.has(key) ? registry.find(key) : undefined) };
      const whole = describeModule({ module, registry, language });
      return JSON.stringify(describeModule({ module, registry: few, language })) !== JSON.stringify(whole);
    });
    expect(differing.map(({ key }) => key)).toEqual([]);
  });
});

it('tells every field of every module once, rows below their list', () => {
  for (const module of registry.modules) {
    const paths = describeModule({ module, registry, language: 'en' }).sections.flatMap(({ fields }) =>
      fields.map(({ path }) => path),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !path.includes('.'))).toHaveLength(module.fields.length);
  }
});

it.each([
  ['gachapon-setting', 'Locked while the period is running, unless'],
  ['gachapon-stepup-setting', 'Locked while the period of the record in “Gachapon” is running, unless'],
  [
    'wheel-type-setting',
    'Locked while the period of a record in “Wheels v1” and “Wheels v2” with the same “Type ID” is running, unless',
  ],
  ['guild-boss-ranking-reward-setting', 'Locked while a period in “Guild boss periods” is running, unless'],
])('says whose period locks fields of %s', (key, start) => {
  expect(inEnglish(key).facts.filter((fact) => fact.startsWith(start))).toHaveLength(1);
});

it('says where a record without an end counts as running', () => {
  const fact = 'A record that is open without an end counts as running.';
  expect(inEnglish('wheel-type-setting').facts).toContain(fact);
  expect(inEnglish('guild-boss-setting').facts).not.toContain(fact);
});

it('tells limits in the order kind, range, condition, default', () => {
  const fields = inEnglish('gachapon-setting').sections.flatMap((section) => section.fields);
  const limitsOf = (path: string) => fields.find((field) => field.path === path)?.limits;
  expect(limitsOf('free_rule.interval_hours')).toEqual(['1 to 720 hours', 'default 24']);
  expect(limitsOf('groups')).toEqual(['2 to 30 entries', 'no duplicate “No.”', 'drawn by “Weight”']);
  expect(limitsOf('ticket_item_id')).toEqual(['from “Items”', 'optional']);
});

it('tells shares in percent, as forms show them', () => {
  const [chance] = inEnglish('event-boss-treasure-setting')
    .sections.flatMap((section) => section.fields)
    .filter(({ label }) => label === 'Chance');
  expect(chance).toMatchObject({
    kind: 'Percentage',
    limits: expect.arrayContaining(['entered in bp (10000 = 100%)']),
  });
  expect(rulesOf('equipment-merge-cost-setting')).toContain(
    'When “Success rate” is less than 100%: “Share returned on failure” is required',
  );
});

it('puts options into quotation marks, and in Chinese numbers between blanks', () => {
  const rulesIn = (language: Language, key: string): readonly string[] =>
    describeModule({ module: registry.get(key), registry, language }).rules.map(({ sentence }) => sentence);
  expect(rulesIn('zh', 'daily-activity-setting')).toContain(
    '當「所需玩家等級」為 1 時：「開啟所需活躍度」最多為「所需玩家等級」為 1 的資料中「活躍度」的總和',
  );
  expect(rulesIn('zh', 'god-star-setting')).toContain(
    '在「神明」相同的資料（依「星級」排序）中，「星級」須從 0 起逐筆加 1，直到「神明」的「稀有度」的「最高星級」',
  );
  expect(rulesIn('jp', 'crystal-strengthen-setting')).toContain(
    '「失敗時」が「0に戻る」のとき：「レベル」は10より大きい',
  );
  expect(rulesIn('jp', 'store-setting')).toContain(
    '「1日の手動入れ替え回数」が0超のとき：「手動入れ替えのコスト」は必須',
  );
});

it.each([
  ['vip-control', 'In records ordered by “Level”, “Level” must count up from 0 without a gap'],
  ['vip-control', 'In records ordered by “Level”, “Required points” is 0 in the first one only'],
  ['time-offset', 'When the environment is protected: “Offset the clock” is empty, 0 or off'],
  ['gachapon-setting', 'Exactly one of these is filled in: “Groups › Pets › Pet” and “God”'],
  ['iam', 'When “Layout” is “Carousel”: the number of “Pages” is at least 2'],
  [
    'pet-skill-setting',
    'Records with the same “Pet” have exactly the “Slot” and “Skill” listed in “Skills” of “Pet”',
  ],
  [
    'skill-setting',
    'When “Stackable” of “Effect” is not on: no two rows of “Levels › Effects” have the same “Effect”',
  ],
  [
    'store-pool-setting',
    'When “Selection” is “Draw with repeats” or “Draw without repeats”: the sum of “Weight” in “Goods” for each number from “From player level” to “To player level” is greater than 0',
  ],
  [
    'pet-command-setting',
    'The sum of “Added chance” in “Bonus conditions” is at most 100% − “Base success rate”',
  ],
  ['server-setting', 'Following “Merged into” never leads back to the start'],
  [
    'god-star-setting',
    'In records with the same “God” ordered by “Stars”, “Stars” must count up from 0 without a gap, up to “Max stars” of “Rarity” of “God”',
  ],
])('tells a rule of %s in a sentence: %s', (key, sentence) => {
  expect(rulesOf(key)).toContain(sentence);
});
