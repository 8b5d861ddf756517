import type { Readable } from 'node:stream';

export type StoredFile = { readonly key: string; readonly sizeBytes: number };

/**
 * Where uploaded files, published bundles and the files of imports are kept, each under a key such as
 * `bundles/ab12….json.gz`. A file is there whole or not at all, whatever breaks off. Reading one that is
 * not there fails with the code ENOENT, as a file system's own problem does.
 * @throws FileStoreError where a store on another host is not reachable, or refuses access
 */
export type FileStore = {
  /** What people read of it: a folder, or an address without credentials. */
  readonly name: string;
  readonly put: (key: string, content: Uint8Array | Readable) => Promise<void>;
  readonly getStream: (key: string) => Promise<Readable>;
  readonly getBytes: (key: string) => Promise<Uint8Array>;
  readonly exists: (key: string) => Promise<boolean>;
  readonly delete: (key: string) => Promise<void>;
  /** Every file that is there whole, in no order. */
  readonly list: () => AsyncIterable<StoredFile>;
  /** Fails where it cannot be used: on the local disk a small file is written and removed, elsewhere one is asked for. */
  readonly check: () => Promise<void>;
  /** The SHA-256 in hex that a file was written with; null: the store keeps none, read the file. */
  readonly getRecordedHash: (key: string) => Promise<string | null>;
};

/** The key of a small file that says which database the files belong to. */
export const FILES_MARK = 'database-id';

/** A store on another host that cannot be used now. Its message names the store and the reason. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
}

/** Whether an error, or what caused it, is that the store of files cannot be used. */
export function isFileStoreAway(problem: unknown): boolean {
  if (problem instanceof FileStoreError) return true;
  return problem instanceof Error && isFileStoreAway(problem.cause);
}

export function isMissingFile(problem: unknown): problem is NodeJS.ErrnoException {
  return problem instanceof Error && (problem as NodeJS.ErrnoException).code === 'ENOENT';
}
