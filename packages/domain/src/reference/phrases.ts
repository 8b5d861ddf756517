import type {
  Children,
  Condition,
  Conditions,
  Count,
  Expression,
  Extreme,
  FieldCondition,
  Numbered,
  Subject,
  Sum,
} from '../core/demand-parameters.ts';
import { fieldAtPath } from '../core/field-at-path.ts';
import type { ResolvedField } from '../core/field.ts';
import type { ResolvedModule } from '../core/module.ts';
import { findAssetKind } from '../enums/asset-kind.ts';
import { inRows } from '../rules/row-paths.ts';
import { localized } from '../core/language.ts';
import {
  joinAll,
  fieldNamed,
  fieldWords,
  labelsOf,
  moduleOfSubject,
  moduleWords,
  oneOf,
  quote,
  say,
  valuesWords,
  valueWords,
  type Reader,
} from './reader.ts';

const OF = localized('{field} of {owner}', '{owner}的{field}', '{owner}の{field}');

const TIMESLOT_WORDS = new Map([
  ['type', localized('the type of {slot}', '{slot}的類型', '{slot}の種類')],
  ['start', localized('the start of {slot}', '{slot}的開始時間', '{slot}の開始日時')],
  ['end', localized('the end of {slot}', '{slot}的結束時間', '{slot}の終了日時')],
  ['days', localized('the number of days in {slot}', '{slot}的天數', '{slot}の日数')],
]);

const CONDITIONS = {
  in: localized('{subject} is {values}', '{subject}為 {values}', '{subject}が{values}'),
  notIn: localized('{subject} is not {values}', '{subject}不為 {values}', '{subject}が{values}以外'),
  filled: localized('{subject} is filled in', '{subject}已填寫', '{subject}が入力済み'),
  blank: localized('{subject} is empty', '{subject}為空', '{subject}が空'),
  without: localized('{subject} has no {values}', '{subject}不含 {values}', '{subject}に{values}なし'),
  below: localized('{subject} is less than {number}', '{subject}小於 {number}', '{subject}が{number}未満'),
  above: localized('{subject} is greater than {number}', '{subject}大於 {number}', '{subject}が{number}超'),
  multipleOf: localized(
    '{subject} is a multiple of {number}',
    '{subject}為 {number} 的倍數',
    '{subject}が{number}の倍数',
  ),
  last: localized('the row is the last one in {list}', '該列為{list}的最後一列', '{list}の最後の行'),
  protected: localized('the environment is protected', '環境受保護', '保護された環境'),
  and: localized('{one} and {other}', '{one}且{other}', '{one}、かつ{other}'),
};

const MEASURES = {
  count: localized('the number of {list}', '{list}的數量', '{list}の数'),
  sum: localized('the sum of {field} in {list}', '{list}中{field}的總和', '{list}の{field}の合計'),
  largest: localized('the largest {field} in {list}', '{list}中{field}的最大值', '{list}の{field}の最大値'),
  smallest: localized('the smallest {field} in {list}', '{list}中{field}的最小值', '{list}の{field}の最小値'),
  amount: localized('the amount in {field}', '{field}的數量', '{field}の数量'),
  daysAfter: localized(
    '{days} {days|day|days} after {field}',
    '{field}的 {days} 天後',
    '{field}の{days}日後',
  ),
  times: localized('{number} × {expression}', '{expression} × {number}', '{expression} × {number}'),
};

const LISTS = {
  where: localized('{list} where {condition}', '{condition} 的{list}', '{list}（{condition}のもの）'),
  records: localized('records', '資料', 'データ'),
  recordsWhere: localized('records where {condition}', '{condition} 的資料', '{condition}のデータ'),
  recordsBy: localized('records with the same {field}', '{field}相同的資料', '{field}が同じデータ'),
  first: localized('{list} ({value})', '{list}（{value}）', '{list}（{value}）'),
  under: localized('{list} of {owner}', '{owner}的{list}', '{owner}の{list}'),
};

/** A field of the record, of the one that a reference names, or a part of a timeslot. */
export function subjectWords(reader: Reader, subject: Subject, home: string): string {
  const { field, of, via } = subject;
  if (of === undefined) return fieldWords(reader, field, home);
  const owner = fieldWords(reader, of, home);
  const part = TIMESLOT_WORDS.get(field);
  if (part !== undefined && fieldNamed(reader.module, of, home)?.kind === 'timeslot')
    return say(reader, part, { slot: owner });
  const own = labelIn(reader, moduleOfSubject(reader, subject, home), field);
  if (via === undefined) return say(reader, OF, { field: own, owner });
  const between = labelIn(reader, moduleOfSubject(reader, { field, of }, home), via.field);
  return say(reader, OF, { field: own, owner: say(reader, OF, { field: between, owner }) });
}

/** The field that a subject means; `undefined` where its module is not known. */
export function subjectField(reader: Reader, subject: Subject, home: string): ResolvedField | undefined {
  if (subject.of === undefined) return fieldNamed(reader.module, subject.field, home);
  const owner = fieldNamed(reader.module, subject.of, home);
  if (owner?.kind === 'timeslot') return owner;
  const module = moduleOfSubject(reader, subject, home);
  return module && fieldAtPath(module, subject.field);
}

function labelIn(reader: Reader, module: ResolvedModule | undefined, path: string): string {
  return quote(reader, (module && labelsOf(module, path, reader.language)) ?? path);
}

/** When a rule holds: its conditions, joined. */
export function conditionsWords(reader: Reader, conditions: Conditions, home: string): string {
  return [conditions]
    .flat()
    .map((condition) => conditionWords(reader, condition, home))
    .reduce((one, other) => say(reader, CONDITIONS.and, { one, other }));
}

function conditionWords(reader: Reader, condition: Condition, home: string): string {
  if ('isProtected' in condition) return say(reader, CONDITIONS.protected);
  if ('lastOf' in condition)
    return say(reader, CONDITIONS.last, { list: fieldWords(reader, condition.lastOf, home) });
  const subject = subjectWords(reader, condition, home);
  return fieldConditionWords(reader, condition, subject, subjectField(reader, condition, home));
}

/** A condition on a field whose words are known. */
function fieldConditionWords(
  reader: Reader,
  condition: FieldCondition,
  subject: string,
  field: ResolvedField | undefined,
): string {
  if ('in' in condition)
    return say(reader, CONDITIONS.in, { subject, values: valuesWords(reader, condition.in, field) });
  if ('notIn' in condition)
    return say(reader, CONDITIONS.notIn, { subject, values: valuesWords(reader, condition.notIn, field) });
  if ('isFilled' in condition)
    return say(reader, condition.isFilled ? CONDITIONS.filled : CONDITIONS.blank, { subject });
  if ('withoutKinds' in condition)
    return say(reader, CONDITIONS.without, {
      subject,
      values: oneOf(reader, condition.withoutKinds.map(assetKindWords(reader))),
    });
  const number = (value: number): string => valueWords(reader, value, field);
  if ('below' in condition)
    return say(reader, CONDITIONS.below, { subject, number: number(condition.below) });
  if ('above' in condition)
    return say(reader, CONDITIONS.above, { subject, number: number(condition.above) });
  return say(reader, CONDITIONS.multipleOf, { subject, number: `${condition.multipleOf}` });
}

/** What people call a kind of asset. */
const assetKindWords =
  (reader: Reader) =>
  (kind: string): string =>
    quote(reader, findAssetKind(kind)?.label[reader.language] ?? kind);

/** What a field is compared with. */
export function expressionWords(
  reader: Reader,
  expression: Expression,
  home: string,
  compared?: ResolvedField,
): string {
  if (typeof expression !== 'object') return valuesWords(reader, [expression], compared);
  if ('totalOf' in expression) return totalWords(reader, expression.totalOf, home, compared);
  if ('productOf' in expression) return productWords(reader, expression.productOf, home);
  if ('amountOf' in expression)
    return say(reader, MEASURES.amount, { field: fieldWords(reader, expression.amountOf, home) });
  if ('days' in expression)
    return say(reader, MEASURES.daysAfter, {
      days: `${expression.days}`,
      field: fieldWords(reader, expression.after, home),
    });
  if ('setting' in expression) {
    const { setting, from } = expression;
    const field = labelIn(reader, reader.registry.find(from), setting);
    return say(reader, OF, { field, owner: moduleWords(reader, from) });
  }
  return 'field' in expression
    ? comparedWords(reader, expression, home)
    : measureWords(reader, expression, home);
}

/** A sum of the field that it is compared with; a negative part is subtracted. */
function totalWords(
  reader: Reader,
  parts: readonly Expression[],
  home: string,
  compared: ResolvedField | undefined,
): string {
  const signed = parts.map((part) => {
    const negated = negatedOf(part);
    return `${negated === null ? '+' : '−'} ${expressionWords(reader, negated ?? part, home, compared)}`;
  });
  return signed.join(' ').replace(/^\+ /, '');
}

/** What a negative part takes away from a sum; `null` for other parts. */
function negatedOf(part: Expression): Expression | null {
  if (typeof part === 'number') return part < 0 ? -part : null;
  if (typeof part !== 'object' || !('productOf' in part) || !part.productOf.includes(-1)) return null;
  const [factor = 1, ...others] = part.productOf.filter((one) => one !== -1);
  return others.length === 0 ? factor : { productOf: [factor, ...others] };
}

function productWords(reader: Reader, factors: readonly Expression[], home: string): string {
  return factors.map((factor) => expressionWords(reader, factor, home)).join(' × ');
}

/** A field that something is compared with: of a list its length. */
function comparedWords(reader: Reader, subject: Subject, home: string): string {
  const words = subjectWords(reader, subject, home);
  const isList = subjectField(reader, subject, home)?.kind === 'rows';
  return isList ? say(reader, MEASURES.count, { list: words }) : words;
}

function measureWords(reader: Reader, measure: Count | Sum | Extreme, home: string): string {
  if ('countOf' in measure) {
    const count = say(reader, MEASURES.count, {
      list: countedWords(reader, measure.countOf, measure.where, home),
    });
    return measure.times === undefined
      ? count
      : say(reader, MEASURES.times, { number: `${measure.times}`, expression: count });
  }
  const [words, key] =
    'sumOf' in measure
      ? [MEASURES.sum, measure.sumOf]
      : 'largestOf' in measure
        ? [MEASURES.largest, measure.largestOf]
        : [MEASURES.smallest, measure.smallestOf];
  return say(reader, words, {
    field: fieldInList(reader, measure.in, key).words,
    list: countedWords(reader, measure.in, measure.where, home),
  });
}

type Grouped = { readonly groupBy?: string | readonly string[] | undefined };
type List = string | Children | Numbered | Grouped;

/** Rows, children or records, and those of them that a condition leaves. */
export function countedWords(
  reader: Reader,
  of: List,
  where: FieldCondition | undefined,
  home: string,
): string {
  const words = listWords(reader, of, home);
  if (where === undefined) return words;
  const { words: subject, field } = fieldInList(reader, of, where.field);
  return whereWords(reader, words, fieldConditionWords(reader, where, subject, field));
}

/** What a list is called with a condition on its entries. */
export function whereWords(reader: Reader, list: string, condition: string): string {
  const isAllRecords = list === say(reader, LISTS.records);
  return say(reader, isAllRecords ? LISTS.recordsWhere : LISTS.where, { list, condition });
}

function listWords(reader: Reader, of: List, home: string): string {
  if (typeof of === 'string') return fieldWords(reader, of, home);
  if ('children' in of) return ownedWords(reader, moduleWords(reader, of.children), of.of, home);
  if ('numbered' in of) return numberedWords(reader, of);
  return recordsWords(reader, of.groupBy);
}

function numberedWords(reader: Reader, { numbered, under }: Numbered): string {
  const words = moduleWords(reader, numbered);
  if (under === undefined) return words;
  const module = reader.registry.find(numbered);
  const field = module?.fieldByKey.get(module.identity[0] ?? '');
  return say(reader, LISTS.first, { list: words, value: valuesWords(reader, [under], field) });
}

function ownedWords(reader: Reader, words: string, owner: string | undefined, home: string): string {
  return owner === undefined
    ? words
    : say(reader, LISTS.under, { list: words, owner: fieldWords(reader, owner, home) });
}

/** The records of the module, or those that are alike in some fields. */
export function recordsWords(reader: Reader, groupBy: string | readonly string[] | undefined): string {
  const fields = [groupBy ?? []].flat();
  if (fields.length === 0) return say(reader, LISTS.records);
  const words = joinAll(
    reader,
    fields.map((field) => fieldWords(reader, field)),
  );
  return say(reader, LISTS.recordsBy, { field: words });
}

/** A field of the rows, children or records of a list. */
function fieldInList(reader: Reader, of: List, key: string) {
  if (typeof of === 'string') {
    const field = fieldAtPath(reader.module, inRows(of, key));
    return { words: quote(reader, field?.label[reader.language] ?? key), field };
  }
  const module =
    'children' in of
      ? reader.registry.find(of.children)
      : 'numbered' in of
        ? reader.registry.find(of.numbered)
        : reader.module;
  return { words: labelIn(reader, module, key), field: module && fieldAtPath(module, key) };
}
