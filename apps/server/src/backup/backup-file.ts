import { isAbsolute } from 'node:path';
import * as z from 'zod';

/**
 * A backup is a gzipped tar: `manifest.json`, then `tables/<table>/<part>` in the text format of COPY,
 * `files/<number>/<part>` for the files named by the manifest's order, and `end.json` with the counts
 * and a SHA-256 of every entry. Without its end a backup is incomplete and refused.
 */
export const FORMAT = 2;

/** The format before checksums, still restored. */
export const OLDEST_FORMAT = 1;

// Names and bounds become part of SQL statements: whatever does not look exactly like them is refused.
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const qualifiedName = z.string().regex(/^(?:player\.)?[a-z_][a-z0-9_]{0,62}$/);
const VALUE = String.raw`(?:-?\d{1,19}|'[A-Za-z0-9 :.+_-]{0,100}')`;
const bound = z
  .string()
  .regex(
    new RegExp(
      `^FOR VALUES (?:IN \\(${VALUE}(?:, ${VALUE}){0,99}\\)|FROM \\(${VALUE}\\) TO \\(${VALUE}\\))$`,
    ),
  );
const path = z
  .string()
  .min(1)
  .refine((key) => !isAbsolute(key) && !key.includes('\0') && !key.split(/[/\\]/).includes('..'));
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

export const manifestSchema = z.object({
  format: z.literal([OLDEST_FORMAT, FORMAT]),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string().regex(/^\d{3}-[a-z0-9-]+\.sql$/), checksum: sha256 })),
  tables: z.array(z.object({ name: qualifiedName, columns: z.array(name).min(1) })),
  partitions: z.array(z.object({ name: qualifiedName, parent: qualifiedName, bound })),
  sequences: z.array(
    z.object({ name: qualifiedName, value: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() }),
  ),
  /** Keys in the file store; the entry `files/<index>/<part>` holds the bytes. */
  files: z.array(path),
});

export const endSchema = z.object({
  tableParts: count,
  fileParts: count,
  /** Of every entry before this one, in their order; absent in the oldest format. */
  checksums: z.record(z.string(), sha256).optional(),
  /** Of all of them together. */
  checksum: sha256.optional(),
});

export type BackupManifest = z.infer<typeof manifestSchema>;
export type BackupEnd = z.infer<typeof endSchema>;
