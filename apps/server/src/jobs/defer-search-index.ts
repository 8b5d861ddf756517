import type { Transaction } from '../db/database.ts';
import { enqueue } from './enqueue.ts';

/** The job that merges what bulk writers put beside the search indexes. */
export const MERGE_SEARCH_INDEXES = 'merge-search-indexes';

/**
 * For transactions that write a whole list: their entries are put beside the search index and
 * merged into it by a job afterwards, all at once, which costs a third of merging them one by one.
 * Searches read both, so nothing is missed meanwhile.
 */
export async function deferSearchIndex(tx: Transaction): Promise<void> {
  await tx.query(`set local gin_pending_list_limit = '2000MB'`);
  await enqueue(tx, MERGE_SEARCH_INDEXES, {}, MERGE_SEARCH_INDEXES);
}
