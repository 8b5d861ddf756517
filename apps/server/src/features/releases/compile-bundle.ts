import { createHash } from 'node:crypto';
import { createGzip } from 'node:zlib';
import type { BundleManifest, BundleModule } from '@quartermaster/contract/bundle/manifest';
import { contentHashInput } from '@quartermaster/contract/bundle/manifest';
import { bundleRecordText, schemaText } from '@quartermaster/domain/bundle/bundle-record';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Transaction } from '../../db/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { readRecords } from './content.repo.ts';
import type { Content } from './content.ts';

/** Publishing is waited for: a little more bytes for a third of the time. */
const GZIP_LEVEL = 4;
const SCHEMA_DIGITS = 16;

/** Where a module's file lies in the file store. */
export function bundleFileKey(hash: string): string {
  return `bundles/${hash.slice(0, 2)}/${hash}.json.gz`;
}

/** Names the shape of a module's records in bundles. */
export function schemaOf(module: ResolvedModule): string {
  return createHash('sha256').update(schemaText(module)).digest('hex').slice(0, SCHEMA_DIGITS);
}

/** Writes a module's file under the hash of its bytes; a file that is there already is the same file. */
export async function compileModule(
  tx: Transaction,
  files: FileStore,
  module: ResolvedModule,
  content: Content,
): Promise<BundleModule> {
  const hash = createHash('sha256');
  const gzip = createGzip({ level: GZIP_LEVEL });
  const compressed = gzip.toArray() as Promise<Buffer[]>;
  let recordCount = 0;
  let byteCount = 0;

  const write = async (text: string): Promise<void> => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    byteCount += bytes.length;
    if (!gzip.write(bytes)) await new Promise((resolve) => gzip.once('drain', resolve));
  };

  await write('[');
  for await (const rows of readRecords(tx, module, content)) {
    const texts = rows.map((row) => bundleRecordText(row.record_id, readRecord(module, row.data)));
    await write((recordCount === 0 ? '' : ',') + texts.join(','));
    recordCount += rows.length;
  }
  await write(']');
  gzip.end();
  const digest = hash.digest('hex');
  await storeFile(files, digest, Buffer.concat(await compressed));
  return {
    module: module.key,
    hash: digest,
    schema: schemaOf(module),
    record_count: recordCount,
    byte_count: byteCount,
  };
}

async function storeFile(files: FileStore, hash: string, bytes: Buffer): Promise<void> {
  const key = bundleFileKey(hash);
  if (await files.exists(key)) return;
  await files.put(key, bytes);
}

/** The manifest of a bundle: its modules by key and the hash over all of them. */
export function manifestOf(modules: readonly BundleModule[]): BundleManifest {
  const sorted = [...modules].sort((a, b) => (a.module < b.module ? -1 : 1));
  return {
    content_hash: createHash('sha256').update(contentHashInput(sorted)).digest('hex'),
    modules: sorted,
  };
}
