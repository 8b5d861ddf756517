import type { ImportBatch, ImportBatchReferences } from '@quartermaster/contract/http/import-batches';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postForm, postJson } from './client.ts';
import { isAtWork } from './imports.ts';
import { branchPath } from './paths.ts';
import type { Branch } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

export type BatchProgress = Camelized<ImportBatch>;
export type BatchPart = BatchProgress['imports'][number];
type BatchReferences = Camelized<ImportBatchReferences>;
export type BatchReference = BatchReferences['references'][number];

const POLL_MILLISECONDS = 400;

const listPath = (branch: Branch) => `${branchPath(branch)}/import-batches`;
const onePath = (branch: Branch, id: string) => `${listPath(branch)}/${encodeURIComponent(id)}`;
const batchKey = (branch: Branch, id: string) => [...queryKeys.branch(branch), 'import-batch', id] as const;

/** The state of a batch; polled while the server works on it. */
export function batchQuery(branch: Branch, id: string) {
  return queryOptions({
    queryKey: batchKey(branch, id),
    queryFn: ({ signal }) => getJson<ImportBatch>(onePath(branch, id), signal),
    // Its rows are edited on other pages.
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? POLL_MILLISECONDS : false),
  });
}

/** References to missing records; read again after each check. */
export function batchReferencesQuery(branch: Branch, { id, imports }: BatchProgress) {
  return queryOptions({
    queryKey: [...batchKey(branch, id), 'references', JSON.stringify(imports)],
    queryFn: ({ signal }) => getJson<ImportBatchReferences>(`${onePath(branch, id)}/references`, signal),
  });
}

/** Uploads files one after the other. `id`: the batch they are added to; null begins one. */
export async function stageBatch(
  branch: Branch,
  id: string | null,
  files: readonly File[],
): Promise<BatchProgress> {
  let batch = id === null ? await postJson<ImportBatch>(listPath(branch), {}) : null;
  const path = `${onePath(branch, id ?? batch?.id ?? '')}/files`;
  for (const file of files) {
    const form = new FormData();
    form.append('file', file);
    batch = await postForm<ImportBatch>(path, form);
  }
  if (batch === null) throw new Error('No file was chosen.');
  return batch;
}

/** Assigns a file to a module; null excludes it. */
export function chooseBatchModule(
  branch: Branch,
  id: string,
  importId: string,
  module: string | null,
): Promise<BatchProgress> {
  const path = `${onePath(branch, id)}/imports/${encodeURIComponent(importId)}/module`;
  return postJson<ImportBatch>(path, { module });
}

export function previewBatch(branch: Branch, id: string): Promise<BatchProgress> {
  return postJson<ImportBatch>(`${onePath(branch, id)}/preview`, {});
}

export function applyBatch(
  branch: Branch,
  id: string,
  body: { note: string; confirmation?: string },
): Promise<BatchProgress> {
  return postJson<ImportBatch>(`${onePath(branch, id)}/apply`, body);
}

export function undoBatch(
  branch: Branch,
  id: string,
  body: { confirmation?: string },
): Promise<BatchProgress> {
  return postJson<ImportBatch>(`${onePath(branch, id)}/undo`, body);
}
