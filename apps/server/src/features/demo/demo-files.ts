import { extname } from 'node:path';
import type { DemoFile } from '@quartermaster/domain/demo/demo-file';
import type { FileStore } from '../../platform/file-store.ts';
import { sha256 } from '../../platform/sha256.ts';

/** Stores the demo's pictures under their hashes. Answers the hash of each path. */
export async function storeDemoFiles(
  files: FileStore,
  demoFiles: readonly DemoFile[],
): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const { path, text } of demoFiles) {
    const bytes = Buffer.from(text);
    const hash = sha256(bytes);
    const key = `assets/${hash}${extname(path)}`;
    if (!(await files.exists(key))) await files.put(key, bytes);
    hashes.set(path, hash);
  }
  return hashes;
}
