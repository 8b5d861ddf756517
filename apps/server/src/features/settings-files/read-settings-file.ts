import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@quartermaster/contract/errors/app-error';
import {
  MANIFEST_FILE,
  settingsFileManifest,
  type SettingsFileManifest,
  type SettingsFileModule,
} from '@quartermaster/contract/bundle/settings-file';
import { parseJson, type JsonObject } from '@quartermaster/domain/core/json';
import { readJsonRecords } from '../../engine/codecs/json-reader.ts';
import type { OpenBytes } from '../../engine/codecs/text-decoding.ts';
import { openArchive, type Archive } from '../../engine/codecs/workbook/workbook-archive.ts';
import { findDamagedEntry } from './find-damaged-entry.ts';
import { contentHashOf, hashOf } from './manifest.ts';
import { isSealed } from './seal.ts';

/** An exported file that was found to be whole. */
export type SettingsFile = {
  readonly manifest: SettingsFileManifest;
  /** The records of a module as they were exported. */
  readonly records: (module: SettingsFileModule) => AsyncGenerator<JsonObject>;
  readonly close: () => Promise<void>;
};

const MAX_MANIFEST_BYTES = 4_000_000;

/**
 * Opens a file of settings. Not one byte of it may differ from what was exported: where one does, the entry that
 * holds it is named, or the archive itself.
 * @throws AppError `settings_file_damaged`, `settings_file_invalid`
 */
export async function openSettingsFile(open: OpenBytes, name: string): Promise<SettingsFile> {
  const isWhole = await isSealed(await open());
  // Only a file that is refused is read into memory.
  const place = isWhole ? name : (findDamagedEntry(await buffer(await open())) ?? name);
  const archive = await openArchive(open).catch(() => refuse('settings_file_damaged', place));
  try {
    const manifest = await readManifest(archive, isWhole, place);
    if (!isWhole) refuse('settings_file_damaged', (await findDamage(archive, manifest)) ?? place);
    return {
      manifest,
      records: (module) => recordsOf(archive, module),
      close: archive.close,
    };
  } catch (problem) {
    await archive.close();
    throw problem;
  }
}

function refuse(code: 'settings_file_damaged' | 'settings_file_invalid', file: string): never {
  throw new AppError(code, { file });
}

/** A whole file without a manifest of ours is no file of settings; a damaged one cannot say what it was. */
async function readManifest(archive: Archive, isWhole: boolean, name: string): Promise<SettingsFileManifest> {
  if (!archive.has(MANIFEST_FILE)) refuse(isWhole ? 'settings_file_invalid' : 'settings_file_damaged', name);
  const text = await readSmall(archive, MANIFEST_FILE).catch(() => null);
  const result = text === null ? null : settingsFileManifest.safeParse(parseJson(text));
  if (result?.success !== true)
    return refuse(isWhole ? 'settings_file_invalid' : 'settings_file_damaged', MANIFEST_FILE);
  const { hash, ...described } = result.data;
  const isOwn = hash === hashOf(described) && described.content_hash === contentHashOf(described.modules);
  return isOwn ? result.data : refuse('settings_file_damaged', MANIFEST_FILE);
}

async function readSmall(archive: Archive, file: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of archive.read(file).bytes) {
    size += chunk.length;
    if (size > MAX_MANIFEST_BYTES) throw new AppError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The first entry that is not what the manifest says of it. */
async function findDamage(archive: Archive, { modules }: SettingsFileManifest): Promise<string | null> {
  for (const { file, sha256 } of modules)
    if ((await digestOf(archive, file).catch(() => null)) !== sha256) return file;
  return null;
}

async function digestOf(archive: Archive, file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of archive.read(file).bytes) hash.update(chunk);
  return hash.digest('hex');
}

async function* recordsOf(archive: Archive, module: SettingsFileModule): AsyncGenerator<JsonObject> {
  try {
    yield* readJsonRecords(textsOf(archive, module));
  } catch (problem) {
    const isDamage = problem instanceof AppError && problem.code === 'settings_file_damaged';
    if (problem instanceof TypeError || (problem instanceof AppError && !isDamage))
      refuse('settings_file_invalid', module.file);
    throw problem;
  }
}

async function* textsOf(archive: Archive, { file, sha256 }: SettingsFileModule): AsyncGenerator<string> {
  const hash = createHash('sha256');
  // What is not UTF-8 throws a TypeError.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of archive.read(file).bytes) {
    hash.update(chunk);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
  if (hash.digest('hex') !== sha256) refuse('settings_file_damaged', file);
}
