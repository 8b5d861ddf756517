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
import { inLane } from '../../db/lanes.ts';
import { readRecords, type Content } from '../releases/index.ts';
import { ENTRY } from './archive-entry.ts';
import { manifestOf } from './manifest.ts';
import { OPEN_SEAL, sealed } from './seal.ts';
import { FILE_TAIL, fileHead, recordText } from './settings-text.ts';

type SettingsFile = {
  readonly modules: readonly ResolvedModule[];
  readonly content: Content;
  readonly source: SettingsFileManifest['source'];
  readonly exportedAt: string;
};

/** Settings as one archive, packed as it is read: memory stays flat, however many records there are. */
export function writeSettingsFile(database: Database, file: SettingsFile): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const written: SettingsFileModule[] = [];
  let current: Readable | null = null;
  const add = (name: string, open: () => Readable): void =>
    zip.addReadStreamLazy(name, ENTRY, (give) => {
      current = open();
      // A module that fails ends the reader's stream, and a reader who goes away ends the module's.
      current.once('error', (problem) => output.destroy(problem));
      give(null, current);
    });
  finished(output, () => current?.destroy());
  for (const module of file.modules)
    add(fileOf(module.key), () => openModule(database, module, file.content, (entry) => written.push(entry)));
  // The last one: it tells the hashes of the others.
  add(MANIFEST_FILE, () => Readable.from([manifestText(file, written)], { objectMode: false }));
  zip.once('error', (problem: Error) => output.destroy(problem));
  zip.end({ comment: OPEN_SEAL, forceZip64Format: false });
  return Readable.from(sealed(output), { objectMode: false });
}

const fileOf = (module: string): string => `${module}.json`;

/** A module's text, read in a transaction of its own: the points of the log stay, so nobody waits for the whole file. */
function openModule(
  database: Database,
  module: ResolvedModule,
  content: Content,
  tell: (entry: SettingsFileModule) => void,
): Readable {
  const stream = new PassThrough();
  inLane('heavy', () =>
    database.transaction((tx) =>
      pipeline(Readable.from(moduleText(tx, module, content, tell), { objectMode: false }), stream),
    ),
  ).catch((problem: Error) => stream.destroy(problem));
  return stream;
}

async function* moduleText(
  tx: Transaction,
  module: ResolvedModule,
  content: Content,
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
  for await (const rows of readRecords(tx, module, content)) {
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
