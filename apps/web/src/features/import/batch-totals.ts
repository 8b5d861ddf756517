import type { BatchProgress } from '../../api/import-batches.ts';

/** What the files of a batch come to together, in records and rows. */
export const batchTotals = ({ imports }: Pick<BatchProgress, 'imports'>) => ({
  written: imports.reduce((sum, { counts }) => sum + counts.new + counts.changed, 0),
  invalid: imports.reduce((sum, { counts }) => sum + counts.invalid, 0),
});
