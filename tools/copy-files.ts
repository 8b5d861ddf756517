import { resolve } from 'node:path';
import { copyFiles } from '../apps/server/src/platform/copy-files.ts';
import type { FileStore } from '../apps/server/src/platform/file-store.ts';
import { FILES_URL_FORM, parseFilesUrl } from '../apps/server/src/platform/files-url.ts';
import { createLocalFileStore } from '../apps/server/src/platform/local-file-store.ts';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { readArguments } from './read-arguments.ts';
import { withSpool } from './with-spool.ts';
import { runCommand } from './with-database.ts';

const USAGE = `npm run copy-files -- --from FOLDER --to '${FILES_URL_FORM}'`;
const MEGABYTE = 1024 * 1024;

const { values } = readArguments({
  usage: USAGE,
  options: { from: { type: 'string' }, to: { type: 'string' } },
});

/** `npm run copy-files`: from a folder into an S3 store, or back; each may be either. */
await runCommand(async () => {
  const { from, to } = values;
  if (from === undefined || to === undefined) throw new PlainError(`Say from where to where: ${USAGE}`);
  await withSpool(async (spool) => copy(await open(from, spool), await open(to, spool)));
});

async function copy(from: FileStore, to: FileStore): Promise<void> {
  const { copied, skipped, bytes } = await copyFiles({ from, to, tell: console.log });
  const size = (bytes / MEGABYTE).toFixed(1);
  console.log(
    `Copied ${copied} files (${size} MB) from ${from.name} to ${to.name}; ${skipped} were there already.`,
  );
}

async function open(place: string, spool: string): Promise<FileStore> {
  const address = parseFilesUrl(place);
  // It may hold a secret, and is not repeated.
  if (address === null && place.includes('://'))
    throw new PlainError(`One of the addresses is not understood; it must be like ${FILES_URL_FORM}.`);
  if (address === null) return createLocalFileStore(resolve(place));
  const { createS3FileStore } = await import('../apps/server/src/platform/s3-file-store.ts');
  return createS3FileStore(address, spool);
}
