import type { Blocks } from './record-issues.ts';

/** The text keys for problems that block something. */
export const BLOCKS_TITLES = {
  save: 'blocksSave',
  players: 'blocksPlayers',
  release: 'blocksRelease',
  nothing: 'problemWarning',
} as const satisfies Readonly<Record<Blocks, string>>;
