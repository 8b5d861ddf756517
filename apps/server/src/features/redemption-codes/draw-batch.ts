import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import { holdBatch, listUnfinishedBatches, setGenerated } from './batches.repo.ts';
import { addCodes, lockDrawing } from './codes.repo.ts';
import { drawCodes } from './draw-codes.ts';

/** The job that draws codes. */
export const DRAW_CODES = 'draw-redemption-codes';

/** As many at a time as are quick to write and small to hold. */
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
        for (const id of await listUnfinishedBatches(database)) await drawBatch(database, id);
      },
    },
  ];
}

/** Draws the codes of a batch that it does not have yet. */
export async function drawBatch(database: Database, id: number): Promise<void> {
  let isDone = false;
  while (!isDone) isDone = await drawPart(database, id);
}

/** Draws some more codes; what is written is counted in the same transaction. Answers whether all are there. */
async function drawPart(database: Database, id: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const batch = await holdBatch(tx, id, 'alone');
    if (batch === null || batch.isGenerated) return true;
    const { environmentId, generated, quantity, prefix, codeLength } = batch;
    await lockDrawing(tx, environmentId);
    const codes = drawCodes(Math.min(CODES_AT_A_TIME, quantity - generated), prefix, codeLength);
    const added = await addCodes(tx, { batch: id, environmentId, last: generated }, [...codes]);
    const isAll = generated + added === quantity;
    await setGenerated(tx, id, generated + added, isAll);
    return isAll;
  });
}
