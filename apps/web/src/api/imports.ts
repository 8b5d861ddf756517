import type {
  ImportJob,
  ImportOptions,
  ImportOutcome,
  ImportProblems,
  ImportRowEdit,
  ImportRowsPage,
  ImportSheets,
} from '@quartermaster/contract/http/import';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { postForm, postJson, getJson } from './client.ts';
import { modulePath, queryString } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

export type ImportProgress = Camelized<ImportJob>;
type ImportPage = Camelized<ImportRowsPage>;
type ImportProblemList = Camelized<ImportProblems>;
export type ImportProblemGroup = ImportProblemList['problems'][number];
export type ImportUnreadValue = ImportProblemList['values'][number];
export type ImportPageRow = ImportPage['rows'][number];

const POLL_MILLISECONDS = 400;

const importPath = (place: Place, id: string) => `${modulePath(place)}/imports/${encodeURIComponent(id)}`;
const importKey = (place: Place, id: string) => [...queryKeys.module(place), 'import', id] as const;

export const isAtWork = ({ state }: Pick<ImportProgress, 'state'>) =>
  state === 'checking' || state === 'writing';

/** An import's state; asked again and again while the server works on it. */
export function importQuery(place: Place, id: string) {
  return queryOptions({
    queryKey: importKey(place, id),
    queryFn: ({ signal }) => getJson<ImportJob>(importPath(place, id), signal),
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? POLL_MILLISECONDS : false),
  });
}

type RowsRequest = {
  readonly page: number;
  readonly perPage: number;
  readonly outcome: ImportOutcome | null;
  readonly problem: { readonly code: string; readonly path: string } | null;
};

/** All that is asked about the rows of an import. */
export const importRowsKey = (place: Place, id: string) => [...importKey(place, id), 'rows'] as const;

export function importRowsQuery(place: Place, id: string, request: RowsRequest) {
  const { page, perPage, outcome, problem } = request;
  const kind = problem === null ? {} : { code: problem.code, path: problem.path };
  const query = queryString({ page, per_page: perPage, outcome, ...kind });
  return queryOptions({
    queryKey: [...importRowsKey(place, id), query],
    queryFn: ({ signal }) => getJson<ImportRowsPage>(`${importPath(place, id)}/rows${query}`, signal),
    placeholderData: keepPreviousData,
  });
}

/** What is wrong with the rows; asked again once they were checked again. */
export function importProblemsQuery(
  place: Place,
  {
    id,
    options,
    counts,
  }: Pick<ImportProgress, 'id' | 'counts'> & { readonly options: Pick<ImportProgress['options'], 'values'> },
) {
  return queryOptions({
    queryKey: [...importRowsKey(place, id), 'problems', JSON.stringify([options.values, counts])],
    queryFn: ({ signal }) => getJson<ImportProblems>(`${importPath(place, id)}/problems`, signal),
    placeholderData: keepPreviousData,
  });
}

/** Edits cells of a row by column of the file; the row is checked again. */
export function editImportRow(
  place: Place,
  id: string,
  row: number,
  cells: ImportRowEdit['cells'],
): Promise<ImportProgress> {
  return postJson<ImportJob>(`${importPath(place, id)}/rows/${row}`, { cells });
}

/** Address of an empty file with the columns of a module. */
export const importTemplatePath = (place: Place, format: 'csv' | 'xlsx') =>
  `${modulePath(place)}/template?format=${format}`;

/** `parent`: the record that every row belongs to, for modules whose records have one. */
export function stageImport(place: Place, file: File, parent: string | null): Promise<ImportProgress> {
  const form = new FormData();
  form.append('file', file);
  return postForm<ImportJob>(`${modulePath(place)}/imports${queryString({ parent })}`, form);
}

/** The visible sheets of a workbook. A file does not change while it is imported. */
export function importSheetsQuery(place: Place, id: string) {
  return queryOptions({
    queryKey: [...importKey(place, id), 'sheets'],
    queryFn: ({ signal }) => getJson<ImportSheets>(`${importPath(place, id)}/sheets`, signal),
    staleTime: Infinity,
  });
}

export function chooseImportSheet(place: Place, id: string, sheet: string): Promise<ImportProgress> {
  return postJson<ImportJob>(`${importPath(place, id)}/sheet`, { sheet });
}

export function previewImport(
  place: Place,
  id: string,
  options: Camelized<ImportOptions>,
): Promise<ImportProgress> {
  return postJson<ImportJob>(`${importPath(place, id)}/preview`, options);
}

export function applyImport(
  place: Place,
  id: string,
  body: { note: string; confirmation?: string },
): Promise<ImportProgress> {
  return postJson<ImportJob>(`${importPath(place, id)}/apply`, body);
}

/** Address of the file with the rows that cannot be written. */
export const importErrorsPath = (place: Place, id: string) => `${importPath(place, id)}/errors.csv`;
