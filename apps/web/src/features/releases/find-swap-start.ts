import type { Release } from '../../api/releases.ts';

/** What Active Swap begins with. */
type SwapStart = {
  /** The candidate until the user chooses one. */
  readonly proposal: number | null;
  /** After a roll back: the release that it took away. */
  readonly wayBack: Release | null;
};

/**
 * The newest release with other content than the live one. Where the live one is a roll back, that is
 * what players were just rescued from: it is offered as the way back and never proposed.
 */
export function findSwapStart(releases: readonly Release[], live: Release): SwapStart {
  const other =
    releases.find(({ number, contentHash }) => number < live.number && contentHash !== live.contentHash) ??
    null;
  return live.kind === 'rollback'
    ? { proposal: null, wayBack: other }
    : { proposal: other?.number ?? null, wayBack: null };
}
