import { enumOf } from './enum-of.ts';

/** How hard a chapter or a level is, easiest first. */
export const difficulty = enumOf('difficulty', {
  normal: ['Normal', '普通', 'ノーマル', 'green', '普'],
  hard: ['Hard', '困難', 'ハード', 'orange', '難'],
  extra: ['Extra', '極限', 'エクストラ', 'magenta', '極'],
});
