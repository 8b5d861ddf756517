import type { FieldKind, FieldKinds, NumberUnit, ResolvedField } from '../core/field.ts';
import { localized, type Localized } from '../core/language.ts';
import { TEXT_FORMS } from '../core/text-form.ts';
import { targetsOf } from '../core/targets-of.ts';
import { assetKind } from '../enums/asset-kind.ts';
import { statKey } from '../enums/stat-key.ts';
import { timeslotType } from '../enums/timeslot-type.ts';
import { percentOfBasisPoints, unitOf } from '../fields/number-text.ts';
import { digits, joinAll, joinEach, moduleWords, quote, say, valuesWords, type Reader } from './reader.ts';

const KINDS: Readonly<Record<FieldKind, Localized>> = {
  id: localized('ID', '編號', 'ID'),
  integer: localized('Whole number', '整數', '整数'),
  decimal: localized('Number', '數值', '数値'),
  boolean: localized('Switch', '開關', 'スイッチ'),
  text: localized('Text', '文字', 'テキスト'),
  long_text: localized('Long text', '長文字', '長文'),
  localized_text: localized('Text in three languages', '三種語言的文字', '3言語のテキスト'),
  enum: localized('One option', '單選', '択一'),
  multi_enum: localized('Several options', '多選', '複数選択'),
  date_time: localized('Date and time', '日期與時間', '日時'),
  date: localized('Date', '日期', '日付'),
  duration: localized('Duration in seconds', '時間長度（秒）', '時間の長さ（秒）'),
  color: localized('Colour', '顏色', '色'),
  asset: localized('File', '檔案', 'ファイル'),
  reference: localized('Record', '資料', 'データ'),
  reference_by: localized('Record', '資料', 'データ'),
  reward_list: localized('Rewards', '獎勵', '報酬'),
  cost_list: localized('Costs', '消耗', 'コスト'),
  timeslot: localized('Opening times', '開放時間', '開催時間'),
  condition_list: localized('Conditions', '條件', '条件'),
  stat_block: localized('Stats', '能力值', 'ステータス'),
  rows: localized('Rows', '表格', '行'),
  group: localized('Group of fields', '欄位群組', '項目のまとまり'),
  json: localized('JSON', 'JSON', 'JSON'),
};

const LIMITS = {
  range: localized('{min} to {max} {unit}', '{min} 至 {max} {unit}', '{min}〜{max}{unit}'),
  from: localized('at least {min} {unit}', '至少 {min} {unit}', '{min}{unit}以上'),
  to: localized('at most {max} {unit}', '最多 {max} {unit}', '{max}{unit}以下'),
  exactly: localized('{max} {unit}', '{max} {unit}', '{max}{unit}'),
  unitBy: localized('unit by {fields}', '單位依{fields}', '単位は{fields}による'),
  notZero: localized('not 0', '不可為 0', '0以外'),
  inBasisPoints: localized(
    'entered in bp (10000 = 100%)',
    '以 bp 填寫（10000 = 100%）',
    'bpで入力（10000 = 100%）',
  ),
  decimals: localized(
    '{decimals} {decimals|decimal|decimals}',
    '{decimals} 位小數',
    '小数点以下{decimals}桁',
  ),
  word: localized('{word} if {number}', '{number} 表示{word}', '{number}は{word}'),
  characters: localized('{max|character|characters}', '個字元', '文字'),
  entries: localized('{max|entry|entries}', '筆', '件'),
  options: localized('{values}', '{values}', '{values}'),
  of: localized('from {module}', '來自{module}', '{module}から選ぶ'),
  notSelf: localized('not this record itself', '不可為資料本身', 'このデータ自身は不可'),
  kinds: localized('only {values}', '僅限{values}', '{values}のみ'),
  even: localized('even amounts', '數量為偶數', '数は偶数'),
  uniqueBy: localized('no duplicate {field}', '{field}不可重複', '{field}は重複しない'),
  weight: localized('drawn by {field}', '依{field}抽取', '{field}で抽選'),
  after: localized('after {field}', '晚於{field}', '{field}より後'),
  perLanguage: localized('one for each language if needed', '可依語言分別指定', '言語ごとに指定可'),
  stats: localized('{values} required', '必須填寫{values}', '{values}は必須'),
  rich: localized('tags allowed', '可使用標籤', 'タグ使用可'),
  optional: localized('optional', '選填', '任意'),
  expected: localized(
    'needed for a release to a protected environment',
    '發布至受保護環境時必填',
    '保護された環境への公開に必要',
  ),
  readOnly: localized('filled by the console', '由後台填入', 'コンソールが設定'),
  staffOnly: localized('not sent to the game', '不會送到遊戲', 'ゲームには送られない'),
  default: localized('default {value}', '預設 {value}', '初期値 {value}'),
  shown: localized('only if {field} is {values}', '僅當{field}為 {values}', '{field}が{values}のときだけ'),
};

/** The others are percentages, whose sign is part of every number. */
const UNITS: Readonly<Record<Exclude<NumberUnit, 'bp' | 'percent'>, Localized>> = {
  seconds: localized('{max|second|seconds}', '秒', '秒'),
  minutes: localized('{max|minute|minutes}', '分鐘', '分'),
  hours: localized('{max|hour|hours}', '小時', '時間'),
  days: localized('{max|day|days}', '天', '日'),
  turns: localized('{max|turn|turns}', '回合', 'ターン'),
  spirits: localized('{max|spirit|spirits}', '魂', 'ソウル'),
  points: localized('{max|point|points}', '點', 'ポイント'),
};

const PERCENTAGE = localized('Percentage', '百分比', '割合');

const FILES: Readonly<Record<FieldKinds['asset']['asset'], Localized>> = {
  image: localized('Image', '圖片', '画像'),
  spine: localized('Spine animation', 'Spine 動畫', 'Spineアニメーション'),
  sound: localized('Sound', '音效', 'サウンド'),
};

/** What a field holds, in a word or two. */
export function kindWords(reader: Reader, field: ResolvedField): string {
  if (field.kind === 'asset') return say(reader, FILES[field.asset]);
  const unit = unitOf(field);
  return say(reader, unit === 'bp' || unit === 'percent' ? PERCENTAGE : KINDS[field.kind]);
}

/** What a field may hold, a phrase for each limit; `beside` are the fields of its record or row. */
export function limitWords(
  reader: Reader,
  field: ResolvedField,
  beside: readonly ResolvedField[],
): readonly string[] {
  return [...ownLimits(reader, field, beside), ...commonLimits(reader, field, beside)].filter(
    (words) => words !== '',
  );
}

function commonLimits(
  reader: Reader,
  field: ResolvedField,
  beside: readonly ResolvedField[],
): readonly string[] {
  const { showWhen } = field;
  const shown = beside.find(({ key }) => key === showWhen?.field);
  return [
    showWhen === undefined || shown === undefined
      ? ''
      : say(reader, LIMITS.shown, {
          field: quote(reader, shown.label[reader.language]),
          values: valuesWords(reader, showWhen.in, shown),
        }),
    field.required ? '' : say(reader, LIMITS.optional),
    field.expected === true ? say(reader, LIMITS.expected) : '',
    defaultWords(reader, field),
    field.readOnly === true ? say(reader, LIMITS.readOnly) : '',
    field.staffOnly === true ? say(reader, LIMITS.staffOnly) : '',
  ];
}

function defaultWords(reader: Reader, field: ResolvedField): string {
  const value = field.default;
  if (value === undefined || value === null || typeof value === 'object' || value === '') return '';
  return say(reader, LIMITS.default, { value: valuesWords(reader, [value], field) });
}

function ownLimits(
  reader: Reader,
  field: ResolvedField,
  beside: readonly ResolvedField[],
): readonly string[] {
  switch (field.kind) {
    case 'id':
    case 'duration':
      return [rangeWords(reader, field)];
    case 'integer':
    case 'decimal':
      return numberLimits(reader, field, beside);
    case 'text':
    case 'long_text':
      return textLimits(reader, field);
    case 'localized_text':
      return [charactersWords(reader, field), field.rich === true ? say(reader, LIMITS.rich) : ''];
    case 'enum':
    case 'multi_enum':
      return [optionsWords(reader, field), field.kind === 'multi_enum' ? entriesWords(reader, field) : ''];
    case 'date_time':
      return [afterWords(reader, field.afterField, beside)];
    case 'asset':
      return [field.perLanguage === true ? say(reader, LIMITS.perLanguage) : ''];
    case 'reference':
    case 'reference_by':
      return referenceLimits(reader, field);
    case 'reward_list':
    case 'cost_list':
      return assetLimits(reader, field);
    case 'timeslot':
      return [kindsWords(reader, field.types, timeslotType.values)];
    case 'stat_block':
      return [statWords(reader, field.requiredStats)];
    case 'rows':
      return rowsLimits(reader, field);
    case 'boolean':
    case 'date':
    case 'color':
    case 'condition_list':
    case 'group':
    case 'json':
      return [];
  }
}

type Range = { readonly min?: number | undefined; readonly max?: number | undefined };

function rangeWords(reader: Reader, { min, max }: Range, unit = '', written = digits): string {
  if (min === undefined && max === undefined) return '';
  const words = { min: written(min ?? 0), max: written(max ?? min ?? 0), unit };
  if (min === max) return say(reader, LIMITS.exactly, words).trim();
  if (max === undefined) return say(reader, LIMITS.from, words).trim();
  return say(reader, min === undefined ? LIMITS.to : LIMITS.range, words).trim();
}

function countWords(reader: Reader, unit: Localized, { min, max }: Range): string {
  const range = { min: min === 0 ? undefined : min, max };
  return rangeWords(reader, range, unitWords(reader, unit, range));
}

const unitWords = (reader: Reader, unit: Localized, { min, max }: Range): string =>
  say(reader, unit, { max: `${max ?? min ?? 0}` });

const charactersWords = (
  reader: Reader,
  field: { readonly minLength?: number; readonly maxLength?: number },
): string => countWords(reader, LIMITS.characters, { min: field.minLength, max: field.maxLength });

const entriesWords = (reader: Reader, range: Range): string => countWords(reader, LIMITS.entries, range);

function numberLimits(
  reader: Reader,
  field: ResolvedField<'integer' | 'decimal'>,
  beside: readonly ResolvedField[],
): readonly string[] {
  const deciding = beside.filter(({ key }) => Object.hasOwn(field.unitBy ?? {}, key));
  const decimals = field.kind === 'decimal' ? field.decimals : undefined;
  return [
    ...amountLimits(reader, field, field.unit),
    deciding.length === 0
      ? ''
      : say(reader, LIMITS.unitBy, {
          fields: joinEach(
            reader,
            deciding.map(({ label }) => quote(reader, label[reader.language])),
          ),
        }),
    field.notZero === true ? say(reader, LIMITS.notZero) : '',
    decimals === undefined ? '' : say(reader, LIMITS.decimals, { decimals: `${decimals}` }),
    ...namedNumbers(field.words).map(([number, word]) =>
      say(reader, LIMITS.word, {
        number: digits(Number(number)),
        word: quote(reader, word[reader.language]),
      }),
    ),
  ];
}

function amountLimits(reader: Reader, range: Range, unit: NumberUnit | undefined): readonly string[] {
  if (unit === 'bp')
    return [rangeWords(reader, range, '', percentOfBasisPoints), say(reader, LIMITS.inBasisPoints)];
  if (unit === 'percent') return [rangeWords(reader, range, '', (number) => `${digits(number)}%`)];
  return [rangeWords(reader, range, unit === undefined ? '' : unitWords(reader, UNITS[unit], range))];
}

/** More of them, such as the hours of a day, are told by the first and the last. */
const MOST_NAMED = 7;

function namedNumbers(words: FieldKinds['integer']['words'] = {}): readonly [string, Localized][] {
  const all = Object.entries(words);
  return all.length > MOST_NAMED ? [...all.slice(0, 1), ...all.slice(-1)] : all;
}

function textLimits(reader: Reader, field: ResolvedField<'text' | 'long_text'>): readonly string[] {
  return [
    charactersWords(reader, field),
    field.form === undefined ? '' : say(reader, TEXT_FORMS[field.form].expected),
  ];
}

function optionsWords(reader: Reader, { of }: ResolvedField<'enum' | 'multi_enum'>): string {
  return joinEach(
    reader,
    of.values.map(({ label }) => label[reader.language]),
  );
}

function afterWords(reader: Reader, key: string | undefined, beside: readonly ResolvedField[]): string {
  const other = beside.find((field) => field.key === key);
  return other === undefined
    ? ''
    : say(reader, LIMITS.after, { field: quote(reader, other.label[reader.language]) });
}

function referenceLimits(
  reader: Reader,
  field: ResolvedField<'reference' | 'reference_by'>,
): readonly string[] {
  const modules = [...new Set(targetsOf(field))].map((key) => moduleWords(reader, key));
  const of = say(reader, LIMITS.of, { module: joinEach(reader, modules) });
  if (field.kind === 'reference_by') return [of];
  return [
    of,
    field.many === true ? entriesWords(reader, field) : '',
    field.notSelf === true ? say(reader, LIMITS.notSelf) : '',
  ];
}

function assetLimits(reader: Reader, field: ResolvedField<'reward_list' | 'cost_list'>): readonly string[] {
  return [
    entriesWords(reader, field),
    field.kind === 'cost_list' ? kindsWords(reader, field.kinds, assetKind.values) : '',
    field.kind === 'reward_list' && field.even === true ? say(reader, LIMITS.even) : '',
  ];
}

type Options = readonly { readonly value: string; readonly label: Localized }[];

function kindsWords(reader: Reader, kinds: readonly string[] | undefined, options: Options): string {
  if (kinds === undefined) return '';
  const values = labelsOfValues(reader, kinds, options).map((label) => quote(reader, label));
  return say(reader, LIMITS.kinds, { values: joinEach(reader, values) });
}

function statWords(reader: Reader, stats: readonly string[]): string {
  if (stats.length === 0) return '';
  return say(reader, LIMITS.stats, {
    values: joinAll(reader, labelsOfValues(reader, stats, statKey.values)),
  });
}

function labelsOfValues(
  { language }: Reader,
  values: readonly string[],
  options: Options,
): readonly string[] {
  return values.map((value) => options.find((option) => option.value === value)?.label[language] ?? value);
}

function rowsLimits(reader: Reader, field: ResolvedField<'rows'>): readonly string[] {
  const labelOf = (key: string | undefined): string =>
    quote(reader, field.rowFields.find((one) => one.key === key)?.label[reader.language] ?? key ?? '');
  return [
    entriesWords(reader, field),
    field.uniqueBy === undefined ? '' : say(reader, LIMITS.uniqueBy, { field: labelOf(field.uniqueBy) }),
    field.weight === undefined ? '' : say(reader, LIMITS.weight, { field: labelOf(field.weight) }),
  ];
}
