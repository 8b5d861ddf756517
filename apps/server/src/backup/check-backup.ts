import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { objectOf, parseJson } from '@quartermaster/domain/core/json';
import { PlainError } from '../platform/plain-error.ts';
import {
  endSchema,
  FORMAT,
  manifestSchema,
  OLDEST_FORMAT,
  type BackupEnd,
  type BackupManifest,
} from './backup-file.ts';
import { checksumOf, checksumOfAll } from './checksums.ts';
import { DamagedArchive, unpackEntries, type ArchiveEntry } from './tar.ts';

type Found = { tableParts: number; fileParts: number; end: Buffer | null; checksums: Record<string, string> };

/** Reads a backup from its first byte to its last, writes nothing, and answers what it says of itself. */
export async function checkBackup(source: string): Promise<BackupManifest> {
  const entries = unpackEntries(openArchive(source));
  const first = await readFirst(entries);
  const manifest = parseManifest(first.content);
  const found: Found = { tableParts: 0, fileParts: 0, end: null, checksums: {} };
  note(found, first);
  try {
    for await (const entry of entries) note(found, entry);
  } catch (problem) {
    throw explained(problem);
  }
  refuseIncomplete(manifest, found);
  return manifest;
}

/** The entry that every backup begins with. Errors: a sentence on what the file is instead. */
async function readFirst(entries: AsyncGenerator<ArchiveEntry>): Promise<ArchiveEntry> {
  const first = await entries.next().catch((problem: unknown) => {
    // A damaged byte anywhere in a small file can be reported before its first entry was read.
    if (isDamagedGzip(problem)) throw explained(problem);
    return { done: true as const, value: undefined };
  });
  if (first.done === true || first.value.name !== 'manifest.json')
    throw new PlainError('The file is not a backup of Quartermaster.');
  return first.value;
}

/** Any other file is no gzip at all: its header says so. */
function isDamagedGzip(problem: unknown): boolean {
  const { code = '', message = '' } = problem as { code?: string; message?: string };
  return code.startsWith('Z_') && message !== 'incorrect header check';
}

export function openArchive(source: string): Readable {
  const file = createReadStream(source);
  const archive = createGunzip();
  file.on('error', (problem) => archive.destroy(problem));
  return file.pipe(archive);
}

function parseManifest(content: Buffer): BackupManifest {
  const said = parseJson(content.toString());
  const format = objectOf(said)['format'];
  if (typeof format === 'number' && (format < OLDEST_FORMAT || format > FORMAT))
    throw new PlainError(
      `The backup has the format ${format}, and this release reads ${OLDEST_FORMAT} to ${FORMAT}.`,
    );
  const { data, error } = manifestSchema.safeParse(said);
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw new PlainError(
    `The backup was changed or damaged: ${issue?.path.join('.')} of its manifest is not what a backup writes.`,
  );
}

function note(found: Found, { name, content }: ArchiveEntry): void {
  if (name === 'end.json') {
    found.end = content;
    return;
  }
  if (name.startsWith('tables/')) found.tableParts += 1;
  if (name.startsWith('files/')) found.fileParts += 1;
  found.checksums[name] = checksumOf(content);
}

/** What gzip says of a file that ends too early, or whose bytes are not those that were written. */
function explained(problem: unknown): unknown {
  const { code = '' } = problem as { code?: string };
  if (code === 'Z_BUF_ERROR') return incomplete();
  return code.startsWith('Z_') || problem instanceof DamagedArchive
    ? damaged('its bytes are not those that were written')
    : problem;
}

function refuseIncomplete({ format }: BackupManifest, found: Found): void {
  const { data: end } = endSchema.safeParse(found.end === null ? null : parseJson(found.end.toString()));
  if (end?.tableParts !== found.tableParts || end.fileParts !== found.fileParts) throw incomplete();
  if (format !== OLDEST_FORMAT) refuseOtherChecksums(end, found.checksums);
}

function refuseOtherChecksums(end: BackupEnd, found: Readonly<Record<string, string>>): void {
  const names = new Set([...Object.keys(end.checksums ?? {}), ...Object.keys(found)]);
  for (const name of names) {
    if (end.checksums?.[name] !== found[name])
      throw damaged(`the checksum of its part ${name} is another one`);
  }
  if (end.checksum !== checksumOfAll(found)) throw damaged('the checksum over all parts is another one');
}

const incomplete = (): PlainError =>
  new PlainError('The backup is incomplete: it was cut off, or parts are missing.');

const damaged = (why: string): PlainError =>
  new PlainError(`The backup is damaged: ${why}. Restore another one.`);
