import type { Blocks } from './record-issues.ts';

/** What is said of problems that block something: the keys of its texts. */
export const BLOCKS_TITLES = {
  save: 'blocksSave',
  players: 'blocksPlayers',
  release: 'blocksRelease',
  nothing: 'problemWarning',
} as const satisfies Readonly<Record<Blocks, string>>;
