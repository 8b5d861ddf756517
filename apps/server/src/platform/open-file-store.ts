import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { parseFilesUrl } from './files-url.ts';
import { createLocalFileStore } from './local-file-store.ts';
import type { Settings } from './settings.ts';

/** Files that are on their way to a store on another host. */
export const spoolFolder = (dataDir: string): string => join(dataDir, 'spool');

/** The store that the settings name. The client of S3 is loaded only where it is used. */
export async function openFileStore({
  dataDir,
  filesUrl,
}: Pick<Settings, 'dataDir' | 'filesUrl'>): Promise<FileStore> {
  const address = filesUrl === null ? null : parseFilesUrl(filesUrl);
  if (address === null) return createLocalFileStore(join(dataDir, 'files'));
  const { createS3FileStore } = await import('./s3-file-store.ts');
  return createS3FileStore(address, spoolFolder(dataDir));
}
