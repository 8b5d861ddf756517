import { fieldAtPath } from '../core/field-at-path.ts';
import type { MeasureDemand } from '../core/rule.ts';
import { inRows } from '../rules/row-paths.ts';
import { localized } from '../core/language.ts';
import { COMPARISONS } from './demand-sentences.ts';
import { countedWords, expressionWords } from './phrases.ts';
import { fieldInRows, say, type Reader } from './reader.ts';

const MEASURES = {
  count: localized('the number of {list}', '{list}的數量', '{list}の数'),
  different: localized(
    'the number of different {field} in {list}',
    '{list}中不同{field}的數量',
    '{list}の{field}の種類数',
  ),
  sum: localized('the sum of {field} in {list}', '{list}中{field}的總和', '{list}の{field}の合計'),
  rowsBy: localized('{list} with the same {field}', '{field}相同的{list}', '{field}が同じ{list}'),
  inRange: localized(
    '{list} for each number from {from} to {to}',
    '從{from}到{to}每個數值的{list}',
    '{from}から{to}までの各値の{list}',
  ),
  shownIn: localized('{list} open at the same time ({slot})', '{slot}重疊的{list}', '{slot}が重なる{list}'),
};

/** What a rule demands of a count or a sum. */
export function measureSentence(reader: Reader, rule: MeasureDemand): string {
  const rows = rowsOf(rule);
  const summed = 'sumOf' in rule ? fieldAtPath(reader.module, inRows(rows, rule.sumOf)) : undefined;
  const than = expressionWords(reader, rule.is === 'same' ? rule.as : rule.than, rows, summed);
  return say(reader, COMPARISONS[rule.is], { subject: subjectWords(reader, rule), than });
}

/** The path of the rows that are measured; '' for records. */
function rowsOf(rule: MeasureDemand): string {
  const scope = 'countOf' in rule ? rule.countOf : rule.in;
  if (typeof scope === 'string') return scope;
  return 'rows' in scope ? scope.rows : '';
}

function subjectWords(reader: Reader, rule: MeasureDemand): string {
  const list = scopeWords(reader, rule);
  const key = 'sumOf' in rule ? rule.sumOf : rule.different;
  if (key === undefined) return say(reader, MEASURES.count, { list });
  const field = fieldInRows(reader, rowsOf(rule), key);
  return say(reader, 'sumOf' in rule ? MEASURES.sum : MEASURES.different, { field, list });
}

/** The rows or records that are counted together. */
function scopeWords(reader: Reader, rule: MeasureDemand): string {
  const scope = 'countOf' in rule ? rule.countOf : rule.in;
  if (typeof scope === 'string') return countedWords(reader, scope, rule.where, '');
  const field = (key: string): string => fieldInRows(reader, rowsOf(rule), key);
  const list = countedWords(reader, 'rows' in scope ? scope.rows : scope, rule.where, '');
  if ('from' in scope)
    return say(reader, MEASURES.inRange, { list, from: field(scope.from), to: field(scope.to) });
  if ('rows' in scope) return say(reader, MEASURES.rowsBy, { list, field: field(scope.groupBy) });
  return scope.shownIn === undefined
    ? list
    : say(reader, MEASURES.shownIn, { list, slot: field(scope.shownIn) });
}
