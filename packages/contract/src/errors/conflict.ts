import * as z from 'zod';
import { undoConflict } from '../http/change-sets.ts';
import { editConflict, parentConflict, referencedConflict } from '../http/records.ts';
import { reviewConflict, warningsToAccept } from '../http/releases.ts';
import { orderConflict, playerConflict } from '../http/player-commands.ts';
import { sqlProblem } from '../http/sql-console.ts';

/** What prevents a call, for the refusals that say so: told apart by their fields. */
export const conflict = z.union([
  editConflict,
  referencedConflict,
  undoConflict,
  parentConflict,
  warningsToAccept,
  reviewConflict,
  playerConflict,
  orderConflict,
  sqlProblem,
]);

/** What prevents a call. */
export type Conflict = z.infer<typeof conflict>;
