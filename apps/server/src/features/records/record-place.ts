import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { Branch, BranchDirectory } from '../../engine/branch.ts';
import type { FixedDependencies, FixedRecords } from '../../engine/fixed-records.ts';
import type { ModuleAddress } from '../../engine/module-place.ts';
import type { SettingsGuard } from '../../engine/settings-guard.ts';
import type { Clock } from '../../platform/clock.ts';

export type RecordsDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
};

/** What checking an edit of a record takes besides. */
export type EditDependencies = RecordsDependencies & {
  readonly fixedRecords: FixedRecords;
  readonly guard: SettingsGuard;
  readonly clock: Clock;
};

/** Dependencies of `findFixedFields` at this moment. */
export const fixedNow = ({ clock, registry, fixedRecords }: EditDependencies): FixedDependencies => ({
  registry,
  fixedRecords,
  now: clock.now(),
});

/** An environment and a version, as an address names them. */
export type VersionAddress = { readonly env: string; readonly version: string };

/** Where an address leads: a module, the branch its records are in, and those of what it refers to. */
export type RecordPlace = {
  readonly module: ResolvedModule;
  readonly branch: Branch;
  readonly branchOf: (module: ResolvedModule) => number;
};

/** The two lines of the log that an environment and version show together. */
export type VersionPlace = { readonly versioned: Branch; readonly shared: Branch };

export async function findVersionPlace(
  { database, branches }: RecordsDependencies,
  { env, version }: VersionAddress,
): Promise<VersionPlace> {
  return {
    versioned: await branches.resolve(database, env, version, 'versioned'),
    shared: await branches.resolve(database, env, version, 'environment'),
  };
}

export async function findPlace(deps: RecordsDependencies, address: ModuleAddress): Promise<RecordPlace> {
  const module = deps.registry.find(address.module);
  if (module === undefined) throw new AppError('module_not_found', { module: address.module });
  const { versioned, shared } = await findVersionPlace(deps, address);
  const branchFor = ({ scope }: ResolvedModule) => (scope === 'versioned' ? versioned : shared);
  return { module, branch: branchFor(module), branchOf: (other) => branchFor(other).branchId };
}
