import type { ImportState } from '@quartermaster/contract/http/import';
import type { StoredImport } from './import-jobs.repo.ts';

/** Work that goes on first, then what went wrong, then the step that all have reached. */
const FIRST: readonly ImportState[] = [
  'writing',
  'checking',
  'failed',
  'staged',
  'checked',
  'undone',
  'done',
];

/** The step of a batch: that of the import which is least far. A file without changes is not undone with the others. */
export const batchStateOf = (imports: readonly Pick<StoredImport, 'state'>[]): ImportState =>
  FIRST.find((state) => imports.some((job) => job.state === state)) ?? 'staged';
