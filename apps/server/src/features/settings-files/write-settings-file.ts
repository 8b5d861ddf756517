import { createHash } from 'node:crypto';
import { finished, PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  MANIFEST_FILE,
  type SettingsFileModule,
  type SettingsFileManifest,
} from '@quartermaster/contract/bundle/settings-file';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { ZipFile } from 'yazl';
import type { Database, Transaction } from '../../db/database.ts';
import { readInBatches, type BatchQuery } from '../../engine/cursor.ts';
import type { ContentRow } from '../releases/index.ts';
import { ENTRY } from './archive-entry.ts';
import { manifestOf } from './manifest.ts';
import { OPEN_SEAL, sealed } from './seal.ts';
import { FILE_TAIL, fileHead, recordText } from './settings-text.ts';

/** A module and the query of its records. */
type WrittenModule = { readonly module: ResolvedModule; readonly records: BatchQuery };

export type SettingsFile = {
  readonly modules: readonly WrittenModule[];
  readonly source: SettingsFileManifest['source'];
  readonly exportedAt: string;
};

/** Settings as one archive, packed as it is read, in the lane it is asked in. */
export function writeSettingsFile(database: Database, file: SettingsFile): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const written: SettingsFileModule[] = [];
  let current: Readable | null = null;
  const add = (name: string, open: () => Readable): void =>
    zip.addReadStreamLazy(name, ENTRY, (give) => {
      current = open();
      // A module that fails ends the reader's stream, and a reader that closes ends the module's.
      current.once('error', (problem) => output.destroy(problem));
      give(null, current);
    });
  finished(output, () => current?.destroy());
  for (const own of file.modules)
    add(fileOf(own.module.key), () => openModule(database, own, (entry) => written.push(entry)));
  // The last one: it has the hashes of the others.
  add(MANIFEST_FILE, () => Readable.from([manifestText(file, written)], { objectMode: false }));
  zip.once('error', (problem: Error) => output.destroy(problem));
  zip.end({ comment: OPEN_SEAL, forceZip64Format: false });
  return Readable.from(sealed(output), { objectMode: false });
}

const fileOf = (module: string): string => `${module}.json`;

/** A module's text, read in its own transaction: points of the log are fixed, so none spans all modules. */
function openModule(
  database: Database,
  own: WrittenModule,
  tell: (entry: SettingsFileModule) => void,
): Readable {
  const stream = new PassThrough();
  database
    .transaction((tx) => pipeline(Readable.from(moduleText(tx, own, tell), { objectMode: false }), stream))
    .catch((problem: Error) => stream.destroy(problem));
  return stream;
}

async function* moduleText(
  tx: Transaction,
  { module, records }: WrittenModule,
  tell: (entry: SettingsFileModule) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const bytesOf = (text: string): Buffer => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    return bytes;
  };
  let count = 0;
  yield bytesOf(fileHead(module.key));
  for await (const rows of readInBatches<ContentRow>(tx, records)) {
    const texts = rows.map(({ data }) => recordText(readRecord(module, data)));
    yield bytesOf(`${count > 0 ? ',' : ''}${texts.join(',')}`);
    count += rows.length;
  }
  yield bytesOf(FILE_TAIL);
  tell({ module: module.key, file: fileOf(module.key), record_count: count, sha256: hash.digest('hex') });
}

function manifestText({ source, exportedAt }: SettingsFile, modules: readonly SettingsFileModule[]): Buffer {
  const manifest = manifestOf({ source, exported_at: exportedAt, modules });
  return Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
}
