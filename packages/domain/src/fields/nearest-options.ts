import { editDistance } from '../core/edit-distance.ts';
import type { EnumDefinition } from '../core/field.ts';
import { plainTyping } from './typed-text.ts';

const folded = (text: string): string =>
  plainTyping(text)
    .toLowerCase()
    .replaceAll(/[\s_.\-・]/g, '');

/** 0: the same; below 1: alike; null: nothing in common. A beginning counts, for people shorten words. */
function unlikeness(text: string, word: string): number | null {
  if (text === '' || word === '') return null;
  if (text === word) return 0;
  const longest = Math.max(text.length, word.length);
  const distance = editDistance(text, word) / longest;
  if (word.startsWith(text) || text.startsWith(word)) return Math.min(distance, 0.5) * 0.5;
  return distance <= 0.5 ? distance : null;
}

/** The values of an enum that a text may mean, by value and by label in any language, the likeliest first. */
export function nearestOptions(definition: EnumDefinition, text: string, most: number): readonly string[] {
  const typed = folded(text);
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
