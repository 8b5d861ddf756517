import type { PartitionShape, SequenceShape, TableShape } from './database-shape.ts';

/**
 * A backup is a gzipped tar: `manifest.json`, then `tables/<table>/<part>` in the text format of COPY,
 * `files/<number>` for the files named by the manifest's order, and `end.json` with the counts. Without
 * its end a backup is incomplete and refused.
 */
export const FORMAT = 1;

export type BackupManifest = {
  readonly format: number;
  readonly madeAt: string;
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  readonly tables: readonly TableShape[];
  readonly partitions: readonly PartitionShape[];
  readonly sequences: readonly SequenceShape[];
  /** Keys in the file store; the entry `files/<index>/<part>` holds the bytes. */
  readonly files: readonly string[];
};

export type BackupEnd = { readonly tableParts: number; readonly fileParts: number };
