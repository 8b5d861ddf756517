import type { SettingsImportProgress } from '../../api/settings-files.ts';

/** The totals of an import over all modules. */
export function totalsOf({ modules }: Pick<SettingsImportProgress, 'modules'>) {
  let [written, removed, errors] = [0, 0, 0];
  for (const { counts } of modules) {
    written += counts.added + counts.changed;
    removed += counts.removed;
    errors += counts.errors;
  }
  return { written, removed, errors };
}
