import type { FieldKind, FieldKinds, NumberUnit, ResolvedField } from '../core/field.ts';
import { plainTyping } from './typed-text.ts';

type NumberOptions = Pick<FieldKinds['integer'], 'unit' | 'words'>;

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** As a program prints what is very large or small; `1e5`, which people mistype, is no number. */
const PRINTED = /^[+-]?\d(?:\.\d+)?e[+-]\d+$/i;
/** Only thousands: `1,5` may be meant as one and a half, and is refused. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** Basis points in a percent. */
export const POINTS_PER_PERCENT = 100;
/** More than any setting has, and fewer than the digits that binary fractions get wrong. */
const DIGITS = 15;

/** What may follow a number of each unit, in any language of the console. */
const UNIT_WORDS: Readonly<Record<NumberUnit, RegExp>> = {
  bp: /bp$/i,
  percent: /%$/,
  seconds: /(?:seconds?|secs?|s|秒)$/i,
  minutes: /(?:minutes?|mins?|m|分鐘|分)$/i,
  hours: /(?:hours?|h|小時|時間)$/i,
  days: /(?:days?|d|天|日)$/i,
  turns: /(?:turns?|回合|ターン)$/i,
  spirits: /(?:spirits?|魂|ソウル)$/i,
  points: /(?:points?|pts?|點|ポイント)$/i,
};

const NUMBER_KINDS: ReadonlySet<FieldKind> = new Set(['integer', 'decimal', 'duration']);

/** Whether a field of this kind holds one number. */
export const isNumberKind = (kind: FieldKind): boolean => NUMBER_KINDS.has(kind);

/** What the number of a field counts; undefined: nothing, or the field holds no number. */
export const unitOf = (field: ResolvedField): NumberUnit | undefined =>
  'unit' in field ? field.unit : undefined;

/** Basis points as people read them: 10000 is `100%`. */
export function percentOfBasisPoints(points: number): string {
  return `${Number((points / POINTS_PER_PERCENT).toPrecision(DIGITS))}%`;
}

/** Whether every number that a field takes has a word: it is chosen, not typed. */
export function isEveryNumberNamed({
  words,
  min,
  max,
}: Pick<FieldKinds['integer'], 'words' | 'min' | 'max'>): boolean {
  if (words === undefined || min === undefined || max === undefined) return false;
  return Object.keys(words).length === max - min + 1;
}

/** Reads a number with or without thousands separators, in digits of any width; null if it is not a number. */
export function readPlainNumber(text: string): number | null {
  const typed = plainTyping(text);
  const digits = GROUPED.test(typed) ? typed.replaceAll(',', '') : typed;
  // Without + 0 a typed -0 would be stored as one.
  return PLAIN.test(digits) || PRINTED.test(digits) ? Number(digits) + 0 : null;
}

/** A number of a field, as lists, forms and sheets print it: with its unit, or the word that stands for it. */
export function readNumber({ unit, words = {} }: NumberOptions, text: string): number | null {
  const typed = plainTyping(text);
  for (const [number, word] of Object.entries(words))
    if (Object.values(word).some((each) => plainTyping(each) === typed)) return Number(number);
  if (unit === undefined) return readPlainNumber(typed);
  if (unit === 'bp' && typed.endsWith('%')) return pointsOf(readPlainNumber(typed.slice(0, -1)));
  return readPlainNumber(typed.replace(UNIT_WORDS[unit], ''));
}

/** The same where basis points are shown as percent and nothing else: there `105` is 105%. */
export function readShownNumber(options: NumberOptions, text: string): number | null {
  const isPercent = options.unit === 'bp' && readPlainNumber(text) !== null;
  return isPercent ? pointsOf(readPlainNumber(text)) : readNumber(options, text);
}

function pointsOf(percent: number | null): number | null {
  return percent === null ? null : Number((percent * POINTS_PER_PERCENT).toPrecision(DIGITS));
}
