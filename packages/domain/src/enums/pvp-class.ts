import { enumOf } from './enum-of.ts';

/** Classes of the arena, lowest first. */
export const pvpClass = enumOf('pvp-class', {
  D: ['D', 'D', 'D', 'neutral', 'D'],
  C: ['C', 'C', 'C', 'green', 'C'],
  B: ['B', 'B', 'B', 'blue', 'B'],
  A: ['A', 'A', 'A', 'orange', 'A'],
  S: ['S', 'S', 'S', 'magenta', 'S'],
});
