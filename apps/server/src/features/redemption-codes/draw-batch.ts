import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import { holdBatch, listUnfinishedBatches, setGenerated } from './batches.repo.ts';
import { addCodes, lockDrawing } from './codes.repo.ts';
import { drawCodes } from './draw-codes.ts';

/** The job that draws codes. */
export const DRAW_CODES = 'draw-redemption-codes';

/** How many at a time: quick to write, and small enough to keep in memory. */
const CODES_AT_A_TIME = 20_000;

/**
 * Draws what is missing of every batch: at once when codes are asked for, and every minute, should
 * a server have died over it. Two at the same work take turns.
 */
export function createRedemptionJobs({ database }: { readonly database: Database }): readonly Job[] {
  return [
    {
      name: DRAW_CODES,
      schedule: '* * * * *',
      run: async () => {
        // A part of each in turn: a few codes need not wait for a million.
        let unfinished = await listUnfinishedBatches(database);
        while (unfinished.length > 0) {
          for (const id of unfinished) await drawPart(database, id);
          unfinished = await listUnfinishedBatches(database);
        }
      },
    },
  ];
}

/** Draws some more codes; what is written is counted in the same transaction. */
async function drawPart(database: Database, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    const batch = await holdBatch(tx, id, 'alone');
    if (batch === null || batch.isGenerated) return;
    const { environmentId, generated, quantity, prefix, codeLength } = batch;
    await lockDrawing(tx, environmentId);
    const codes = drawCodes(Math.min(CODES_AT_A_TIME, quantity - generated), prefix, codeLength);
    const added = await addCodes(tx, { batch: id, environmentId, last: generated }, [...codes]);
    await setGenerated(tx, id, generated + added, generated + added === quantity);
  });
}
