import type { EnumDefinition } from '../core/field.ts';
import { plainTyping } from './typed-text.ts';

const folded = (text: string): string =>
  plainTyping(text)
    .toLowerCase()
    .replaceAll(/[\s_.\-・]/g, '');

/** How many letters have to change. */
function distanceOf(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(left).entries()) {
    const next = [at + 1];
    for (let other = 0; other < right.length; other += 1) {
      const changed = (row[other] ?? 0) + (letter === right[other] ? 0 : 1);
      next.push(Math.min(changed, (row[other + 1] ?? 0) + 1, (next[other] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}

/** 0: the same; below 1: alike; null: nothing in common. A beginning counts, for people shorten words. */
function unlikeness(text: string, word: string): number | null {
  if (text === '' || word === '') return null;
  if (text === word) return 0;
  const longest = Math.max(text.length, word.length);
  const distance = distanceOf(text, word) / longest;
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
