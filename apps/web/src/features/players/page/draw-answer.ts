import { localized, HTML_LANG, type Language } from '@quartermaster/domain/core/language';
import { rarity } from '@quartermaster/domain/enums/rarity';
import { labelOf } from '@quartermaster/domain/enums/label-of';
import type { DrawTally } from '../../../api/player.ts';

type Facts = Pick<DrawTally, 'pulls' | 'firstAt' | 'rarity' | 'got' | 'expected' | 'counter' | 'hardAt'> & {
  readonly lastRare: Pick<NonNullable<DrawTally['lastRare']>, 'pullsAgo'> | null;
};

const SENTENCES = {
  pulls: localized(
    'Your draws on “{name}” since {day}: {pulls}.',
    '您自 {day} 起，在「{name}」共抽了 {pulls} 次。',
    '{day}から「{name}」を{pulls}回引いています。',
  ),
  got: localized(
    'Prizes ({rarity}): {got}; at the published odds, {expected} on average.',
    '其中獲得 {rarity} {got} 個；依公布的機率，平均為 {expected} 個。',
    'このうち{rarity}は{got}個でした。公開している確率では平均{expected}個です。',
  ),
  gotAlone: localized(
    'Prizes ({rarity}): {got}.',
    '其中獲得 {rarity} {got} 個。',
    'このうち{rarity}は{got}個でした。',
  ),
  last: localized(
    'Draws since the last {rarity}: {ago}.',
    '最近一次獲得 {rarity} 是在 {ago} 抽之前。',
    '前回の{rarity}は{ago}回前です。',
  ),
  due: localized(
    'Draws until {rarity} is guaranteed, at most: {due}.',
    '最多再抽 {due} 次，必定獲得 {rarity}。',
    'あと{due}回以内に{rarity}が必ず出ます。',
  ),
} as const;

/** What a player is answered who had no luck, in the language that they play in. */
export function drawAnswer(tally: Facts, name: string, language: Language): string {
  const { pulls, firstAt, got, expected, lastRare, counter, hardAt } = tally;
  const label = labelOf(rarity, tally.rarity)?.[language] ?? null;
  const number = (value: number): string => new Intl.NumberFormat(HTML_LANG[language]).format(value);
  const values: Readonly<Record<string, string>> = {
    day: firstAt.slice(0, 'YYYY-MM-DD'.length),
    pulls: number(pulls),
    name,
    rarity: label ?? '',
    got: number(got),
    expected: number(expected ?? 0),
    ago: number(lastRare?.pullsAgo ?? 0),
    due: number(Math.max(1, (hardAt ?? 0) - counter)),
  };
  const kinds: (keyof typeof SENTENCES)[] = ['pulls'];
  if (label !== null) {
    kinds.push(expected === null ? 'gotAlone' : 'got');
    if (lastRare !== null) kinds.push('last');
    if (hardAt !== null) kinds.push('due');
  }
  return kinds
    .map((kind) => SENTENCES[kind][language].replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ''))
    .join(language === 'en' ? ' ' : '');
}
