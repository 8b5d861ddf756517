import type { BundleManifest, BundleModule } from '@quartermaster/contract/bundle/manifest';
import type { ModuleScope, Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import type { Database, Transaction } from '../../db/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { sumOf } from './change-list.ts';
import { compileModule, manifestOf, schemaOf } from './compile-bundle.ts';
import type { Content } from './content.ts';
import { countDifferences } from './differences.repo.ts';

/** A release whose files are there already. */
export type Compiled = { readonly content: Content; readonly modules: readonly BundleModule[] };

export type CompiledRelease = { readonly manifest: BundleManifest; readonly changeCount: number };

type Deps = { readonly database: Database; readonly files: FileStore; readonly registry: Registry };

/**
 * Compiles the modules of a content. A module that does not differ from the earlier release, and
 * whose definition still has the same shape, keeps its file.
 */
export function compileContent(
  { database, files, registry }: Deps,
  content: Content,
  earlier: Compiled,
  scopes: readonly ModuleScope[],
): Promise<CompiledRelease> {
  const modules = registry.modules.filter(({ scope }) => scopes.includes(scope));
  const known = new Map(earlier.modules.map((module) => [module.module, module]));
  return database.transaction(async (tx) => {
    const compiled: BundleModule[] = [];
    let changeCount = 0;
    for (const module of modules) {
      const changes = await countChanges(tx, module, earlier.content, content);
      const kept = changes === 0 ? reusable(module, known.get(module.key)) : undefined;
      compiled.push(kept ?? (await compileModule(tx, files, module, content)));
      changeCount += changes;
    }
    return { manifest: manifestOf(compiled), changeCount };
  });
}

async function countChanges(
  tx: Transaction,
  module: ResolvedModule,
  before: Content,
  after: Content,
): Promise<number> {
  return sumOf(await countDifferences(tx, module, before, after));
}

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
