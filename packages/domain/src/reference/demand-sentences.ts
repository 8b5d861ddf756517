import type { DemandName } from '../core/demand-parameters.ts';
import type { ResolvedField } from '../core/field.ts';
import type { ChildDemand, Demand } from '../core/rule.ts';
import { TEXT_FORMS } from '../core/text-form.ts';
import { localized } from '../core/language.ts';
import { expressionWords, subjectField, subjectWords } from './phrases.ts';
import { fieldWords, moduleWords, say, valuesWords, type Reader } from './reader.ts';

/** How two values compare. */
export const COMPARISONS = {
  greater: localized(
    '{subject} is greater than {than}',
    '{subject}大於 {than}',
    '{subject}は{than}より大きい',
  ),
  at_least: localized('{subject} is at least {than}', '{subject}至少為 {than}', '{subject}は{than}以上'),
  less: localized('{subject} is less than {than}', '{subject}小於 {than}', '{subject}は{than}より小さい'),
  at_most: localized('{subject} is at most {than}', '{subject}最多為 {than}', '{subject}は{than}以下'),
  same: localized('{subject} is equal to {than}', '{subject}等於 {than}', '{subject}は{than}に等しい'),
};

/** How two days or times compare. */
const MOMENT_COMPARISONS = {
  greater: localized('{subject} is later than {than}', '{subject}晚於{than}', '{subject}は{than}より後'),
  at_least: localized(
    '{subject} is no earlier than {than}',
    '{subject}不早於{than}',
    '{subject}は{than}以降',
  ),
  less: localized('{subject} is earlier than {than}', '{subject}早於{than}', '{subject}は{than}より前'),
  at_most: localized('{subject} is no later than {than}', '{subject}不晚於{than}', '{subject}は{than}以前'),
  same: COMPARISONS.same,
};

const DEMANDS = {
  required: localized('{subject} is required', '{subject}必須填寫', '{subject}は必須'),
  empty: localized('{subject} is empty, 0 or off', '{subject}為空、0 或關閉', '{subject}は空、0、またはオフ'),
  one_of: localized('{subject} is {values}', '{subject}為 {values}', '{subject}は{values}'),
  found_in: localized(
    '{subject} is one of those in {rows}',
    '{subject}必須是{rows}中的其中一個',
    '{subject}は{rows}のいずれか',
  ),
  no_longer: localized(
    'the length of {subject} is at most {than}',
    '{subject}的字元數不超過 {than}',
    '{subject}の文字数は{than}以下',
  ),
  of_form: localized('{subject} {form}', '{subject}{form}', '{subject}は、{form}'),
  whole: localized('{subject} has no decimals', '{subject}不含小數', '{subject}に小数はない'),
  known_to_client: localized(
    '{subject} is not above the minimum client version of the version',
    '{subject}不高於版本的最低用戶端版本',
    '{subject}はバージョンの最低クライアント版以下',
  ),
  inside: localized('{subject} is within {period}', '{subject}在{period}之內', '{subject}は{period}の期間内'),
  spans: localized(
    '{period} is within {subject}',
    '{subject}涵蓋{period}',
    '{subject}は{period}の期間を含む',
  ),
  spans_hours: localized(
    '{period} and the hours in {hours} after it are within {subject}',
    '{subject}涵蓋{period}及其後{hours}的時數',
    '{subject}は{period}の期間と、その後の{hours}の時間を含む',
  ),
  this_record: localized('{subject} is this record', '{subject}為這筆資料', '{subject}はこのデータ'),
  record_of: localized(
    '{subject} is the ID of a record in {module}',
    '{subject}為{module}中的資料編號',
    '{subject}は{module}にあるデータのID',
  ),
  record_under: localized(
    '{subject} is the ID of a record in {module} that belongs to {owner}',
    '{subject}為{module}中屬於{owner}的資料編號',
    '{subject}は{module}のうち{owner}に属するデータのID',
  ),
  record_of_chosen: localized(
    '{subject} is the ID of a record in the screen chosen in {module}',
    '{subject}為{module}所選頁面中的資料編號',
    '{subject}は{module}で選んだ画面にあるデータのID',
  ),
  child: localized(
    'there is a record No. {no} in {module}',
    '{module}有編號 {no} 的資料',
    '{module}に番号{no}のデータがある',
  ),
} satisfies Record<
  | Exclude<DemandName, keyof typeof COMPARISONS>
  | 'spans_hours'
  | 'record_under'
  | 'record_of_chosen'
  | 'child',
  unknown
>;

const isComparison = (name: string): name is keyof typeof COMPARISONS => name in COMPARISONS;

/** What a rule demands of one field. */
export function demandSentence(reader: Reader, rule: Demand): string {
  const home = rule.of ?? rule.field;
  const field = subjectField(reader, rule, home);
  const words = { subject: subjectWords(reader, rule, home), ...demandValues(reader, rule, home) };
  if ('than' in rule && isComparison(rule.is))
    return say(reader, (isMoment(rule, field) ? MOMENT_COMPARISONS : COMPARISONS)[rule.is], {
      ...words,
      than: expressionWords(reader, rule.than, home, field),
    });
  if (rule.is === 'same' && typeof rule.as !== 'object')
    return say(reader, DEMANDS.one_of, { ...words, values: valuesWords(reader, [rule.as], field) });
  if (rule.is === 'same')
    return say(reader, COMPARISONS.same, { ...words, than: expressionWords(reader, rule.as, home, field) });
  if (rule.is === 'spans')
    return say(reader, DEMANDS[rule.hours === undefined ? 'spans' : 'spans_hours'], words);
  if (rule.is === 'record_of') return say(reader, DEMANDS[recordForm(rule)], words);
  return isComparison(rule.is) ? '' : say(reader, DEMANDS[rule.is], words);
}

/** Whether the value is a day or a time, such as the start of a timeslot. */
const isMoment = (rule: Demand, field: ResolvedField | undefined): boolean =>
  field?.kind === 'timeslot'
    ? rule.field === 'start' || rule.field === 'end'
    : field?.kind === 'date_time' || field?.kind === 'date';

function recordForm({ module, under }: Demand<'record_of'>) {
  if (typeof module !== 'string') return 'record_of_chosen';
  return under === undefined ? 'record_of' : 'record_under';
}

/** What a demand says besides its field. */
function demandValues(reader: Reader, rule: Demand, home: string): Record<string, string> {
  switch (rule.is) {
    case 'one_of':
      return { values: valuesWords(reader, rule.values, subjectField(reader, rule, home)) };
    case 'found_in':
      return { rows: subjectWords(reader, rule.rows, home) };
    case 'no_longer':
      return { than: expressionWords(reader, rule.than, home) };
    case 'of_form':
      return { form: TEXT_FORMS[rule.form].expected[reader.language] };
    case 'inside':
      return { period: subjectWords(reader, rule.period, home) };
    case 'spans':
      return {
        period: subjectWords(reader, rule.period, home),
        hours: rule.hours === undefined ? '' : fieldWords(reader, rule.hours, home),
      };
    case 'record_of':
      return {
        module:
          typeof rule.module === 'string'
            ? moduleWords(reader, rule.module)
            : fieldWords(reader, rule.module.field, home),
        owner: rule.under === undefined ? '' : fieldWords(reader, rule.under, home),
      };
    case 'this_record':
    case 'required':
    case 'empty':
    case 'whole':
    case 'known_to_client':
    case 'greater':
    case 'at_least':
    case 'less':
    case 'at_most':
    case 'same':
      return {};
  }
}

/** Which child a record has. */
export function childSentence(reader: Reader, { child, no }: ChildDemand): string {
  return say(reader, DEMANDS.child, { module: moduleWords(reader, child), no: `${no}` });
}
