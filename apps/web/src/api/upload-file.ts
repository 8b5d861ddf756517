import type { SentUploadFields, UploadAnswer } from '@quartermaster/contract/http/files';
import { postForm } from './client.ts';
import { branchPath } from './paths.ts';
import type { Branch } from './place.ts';

/** Stores a file that the game can load; the answer names its path and record. */
export function uploadFile(branch: Branch, file: File, fields: SentUploadFields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  // The server reads the fields before the file that they belong to.
  form.append('file', file);
  return postForm<UploadAnswer>(`${branchPath(branch)}/files`, form);
}
