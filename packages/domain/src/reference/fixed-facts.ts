import { periodModulesOf } from '../core/definition-periods.ts';
import { localized } from '../core/language.ts';
import { fieldLabels, joinAll, moduleWords, say, type Reader } from './reader.ts';

const FACTS = {
  once: localized(
    'Cannot be changed once in use: {fields}.',
    '使用後不可變更：{fields}。',
    '使用開始後は変更できません：{fields}。',
  ),
  since: localized(
    'In protected environments, cannot be changed from {since} on: {fields}.',
    '在受保護的環境中，{since}起不可變更：{fields}。',
    '保護された環境では{since}から変更できません：{fields}。',
  ),
  own: localized(
    'Locked while the period is running, unless another admin approves an unlock: {fields}.',
    '期間進行中鎖定，須由另一位管理員核准解鎖：{fields}。',
    '期間の開催中は変更できません（別の管理者がロック解除を承認した場合を除く）：{fields}。',
  ),
  named: localized(
    'Locked while the period of the record in {field} is running, unless another admin approves an unlock: {fields}.',
    '{field}的期間進行中鎖定，須由另一位管理員核准解鎖：{fields}。',
    '{field}の期間の開催中は変更できません（別の管理者がロック解除を承認した場合を除く）：{fields}。',
  ),
  alike: localized(
    'Locked while the period of a record in {modules} with the same {field} is running, unless another admin approves an unlock: {fields}.',
    '{modules}中{field}相同的資料期間進行中鎖定，須由另一位管理員核准解鎖：{fields}。',
    '{modules}にある{field}が同じデータの期間の開催中は変更できません（別の管理者がロック解除を承認した場合を除く）：{fields}。',
  ),
  any: localized(
    'Locked while a period in {modules} is running, unless another admin approves an unlock: {fields}.',
    '{modules}有期間進行中時鎖定，須由另一位管理員核准解鎖：{fields}。',
    '{modules}の期間の開催中は変更できません（別の管理者がロック解除を承認した場合を除く）：{fields}。',
  ),
  endless: localized(
    'A record that is open without an end counts as running.',
    '沒有結束時間的開放中資料視為進行中。',
    '終了日時なしで開催中のデータも、期間の開催中とみなします。',
  ),
};

/** Which fields stay as they are, and when: because of which record's period, where one locks them. */
export function fixedFacts(reader: Reader): readonly string[] {
  const { fixed } = reader.module;
  if (fixed === null) return [];
  const fields = fieldLabels(reader, fixed.fields);
  if ('since' in fixed)
    return [say(reader, FACTS.since, { since: fieldLabels(reader, [fixed.since]), fields })];
  if (!('during' in fixed)) return [say(reader, FACTS.once, { fields })];
  const { during } = fixed;
  const owners = periodModulesOf(reader.module);
  if (typeof during === 'string') {
    const words = owners.length === 0 ? FACTS.own : FACTS.named;
    return [say(reader, words, { field: fieldLabels(reader, [during]), fields })];
  }
  const modules = joinAll(
    reader,
    owners.map((key) => moduleWords(reader, key)),
  );
  const field = during.by === undefined ? '' : fieldLabels(reader, [during.by]);
  return [
    say(reader, field === '' ? FACTS.any : FACTS.alike, { modules, field, fields }),
    ...(during.endless === true ? [say(reader, FACTS.endless)] : []),
  ];
}
