import type {
  BatchAnswer,
  BatchBody,
  StageAnswer,
  StagedFile as StagedOnWire,
  SentStageFields,
} from '@quartermaster/contract/http/file-batches';
import type { FoldersAnswer } from '@quartermaster/contract/http/files';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postForm, postJson } from './client.ts';
import { branchPath } from './paths.ts';
import type { Branch } from './place.ts';
import type { Camelized } from './wire-names.ts';

export type StagedFile = Camelized<StagedOnWire>;
export type WrittenBatch = Camelized<BatchAnswer>;

/** Checks a file of a batch and keeps it until the batch is written. */
export function stageFile(branch: Branch, file: File, fields: SentStageFields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  // The server reads the fields before the file that they belong to.
  form.append('file', file);
  return postForm<StageAnswer>(`${branchPath(branch)}/files/staged`, form);
}

export function writeFileBatch(branch: Branch, batch: Camelized<BatchBody>) {
  return postJson<BatchAnswer>(`${branchPath(branch)}/files/batches`, batch);
}

/** Folders that plain files can be uploaded into. */
export function foldersQuery(branch: Branch) {
  return queryOptions({
    queryKey: ['file-folders', branch.environment, branch.version],
    queryFn: ({ signal }) => getJson<FoldersAnswer>(`${branchPath(branch)}/files/folders`, signal),
  });
}
