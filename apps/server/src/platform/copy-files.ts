import { createHash } from 'node:crypto';
import { FILES_MARK, type FileStore } from './file-store.ts';
import { PlainError } from './plain-error.ts';

type Copy = {
  readonly from: FileStore;
  readonly to: FileStore;
  /** Told after every so many files. */
  readonly tell?: (sentence: string) => void;
};

type Copied = { readonly copied: number; readonly skipped: number; readonly bytes: number };

const TOLD_EVERY = 500;

/**
 * Copies every file that the other store lacks or has with other bytes, reads each copy back and compares
 * its SHA-256. A run that broke off goes on where it was; files of the target alone are left alone.
 * @throws PlainError when the target belongs to another database, or a copy has other bytes
 */
export async function copyFiles({ from, to, tell }: Copy): Promise<Copied> {
  await refuseOtherOwner(from, to);
  const sizes = new Map<string, number>();
  for await (const { key, sizeBytes } of to.list()) sizes.set(key, sizeBytes);
  const found: string[] = [];
  const result = { copied: 0, skipped: 0, bytes: 0 };

  async function copy(key: string, sizeBytes: number): Promise<void> {
    if (sizes.get(key) === sizeBytes && (await hashOf(from, key)) === (await hashOf(to, key))) {
      result.skipped += 1;
      return;
    }
    await to.put(key, await from.getStream(key));
    const [wanted, written] = [await hashOf(from, key), await readHash(to, key)];
    if (wanted !== written)
      throw new PlainError(`The copy of ${key} in ${to.name} has other bytes: run the command again.`);
    result.copied += 1;
    result.bytes += sizeBytes;
  }

  let mark: number | null = null;
  for await (const { key, sizeBytes } of from.list()) {
    // Copied last, so that no console starts with half of the files.
    if (key === FILES_MARK) mark = sizeBytes;
    else await copy(key, sizeBytes);
    if (found.push(key) % TOLD_EVERY === 0)
      tell?.(`${found.length} files looked at, ${result.copied} copied.`);
  }
  if (found.length === 0) throw new PlainError(`There are no files in ${from.name}.`);
  if (mark !== null) await copy(FILES_MARK, mark);
  return result;
}

async function refuseOtherOwner(from: FileStore, to: FileStore): Promise<void> {
  if (!(await to.exists(FILES_MARK))) return;
  if (
    !(await from.exists(FILES_MARK)) ||
    (await readHash(from, FILES_MARK)) !== (await readHash(to, FILES_MARK))
  )
    throw new PlainError(`The files in ${to.name} belong to another database.`);
}

const hashOf = async (store: FileStore, key: string): Promise<string> =>
  (await store.getRecordedHash(key)) ?? readHash(store, key);

async function readHash(store: FileStore, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await store.getStream(key)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
