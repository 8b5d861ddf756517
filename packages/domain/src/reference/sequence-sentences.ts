import type { SequenceDemand } from '../core/rule.ts';
import type { RecordScope, RowScope } from '../core/sequence-parameters.ts';
import { fieldAtPath } from '../core/field-at-path.ts';
import { inRows } from '../rules/row-paths.ts';
import { conditionsIn, isRowScope, rowsOf } from '../rules/scopes.ts';
import { localized } from '../core/language.ts';
import {
  conditionsWords,
  countedWords,
  expressionWords,
  recordsWords,
  subjectWords,
  whereWords,
} from './phrases.ts';
import { fieldInRows, fieldWords, joinAll, joinEach, say, valueWords, type Reader } from './reader.ts';

const SEQUENCES = {
  contiguous: localized(
    'in {scope}, {field} must count up from {from} without a gap{until}',
    '在{scope}中，{field}須從 {from} 起逐筆加 1{until}',
    '{scope}で、{field}は{from}から1ずつ増える{until}',
  ),
  ranges: localized(
    'in {scope}, the ranges from {field} to {to} follow one another without a gap, starting at {from}{until}',
    '在{scope}中，{field}到{to}的區間須從 {from} 起連續不中斷{until}',
    '{scope}で、{field}から{to}までの範囲は{from}から途切れずに続く{until}',
  ),
  rising: localized(
    'in {scope}, {field} must increase each time',
    '在{scope}中，{field}須逐筆增加',
    '{scope}で、{field}は毎回増える',
  ),
  not_falling: localized(
    'in {scope}, {field} must never decrease',
    '在{scope}中，{field}不可減少',
    '{scope}で、{field}は減らない',
  ),
  not_rising: localized(
    'in {scope}, {field} must never increase',
    '在{scope}中，{field}不可增加',
    '{scope}で、{field}は増えない',
  ),
  rising_at_most: localized(
    'in {scope}, {field} may increase by at most {percent}% each time',
    '在{scope}中，{field}每次增加不超過 {percent}%',
    '{scope}で、{field}の増加は毎回{percent}%以下',
  ),
  zero_first: localized(
    'in {scope}, {field} is 0 in the first one only',
    '在{scope}中，只有第一筆的{field}為 0',
    '{scope}で、{field}が0なのは最初の1件だけ',
  ),
  zero_last: localized(
    'in {scope}, {field} is 0 in the last one only',
    '在{scope}中，只有最後一筆的{field}為 0',
    '{scope}で、{field}が0なのは最後の1件だけ',
  ),
  filled_first: localized(
    'in {scope}, only the first one may have {field}',
    '在{scope}中，只有第一筆可設定{field}',
    '{scope}で、{field}を設定できるのは最初の1件だけ',
  ),
  filled_last: localized(
    'in {scope}, only the last one may have {field}',
    '在{scope}中，只有最後一筆可設定{field}',
    '{scope}で、{field}を設定できるのは最後の1件だけ',
  ),
  kept: localized(
    'in {scope}, each one keeps the {field} of the one before',
    '在{scope}中，每一筆都保留前一筆的{field}',
    '{scope}で、前のデータの{field}は次のデータにも含まれる',
  ),
  covers: localized(
    'in {scope}, {field} has {count|this value|each of these values} at least once: {values}',
    '在{scope}中，{field}至少{count||各}出現一次：{values}',
    '{scope}で、{field}には次の値が{count||それぞれ}1件以上ある：{values}',
  ),
  covers_if_any: localized(
    'in {scope}, {field} has either none or all of these values: {values}',
    '在{scope}中，{field}的以下值須全部出現或全不出現：{values}',
    '{scope}で、{field}の次の値はすべてあるか、一つもない：{values}',
  ),
  in_steps: localized(
    'in {scope}, {field} has a value only if the previous value exists: {values}',
    '在{scope}中，{field}須先有前一個值才可有後一個值：{values}',
    '{scope}で、{field}の値は前の値があるときだけ使える：{values}',
  ),
  apart: localized(
    'in {scope}, the ranges from {field} to {to} do not overlap',
    '在{scope}中，{field}到{to}的區間不重疊',
    '{scope}で、{field}から{to}までの範囲は重ならない',
  ),
};

const PARTS = {
  until: localized(', up to {until}', '，直到 {until}', '（{until}まで）'),
  before: localized(
    ', up to the number before {until}',
    '，直到 {until} 的前一個數字',
    '（{until}の手前まで）',
  ),
  per: localized('{field} per {per}', '{field}（每{per}）', '{field}（{per}あたり）'),
  same: localized('{sentence} for the same {by}', '{sentence}（{by}相同者）', '{sentence}（{by}が同じもの）'),
  ordered: localized('{scope} ordered by {order}', '{scope}（依{order}排序）', '{scope}（{order}順）'),
  orderedWhere: localized('{scope}, ordered by {order}', '{scope}（依{order}排序）', '{scope}（{order}順）'),
  butLast: localized('{scope} except the last one', '{scope}（最後一筆除外）', '{scope}（最後の1件を除く）'),
  grouped: localized('{scope} with the same {field}', '{field}相同的{scope}', '{field}が同じ{scope}'),
};

/** What a rule demands of values one after the other. */
export function sequenceSentence(reader: Reader, rule: SequenceDemand): string {
  const rows = isRowScope(rule.along) ? rowsOf(rule.along) : '';
  const named = (key: string): string => fieldInRows(reader, rows, key, rule.field);
  const words = {
    scope: scopeWords(reader, rule.along),
    field: named(rule.field),
    to: 'to' in rule && rule.to !== undefined ? named(rule.to) : '',
    from: '',
    until: '',
    percent: '',
    values: '',
    count: '',
  };
  switch (rule.is) {
    case 'contiguous':
      return say(reader, rule.to === undefined ? SEQUENCES.contiguous : SEQUENCES.ranges, {
        ...words,
        from: expressionWords(reader, rule.from, rows),
        until: untilWords(reader, rule, rows),
      });
    case 'not_falling':
    case 'not_rising':
      return monotoneSentence(reader, rule, words, named);
    case 'rising_at_most':
      return say(reader, SEQUENCES.rising_at_most, {
        ...words,
        ...(rule.of === undefined
          ? {}
          : { field: subjectWords(reader, { field: rule.field, of: inRows(rows, rule.of) }, '') }),
        percent: `${rule.percent}`,
      });
    case 'zero_only':
      return say(reader, rule.at === 'first' ? SEQUENCES.zero_first : SEQUENCES.zero_last, words);
    case 'filled_only':
      return say(reader, rule.at === 'first' ? SEQUENCES.filled_first : SEQUENCES.filled_last, words);
    case 'covers':
    case 'in_steps': {
      const ifAny = rule.is === 'covers' && rule.ifAny === true;
      const sentence = ifAny ? SEQUENCES.covers_if_any : SEQUENCES[rule.is];
      return say(reader, sentence, { ...words, ...valuesOf(reader, rule, rows) });
    }
    case 'rising':
    case 'kept':
    case 'apart':
      return say(reader, SEQUENCES[rule.is], words);
  }
}

/** The values that a sequence has, and how many they are. */
function valuesOf(reader: Reader, rule: SequenceDemand<'covers' | 'in_steps'>, rows: string) {
  const field = fieldAtPath(reader.module, inRows(rows, rule.field));
  const words = rule.values.map((value) => valueWords(reader, value, field));
  return { values: joinEach(reader, words), count: `${words.length}` };
}

function untilWords(reader: Reader, rule: SequenceDemand<'contiguous'>, rows: string): string {
  const { until, before } = rule;
  if (until !== undefined) return say(reader, PARTS.until, { until: expressionWords(reader, until, rows) });
  return before === undefined
    ? ''
    : say(reader, PARTS.before, { until: expressionWords(reader, before, rows) });
}

function monotoneSentence(
  reader: Reader,
  rule: SequenceDemand<'not_falling' | 'not_rising'>,
  { scope, field }: { readonly scope: string; readonly field: string },
  named: (key: string) => string,
): string {
  const counted =
    'per' in rule && rule.per !== undefined ? say(reader, PARTS.per, { field, per: named(rule.per) }) : field;
  const sentence = say(reader, SEQUENCES[rule.is], { scope, field: counted });
  const by = [rule.by ?? []].flat().map(named);
  return by.length === 0 ? sentence : say(reader, PARTS.same, { sentence, by: joinAll(reader, by) });
}

function scopeWords(reader: Reader, along: RowScope | RecordScope): string {
  return isRowScope(along) ? rowScopeWords(reader, along) : recordScopeWords(reader, along);
}

function rowScopeWords(reader: Reader, along: RowScope): string {
  if (typeof along === 'string') return countedWords(reader, along, undefined, '');
  const rows = countedWords(reader, along.rows, along.where, '');
  const groups = [along.groupBy ?? []].flat().map((key) => fieldInRows(reader, along.rows, key));
  return groups.length === 0
    ? rows
    : say(reader, PARTS.grouped, { scope: rows, field: joinAll(reader, groups) });
}

function recordScopeWords(reader: Reader, { groupBy, orderBy, where, ignoreLast }: RecordScope): string {
  let scope = recordsWords(reader, groupBy);
  const conditions = conditionsIn(where);
  if (conditions.length > 0) scope = whereWords(reader, scope, conditionsWords(reader, conditions, ''));
  if (ignoreLast === true) scope = say(reader, PARTS.butLast, { scope });
  return orderBy === undefined
    ? scope
    : say(reader, conditions.length === 0 ? PARTS.ordered : PARTS.orderedWhere, {
        scope,
        order: fieldWords(reader, orderBy),
      });
}
