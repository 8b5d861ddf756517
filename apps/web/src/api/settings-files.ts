import type {
  ImportSources,
  SettingsFileModules,
  SettingsImport,
  SettingsImportMode,
  SettingsImportRecords,
} from '@quartermaster/contract/http/settings-files';
import { flagText } from '@quartermaster/contract/http/flag-text';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postForm, postJson, putJson } from './client.ts';
import { branchPath, queryString } from './paths.ts';
import type { Branch } from './place.ts';
import { queryKeys } from './query-keys.ts';
import { saveDownload } from './save-download.ts';
import type { Camelized } from './wire-names.ts';

export type SettingsChoices = Camelized<SettingsFileModules>;
export type SettingsImportProgress = Camelized<SettingsImport>;
export type PlannedModule = SettingsImportProgress['modules'][number];
type PlannedPage = Camelized<SettingsImportRecords>;
export type PlannedRecord = PlannedPage['records'][number];
export type Sources = Camelized<ImportSources>;

const POLL_MILLISECONDS = 400;

export function settingsChoicesQuery(point: string) {
  return queryOptions({
    queryKey: ['settings-file', point],
    queryFn: ({ signal }) =>
      getJson<SettingsFileModules>(`settings-file/modules${queryString({ point })}`, signal),
  });
}

type SettingsSelection = {
  readonly point: string;
  /** Null: every module. */
  readonly modules: readonly string[] | null;
  readonly changed: boolean;
  readonly children: boolean;
  readonly localization: boolean;
};

export function exportSettingsFile(selection: SettingsSelection): Promise<void> {
  const query = queryString({
    point: selection.point,
    modules: selection.modules?.join(','),
    changed: flagText(selection.changed),
    children: flagText(selection.children),
    localization: flagText(selection.localization),
  });
  return saveDownload(`settings-file${query}`, 'settings.zip');
}

const listPath = (branch: Branch) => `${branchPath(branch)}/settings-imports`;
const onePath = (branch: Branch, id: string) => `${listPath(branch)}/${encodeURIComponent(id)}`;
const importKey = (branch: Branch, id: string) =>
  [...queryKeys.branch(branch), 'settings-import', id] as const;

export const isSettingsImportAtWork = ({ state }: Pick<SettingsImportProgress, 'state'>) =>
  state === 'checking' || state === 'writing';

export function settingsImportQuery(branch: Branch, id: string) {
  return queryOptions({
    queryKey: importKey(branch, id),
    queryFn: ({ signal }) => getJson<SettingsImport>(onePath(branch, id), signal),
    refetchInterval: ({ state: { data } }) =>
      data && isSettingsImportAtWork(data) ? POLL_MILLISECONDS : false,
  });
}

export function plannedRecordsQuery(branch: Branch, id: string, module: string, offset: number) {
  const path = `${onePath(branch, id)}/modules/${encodeURIComponent(module)}/records`;
  return queryOptions({
    queryKey: [...importKey(branch, id), 'records', module, offset],
    queryFn: ({ signal }) => getJson<SettingsImportRecords>(`${path}${queryString({ offset })}`, signal),
  });
}

export function stageSettingsFile(branch: Branch, file: File): Promise<SettingsImportProgress> {
  const form = new FormData();
  form.append('file', file);
  return postForm<SettingsImport>(listPath(branch), form);
}

export function previewSettingsImport(
  branch: Branch,
  id: string,
  options: { readonly mode: SettingsImportMode; readonly modules: readonly string[] },
): Promise<SettingsImportProgress> {
  return postJson<SettingsImport>(`${onePath(branch, id)}/preview`, options);
}

export function applySettingsImport(
  branch: Branch,
  id: string,
  body: { readonly note: string; readonly confirmation?: string },
): Promise<SettingsImportProgress> {
  return postJson<SettingsImport>(`${onePath(branch, id)}/apply`, body);
}

export function undoSettingsImport(
  branch: Branch,
  id: string,
  body: { readonly confirmation?: string },
): Promise<SettingsImportProgress> {
  return postJson<SettingsImport>(`${onePath(branch, id)}/undo`, body);
}

export function importSourcesQuery() {
  return queryOptions({
    queryKey: ['import-sources'],
    queryFn: ({ signal }) => getJson<ImportSources>('import-sources', signal),
  });
}

export function updateImportSources(sources: Sources): Promise<Sources> {
  return putJson<ImportSources>('import-sources', sources);
}
