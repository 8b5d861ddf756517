import { ERRORS } from '@quartermaster/contract/errors/error-code';
import { LANGUAGES, type Language, type Localized } from '@quartermaster/domain/core/language';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { registry } from '@quartermaster/domain/modules/index';
import { FULLER_TEXTS } from '@quartermaster/domain/texts/fuller-texts';
import { ISSUE_TEXTS } from '@quartermaster/domain/texts/issue-texts';
import { EXPECTED_TEXTS, LANGUAGE_NAMES } from '@quartermaster/domain/texts/parameter-texts';
import { describe, expect, it } from 'vitest';
import { EVERY_TEXT } from './every-text.ts';

const { en, zh, jp } = EVERY_TEXT;

/** A text in three languages and where it was found. */
type Found = { readonly place: string; readonly text: Localized };

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
  /^(?:ms|is|was|does|has|exists|matches|goes|gives|gets|moves|reads|reaches|waits|shows|stands|wants|names|opens|leads|belongs|asks|becomes|takes|needs)$/;

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

/** Common characters that only Simplified Chinese writes so, or Japanese where Chinese does not. */
const NOT_TRADITIONAL =
  /[个们这为发设说时间过还进选择删单导页内网络实际请输误户长数据应该当无车门问题关闭开头条两见专业东严举义乐习书买争亚产亲传体侧儿兴决减则创别剑剧办务动势华协卖卫历压参双变叠号员听启响团园围国图圆圣场块坛够夺奖学宝宠审宽对寻将层属岁币师带帮库异归录径从战执扫报拟拥损换摆断显暂术机权来极标树样档桥检楼欢残气没测满灭灯灵炉热爱环现电画疗监盘码确礼种称签简类红级线练组细终经结给统续维绿编缩]/u;

/** Common characters that Chinese writes so and Japanese does not. */
const NOT_JAPANESE =
  /[个们这为发设说时间过还进选择删单导页络实际请输误长应该无车门问题关闭开头擇發變實對學國來應檔關傳單圖轉數戰讀戶體當點顯價繼續經總處號邊黃圓藝劍獸權轉歸隱靜戲聲賣圍團滿澤擴]/u;

/** A word that the console does not use, and the one it uses for the idea. */
const TERMS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { 'log in': 'sign in', deploy: 'publish', '\\bmend': 'fix' },
  zh: {
    發佈: '發布',
    設置: '設定',
    導入: '匯入',
    導出: '匯出',
    服務器: '伺服器',
    賬號: '帳號',
    文件: '檔案',
    用戶名: '帳號',
    保存: '儲存',
    默認: '預設',
    信息: '資訊',
    視頻: '影片',
    加載: '載入',
    搜索: '搜尋',
    登錄: '登入',
    撤消: '復原',
    回滾: '回復',
    字段: '欄位',
    歷史記錄: '歷史紀錄',
    發布記錄: '發布紀錄',
    概率: '機率',
    暴擊: '爆擊',
    客戶端: '用戶端',
  },
  jp: {
    レコード: 'データ',
    取り消し: '元に戻す',
    巻き戻し: 'ロールバック',
    重さ: '重み',
    フィールド: '項目',
    CMS: 'コンソール',
    タワー: '塔',
    チャプター: '章',
    '戦闘(?!不能)': 'バトル',
    支払済み: '支払い済み',
    発言禁止: 'チャット禁止',
    'ゲーム内時刻|ゲームの時刻': 'ゲーム時間',
  },
};

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

  it('has a singular for every number', () => {
    expect(STAFF_TEXTS.flatMap(plurals)).toEqual([]);
  });
});

describe('Traditional Chinese', () => {
  it('has no Simplified characters and no kana', () => {
    expect(slips(ALL_TEXTS, 'zh', NOT_TRADITIONAL)).toEqual([]);
    expect(slips(ALL_TEXTS, 'zh', /[\u3041-\u30fa]/u)).toEqual([]);
  });
});

describe('Japanese', () => {
  it('has no Chinese forms of characters and no half-width kana', () => {
    expect(slips(ALL_TEXTS, 'jp', NOT_JAPANESE)).toEqual([]);
    expect(slips(ALL_TEXTS, 'jp', /[\uff66-\uff9f]/u)).toEqual([]);
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

describe.each(LANGUAGES)('the words of the console in %s', (language) => {
  it.each(Object.entries(TERMS[language]))('never say “%s” for “%s”', (wrong) => {
    expect(slips(STAFF_TEXTS, language, new RegExp(wrong, 'u'))).toEqual([]);
  });
});
