import type { BundleManifest, BundleModule } from '@quartermaster/contract/bundle/manifest';
import type { ModuleScope, Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { bundleFileKey } from '../../engine/bundle-file-key.ts';
import type { Transaction } from '../../db/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { WrittenFile } from './bundle-file.ts';
import { bundleModule, compileModule, manifestOf, schemaOf, storeFile } from './compile-bundle.ts';
import type { Content } from './content.ts';
import { countByModule, sumOf } from './count-differences.ts';
import { findDifferences, NO_DIFFERENCES } from './differences.repo.ts';
import { spliceModule } from './splice-module.ts';

/** A release whose files are there already. */
export type Compiled = { readonly content: Content; readonly modules: readonly BundleModule[] };

type CompiledRelease = { readonly manifest: BundleManifest; readonly changeCount: number };

/** Above so many changes, reading every record again is no slower. */
const MAX_SPLICED = 20_000;
/** Files that are on their way to the disk while the next ones are compiled. */
const MOST_STORING = 4;

type Dependencies = { readonly files: FileStore; readonly registry: Registry };

/**
 * Compiles the modules of a content. A module that does not differ from the earlier release, and
 * whose definition still has the same shape, keeps its file.
 */
export async function compileContent(
  tx: Transaction,
  { files, registry }: Dependencies,
  content: Content,
  earlier: Compiled,
  scopes: readonly ModuleScope[],
): Promise<CompiledRelease> {
  const modules = registry.modules.filter(({ scope }) => scopes.includes(scope));
  const known = new Map(earlier.modules.map((module) => [module.module, module]));
  const compiled: BundleModule[] = [];
  const storing: Promise<void>[] = [];
  let changeCount = 0;
  const sides = { before: earlier.content, after: content };
  // In a first release every record is new: counting them would read them once more.
  const isFirst = earlier.modules.length === 0;
  const counted = isFirst ? null : await countByModule(tx, modules, sides);
  for (const module of modules) {
    const changes = sumOf(counted?.get(module.key) ?? NO_DIFFERENCES);
    const task = { tx, files, module, sides, changes };
    const { file, written } = await compileFrom(task, reusable(module, known.get(module.key)));
    compiled.push(file);
    changeCount += isFirst ? file.record_count : changes;
    if (written === null) continue;
    await storing.at(-MOST_STORING);
    const stored = storeFile(files, written);
    // A failure is thrown where it is awaited; until then it must not count as unhandled.
    stored.catch(() => undefined);
    storing.push(stored);
  }
  await Promise.all(storing);
  return { manifest: manifestOf(compiled), changeCount };
}

type CompileTask = {
  readonly tx: Transaction;
  readonly files: FileStore;
  readonly module: ResolvedModule;
  readonly sides: { readonly before: Content; readonly after: Content };
  readonly changes: number;
};

/** `written`: null where the earlier file is kept. */
type CompiledFile = { readonly file: BundleModule; readonly written: WrittenFile | null };

/** Takes over as much of the earlier file as there is. */
async function compileFrom(task: CompileTask, earlier: BundleModule | undefined): Promise<CompiledFile> {
  const { tx, files, module, sides, changes } = task;
  const isSmall = earlier !== undefined && changes <= MAX_SPLICED;
  if (!isSmall) return asCompiled(module, await compileModule(tx, module, sides.after));
  if (changes === 0) return { file: earlier, written: null };
  const differences = await findDifferences(tx, module, sides, changes);
  const bytes = await files.getBytes(bundleFileKey(earlier.hash));
  return asCompiled(module, await spliceModule(module, bytes, differences));
}

const asCompiled = (module: ResolvedModule, written: WrittenFile): CompiledFile => ({
  file: bundleModule(module, written),
  written,
});

function reusable(module: ResolvedModule, earlier: BundleModule | undefined): BundleModule | undefined {
  return earlier?.schema === schemaOf(module) ? earlier : undefined;
}

/** The modules of one manifest that the other does not have, or has otherwise. */
export function manifestDifference(
  of: readonly BundleModule[],
  than: readonly BundleModule[],
): readonly BundleModule[] {
  const hashes = new Map(than.map(({ module, hash }) => [module, hash]));
  return of.filter(({ module, hash }) => hashes.get(module) !== hash);
}
