import { extname } from 'node:path';
import type { DemoFile } from '@quartermaster/domain/demo/demo-file';
import type { FileStore } from '../../platform/file-store.ts';
import { sha256 } from '../../platform/sha256.ts';

/** The hash of each of the demo's pictures, by its path. */
export const hashDemoFiles = (demoFiles: readonly DemoFile[]): ReadonlyMap<string, string> =>
  new Map(demoFiles.map(({ path, text }) => [path, sha256(text)]));

/** Each waits for the disk several times. */
const STORED_AT_ONCE = 16;

/** Stores the demo's pictures under their hashes. */
export async function storeDemoFiles(files: FileStore, demoFiles: readonly DemoFile[]): Promise<void> {
  for (let start = 0; start < demoFiles.length; start += STORED_AT_ONCE)
    await Promise.all(demoFiles.slice(start, start + STORED_AT_ONCE).map((file) => storeOnce(files, file)));
}

async function storeOnce(files: FileStore, { path, text }: DemoFile): Promise<void> {
  const key = `assets/${sha256(text)}${extname(path)}`;
  if (!(await files.exists(key))) await files.put(key, Buffer.from(text));
}
