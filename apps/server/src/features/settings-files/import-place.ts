import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { Branch, BranchDirectory } from '../../engine/branch.ts';

/** An environment and a version, as an address names them. */
export type VersionAddress = { readonly env: string; readonly version: string };

/** The two lines of the log that a file of settings is written to. */
export type ImportPlace = {
  readonly versioned: Branch;
  readonly shared: Branch;
  readonly branchOf: (module: ResolvedModule) => number;
};

export async function findPlaceOf(
  { database, branches }: { readonly database: Database; readonly branches: BranchDirectory },
  { env, version }: VersionAddress,
): Promise<ImportPlace> {
  const versioned = await branches.resolve(database, env, version, 'versioned');
  const shared = await branches.resolve(database, env, version, 'environment');
  return {
    versioned,
    shared,
    branchOf: ({ scope }) => (scope === 'versioned' ? versioned : shared).branchId,
  };
}
