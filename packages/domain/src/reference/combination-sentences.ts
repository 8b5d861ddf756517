import type { CombinationDemand } from '../core/rule.ts';
import { homeOf } from '../rules/combinations/combination-logic.ts';

import { localized } from '../core/language.ts';
import { conditionsWords, recordsWords, subjectWords } from './phrases.ts';
import { joinAll, fieldInRows, fieldWords, say, type Reader } from './reader.ts';

const COMBINATIONS = {
  exactly_one: localized(
    'exactly one of these is filled in: {fields}',
    '以下須填寫其中一項：{fields}',
    '次のうち一つだけを入力：{fields}',
  ),
  at_least_one: localized(
    'at least one of these is filled in: {fields}',
    '以下至少填寫一項：{fields}',
    '次のうち一つ以上を入力：{fields}',
  ),
  all_or_none: localized(
    'all of these are filled in, or none: {fields}',
    '以下須全部填寫或全部留空：{fields}',
    '次はすべて入力するか、すべて空：{fields}',
  ),
  unique: localized(
    'no two records have the same {fields}',
    '{fields}在各筆資料間不可重複',
    '{fields}はデータ間で重複しない',
  ),
  unique_rows: localized(
    'no two rows of {rows} have the same {fields}',
    '{rows}各列的{fields}不可重複',
    '{rows}の行の間で{fields}は重複しない',
  ),
  in_at_most: localized(
    'at most {records} {records|record|records} may have the same {fields}',
    '同一{fields}最多出現在 {records} 筆資料中',
    '同じ{fields}を含むデータは{records}件まで',
  ),
  also_in: localized(
    '{fields} must also occur where {where}',
    '{fields}也必須出現在{where}之處',
    '{fields}は、{where}の箇所にもある',
  ),
  same_rows: localized(
    '{scope} have exactly the {fields} listed in {as}',
    '{scope}的{fields}須與{as}所列完全一致',
    '{scope}の{fields}は{as}の一覧と一致する',
  ),
};

/** What a rule demands of several fields together. */
export function combinationSentence(reader: Reader, rule: CombinationDemand): string {
  const [first = ''] = rule.fields;
  const rows = homeOf(rule.fields);
  const words = {
    fields: joinAll(
      reader,
      rule.fields.map((field) => fieldWords(reader, field, first)),
    ),
  };
  switch (rule.is) {
    case 'exactly_one':
    case 'at_least_one':
    case 'all_or_none':
      return say(reader, COMBINATIONS[rule.is], words);
    case 'unique':
      return rule.along === undefined
        ? say(reader, COMBINATIONS.unique, words)
        : say(reader, COMBINATIONS.unique_rows, {
            rows: fieldWords(reader, rule.along),
            fields: joinAll(
              reader,
              rule.fields.map((field) => fieldInRows(reader, rule.along ?? '', field)),
            ),
          });
    case 'in_at_most':
      return say(reader, COMBINATIONS.in_at_most, { ...words, records: `${rule.records}` });
    case 'also_in':
      return say(reader, COMBINATIONS.also_in, {
        ...words,
        where: conditionsWords(reader, rule.where, rows),
      });
    case 'same_rows':
      return say(reader, COMBINATIONS.same_rows, {
        ...words,
        scope: recordsWords(reader, rule.along.groupBy),
        as: subjectWords(reader, rule.as, ''),
      });
  }
}
