import * as z from 'zod';
import { formedText } from '../http/formed-text.ts';

/**
 * Version of the bundle format. A consumer refuses a number it does not know. Described for every
 * language in `docs/reference/bundle.md`.
 */
export const BUNDLE_FORMAT = 1;

/** Lower-case hexadecimal sha256. */
export const sha256Hex = formedText('sha256');

/** One module's file: a JSON array of canonical `{data, record_id}`, one on each line, in `sort_key` order. */
export const bundleModule = z.object({
  module: z.string().describe('The key of the module.'),
  hash: sha256Hex.describe('The SHA-256 of the uncompressed bytes, and the name of the file.'),
  schema: z
    .string()
    .describe(
      'Names the shape of the records: it changes when a field is added, renamed, removed or gets another kind.',
    ),
  record_count: z.number().int().describe('How many records the file has.'),
  byte_count: z.number().int().describe('The uncompressed length.'),
});

export type BundleModule = z.infer<typeof bundleModule>;

/** A published configuration: the list of its module files and one hash over all of them. */
export const bundleManifest = z.object({
  content_hash: sha256Hex.describe('The hash over all module files.'),
  modules: z.array(bundleModule).describe('The module files.'),
});

export type BundleManifest = z.infer<typeof bundleManifest>;

/**
 * The text whose sha256 is the content hash: one line `module:hash` per module, sorted by the
 * bytes of the module's key, each ended by a line feed. Nothing else enters the hash, so the
 * same content has the same hash in every environment.
 */
export function contentHashInput(modules: readonly Pick<BundleModule, 'module' | 'hash'>[]): string {
  return modules
    .map(({ module, hash }) => `${module}:${hash}\n`)
    .sort()
    .join('');
}
