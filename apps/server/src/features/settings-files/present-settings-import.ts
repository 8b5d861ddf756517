import { storedErrorText } from '@quartermaster/contract/errors/error-text';
import type { SettingsImport } from '@quartermaster/contract/http/settings-files';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { Language } from '@quartermaster/domain/core/language';
import type { Registry } from '@quartermaster/domain/core/module';
import { isSetting } from './select-modules.ts';
import type { StoredSettingsImport } from './settings-imports.repo.ts';

/** What leaves the server of an import of settings. */
export function presentSettingsImport(
  registry: Registry,
  job: StoredSettingsImport,
  language: Language,
): SettingsImport {
  return {
    id: job.id,
    state: job.state,
    file_name: job.fileName,
    manifest: job.manifest,
    unknown_modules: job.manifest.modules
      .map(({ module }) => module)
      .filter((key) => !isSetting(registry, key)),
    options: job.options,
    modules: [...job.modules],
    progress: job.progress,
    problem:
      job.problem === null
        ? null
        : { ...job.problem, message: storedErrorText(job.problem.code, job.problem.params, language) },
    change_seqs: [...job.changeSeqs],
    created_at: formatDateTime(job.createdAt),
  };
}
