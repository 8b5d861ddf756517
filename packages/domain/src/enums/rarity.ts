import { enumOf } from './enum-of.ts';

/** Ascending. E is the event rarity and is outside the order. */
export const rarity = enumOf('rarity', {
  N: ['N', 'N', 'N', 'neutral', 'N'],
  R: ['R', 'R', 'R', 'green', 'R'],
  SR: ['SR', 'SR', 'SR', 'blue', 'SR'],
  SSR: ['SSR', 'SSR', 'SSR', 'orange', 'SSR'],
  SSR_PLUS: ['SSR Plus', 'SSR+', 'SSR+', 'magenta', 'SSR+'],
  E: ['Event', '活動', 'イベント', 'purple', 'E'],
});

/** The rarities that compare with each other, ascending: all but the event rarity. */
export const ASCENDING_RARITIES: readonly string[] = rarity.values
  .map(({ value }) => value)
  .filter((value) => value !== 'E');
