import * as z from 'zod';
import { sha256Hex } from './manifest.ts';

/** Version of the settings file that one console exports and another imports. A number it does not know is refused. */
export const SETTINGS_FILE_FORMAT = 1;

/** The entry of the archive that describes the others. */
export const MANIFEST_FILE = 'manifest.json';

/** One module's file: `sha256` is that of its uncompressed bytes. */
const settingsFileModule = z.object({
  module: z.string().max(100),
  file: z.string().max(120),
  record_count: z.number().int().min(0),
  sha256: sha256Hex,
});

export type SettingsFileModule = z.infer<typeof settingsFileModule>;

/** Where the records were read: a draft or a release, at points of the log that no longer change. */
const settingsFileSource = z.object({
  environment: z.string().max(100),
  version: z.string().max(100),
  release: z.number().int().nullable(),
  version_seq: z.number().int(),
  environment_seq: z.number().int(),
});

/**
 * `content_hash`: over the modules alone (`contentHashInput`), so that the same content has the same hash wherever
 * it comes from. `hash`: sha256 of the canonical JSON of everything else here.
 */
export const settingsFileManifest = z.object({
  format: z.literal(SETTINGS_FILE_FORMAT),
  console_version: z.string().max(50),
  exported_at: z.string().max(30),
  source: settingsFileSource,
  modules: z.array(settingsFileModule).max(2000),
  content_hash: sha256Hex,
  hash: sha256Hex,
});

export type SettingsFileManifest = z.infer<typeof settingsFileManifest>;
