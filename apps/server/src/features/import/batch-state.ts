import type { ImportState } from '@quartermaster/contract/http/import';
import type { StoredImport } from './import-jobs.repo.ts';

/** States of imports by precedence: running ones, failed ones, then by progress. */
const FIRST: readonly ImportState[] = [
  'writing',
  'checking',
  'failed',
  'staged',
  'checked',
  'undone',
  'done',
];

/** The state of a batch: that of its least advanced import. Files without changes do not count once it is undone. */
export const batchStateOf = (imports: readonly Pick<StoredImport, 'state'>[]): ImportState =>
  FIRST.find((state) => imports.some((job) => job.state === state)) ?? 'staged';
