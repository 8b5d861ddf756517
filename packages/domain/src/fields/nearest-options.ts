import { editDistance } from '../core/edit-distance.ts';
import type { EnumDefinition } from '../core/field.ts';
import { plainTyping } from './typed-text.ts';

const folded = (text: string): string =>
  plainTyping(text)
    .toLowerCase()
    .replaceAll(/[\s_.\-・]/g, '');

/** A character of Chinese or Japanese says more than a letter: one of two in common is much. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How unlike two words may be, and how long one has to be to be noticed at the beginning of a longer text. */
const limitsOf = (word: string) => (CJK.test(word) ? { unlike: 0.5, begins: 1 } : { unlike: 0.4, begins: 3 });

/** 0: the same; below 1: alike; null: nothing in common. A beginning counts, for people shorten words and add to them. */
function unlikeness({ text, first }: Typed, word: string): number | null {
  if (text === '' || word === '') return null;
  if (text === word) return 0;
  const limits = limitsOf(word);
  const distance = editDistance(text, word) / Math.max(text.length, word.length);
  const begins = text.startsWith(word) && (first === word || word.length >= limits.begins);
  if (word.startsWith(text) || begins) return Math.min(distance, 0.5) * 0.5;
  return distance <= limits.unlike ? distance : null;
}

/** What was typed, and the word it begins with: `ssr` of `SSR (gold)`. */
type Typed = { readonly text: string; readonly first: string };

/** The values of an enum that a text may mean, by value and by label in any language, the likeliest first. */
export function nearestOptions(definition: EnumDefinition, text: string, most: number): readonly string[] {
  const [first = ''] =
    plainTyping(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}+]+/u) ?? [];
  const typed = { text: folded(text), first };
  const scored = definition.values.flatMap(({ value, label }) => {
    const scores = [value, ...Object.values(label)]
      .map((word) => unlikeness(typed, folded(word)))
      .filter((score) => score !== null);
    return scores.length === 0 ? [] : [{ value, score: Math.min(...scores) }];
  });
  return scored
    .sort((left, right) => left.score - right.score)
    .slice(0, most)
    .map(({ value }) => value);
}
