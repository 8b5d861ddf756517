import type {
  ImportBatch,
  ImportBatchPart,
  ImportBatchReferences,
} from '@quartermaster/contract/http/import-batches';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { issue } from '@quartermaster/domain/core/issue';
import type { Language } from '@quartermaster/domain/core/language';
import type { MissingReferences } from './batch-references.ts';
import { batchStateOf } from './batch-state.ts';
import { changeSeqsOf, type FoundBatch } from './import-batch.service.ts';
import type { StoredImport } from './import-jobs.repo.ts';
import { presentProblem } from './present-import.ts';

/** What leaves the server of a batch of imports. */
export function presentBatch({ batch, imports }: FoundBatch, language: Language): ImportBatch {
  return {
    id: batch.id,
    state: batchStateOf(imports),
    imports: imports.map((job) => presentPart(job, language)),
    change_seqs: changeSeqsOf(imports),
    created_at: formatDateTime(batch.createdAt),
  };
}

const presentPart = (job: StoredImport, language: Language): ImportBatchPart => ({
  id: job.id,
  module: job.module === '' ? null : job.module,
  file_name: job.fileName,
  sheet: job.options.sheet,
  columns: job.columns.length,
  mapped: Object.values(job.options.mapping).filter((target) => target !== null).length,
  state: job.state,
  counts: job.counts,
  progress: job.progress,
  problem: job.problem === null ? null : presentProblem(job.problem, language),
});

/** A draft may name a record that is not there yet. */
export const presentReferences = ({ first, total }: MissingReferences): ImportBatchReferences => ({
  total,
  references: first.map(({ importId, module, recordId, path, toModule, toRecordId }) => {
    const missing = issue(path, 'reference_missing', { module: toModule, id: toRecordId }, 'warning');
    return {
      id: importId,
      module,
      record_id: recordId,
      issue: { ...missing, params: { ...missing.params } },
    };
  }),
});
