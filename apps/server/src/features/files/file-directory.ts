import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import { ENVIRONMENT_CHANGED } from '../../engine/branch.ts';
import { findFileHash } from './file-records.repo.ts';

const MAX_ENTRIES = 10_000;

/** Which content is under which path: pages of a list show many pictures, again and again. */
type FileDirectory = {
  readonly findHash: (path: string, environment: string | null) => Promise<string | null>;
  readonly forget: () => void;
};

export function createFileDirectory(database: Database, module: ResolvedModule | undefined): FileDirectory {
  const hashes = new Map<string, Promise<string | null>>();
  const forget = (): void => hashes.clear();
  database.listen(ENVIRONMENT_CHANGED, forget, forget);

  async function findHash(path: string, environment: string | null): Promise<string | null> {
    if (module === undefined) return null;
    const key = `${environment ?? ''}:${path}`;
    const known = hashes.get(key);
    if (known !== undefined) return known;
    const looking = findFileHash(database, module, path, environment);
    if (hashes.size >= MAX_ENTRIES) forget();
    hashes.set(key, looking);
    // Neither failures nor absences are remembered: the next visitor may be luckier.
    looking.then(
      (hash) => hash === null && hashes.delete(key),
      () => hashes.delete(key),
    );
    return looking;
  }

  return { findHash, forget };
}
