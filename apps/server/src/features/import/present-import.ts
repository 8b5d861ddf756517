import type { ImportJob } from '@quartermaster/contract/http/import';
import { storedErrorText } from '@quartermaster/contract/errors/error-text';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { ImportProblem, StoredImport } from './import-jobs.repo.ts';
import { targetsBelow } from './import-target.ts';

/** What leaves the server of an import. */
export function presentImport(module: ResolvedModule, job: StoredImport, language: Language): ImportJob {
  return {
    id: job.id,
    module: job.module,
    state: job.state,
    file_name: job.fileName,
    columns: job.columns,
    unknown_columns: job.unknownColumns,
    targets: targetsBelow(module, job.format, job.options.parent).map(({ key, field }) => ({
      key,
      field: field.key,
      // A field that is shown only for some records cannot be required in every row.
      required: field.required && field.showWhen === undefined && module.defaults[field.key] === undefined,
    })),
    options: job.options,
    counts: job.counts,
    progress: job.progress,
    problem: job.problem === null ? null : presentProblem(job.problem, language),
    change_seq: job.changeSeq,
    batch_id: job.batchId,
    created_at: formatDateTime(job.createdAt),
  };
}

export function presentProblem(
  problem: ImportProblem,
  language: Language,
): NonNullable<ImportJob['problem']> {
  return { ...problem, message: storedErrorText(problem.code, problem.params, language) };
}
