import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gameLiveAnswer, type GameLiveAnswer } from '@quartermaster/contract/http/game';
import { parseJson } from '@quartermaster/domain/core/json';

/** The last good release on disk: `live.json` and one compressed file per hash. */
export type BundleStore = {
  readLive(): Promise<GameLiveAnswer | null>;
  writeLive(live: GameLiveAnswer): Promise<void>;
  readFile(hash: string): Promise<Uint8Array | null>;
  writeFile(hash: string, bytes: Uint8Array): Promise<void>;
  /** Removes the files that the given release does not name. */
  prune(live: GameLiveAnswer): Promise<void>;
};

export function createBundleStore(dataDir: string): BundleStore {
  const folder = join(dataDir, 'bundle');
  const livePath = join(folder, 'live.json');
  const filePath = (hash: string): string => join(folder, 'files', `${hash}.json.gz`);
  return {
    async readLive() {
      const bytes = await readIfThere(livePath);
      if (bytes === null) return null;
      const parsed = gameLiveAnswer.safeParse(parseJson(bytes.toString('utf8')));
      return parsed.success ? parsed.data : null;
    },
    writeLive: (live) => writeAtomically(livePath, Buffer.from(JSON.stringify(live))),
    readFile: (hash) => readIfThere(filePath(hash)),
    writeFile: (hash, bytes) => writeAtomically(filePath(hash), bytes),
    async prune(live) {
      const wanted = new Set(
        [...live.release.modules, ...(live.patch?.modules ?? [])].map(({ hash }) => `${hash}.json.gz`),
      );
      const present = await readdir(join(folder, 'files'));
      await Promise.all(
        present
          .filter((name) => !wanted.has(name))
          .map((name) => rm(join(folder, 'files', name), { force: true })),
      );
    },
  };
}

/** Null where there is no such file. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A file is there whole or not at all, also after a power cut. */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Modules with the same records have one hash, and are written at the same time.
  const temporary = `${path}.${randomUUID()}.tmp`;
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
