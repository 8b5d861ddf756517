import {
  contentHashInput,
  type BundleManifest,
  type BundleModule,
} from '@quartermaster/contract/bundle/manifest';
import { bundleRecordText, schemaText } from '@quartermaster/domain/bundle/bundle-record';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Transaction } from '../../db/database.ts';
import { bundleFileKey } from '../../engine/bundle-file-key.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { sha256 } from '../../platform/sha256.ts';
import { createBundleFileWriter, type WrittenFile } from './bundle-file.ts';
import { readRecords } from './content.repo.ts';
import type { Content } from './content.ts';

const SCHEMA_DIGITS = 16;

/** Names the shape of a module's records in bundles. */
export function schemaOf(module: ResolvedModule): string {
  return sha256(schemaText(module)).slice(0, SCHEMA_DIGITS);
}

/** A module's file, of every record of it. */
export async function compileModule(
  tx: Transaction,
  module: ResolvedModule,
  content: Content,
): Promise<WrittenFile> {
  const writer = createBundleFileWriter();
  for await (const rows of readRecords(tx, module, content)) {
    for (const row of rows) {
      await writer.add(Buffer.from(bundleRecordText(module, row.record_id, readRecord(module, row.data))));
    }
  }
  return writer.finish();
}

/** A module's file as manifests name it. */
export const bundleModule = (
  module: ResolvedModule,
  { hash, recordCount, byteCount }: WrittenFile,
): BundleModule => ({
  module: module.key,
  hash,
  schema: schemaOf(module),
  record_count: recordCount,
  byte_count: byteCount,
});

/** Puts a written file under its hash; a file that is there already is the same file. */
export async function storeFile(files: FileStore, { bytes, hash }: WrittenFile): Promise<void> {
  const key = bundleFileKey(hash);
  if (!(await files.exists(key))) await files.put(key, bytes);
}

/** The manifest of a bundle: its modules by key and the hash over all of them. */
export function manifestOf(modules: readonly BundleModule[]): BundleManifest {
  const sorted = [...modules].sort((a, b) => (a.module < b.module ? -1 : 1));
  return {
    content_hash: sha256(contentHashInput(sorted)),
    modules: sorted,
  };
}
