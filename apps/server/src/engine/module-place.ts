import { AppError } from '@quartermaster/contract/errors/app-error';
import { takesEffectOnSave, type Registry, type ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../db/database.ts';
import type { Branch, BranchDirectory } from './branch.ts';

/** The three names in the address of a list. */
export type ModuleAddress = { readonly env: string; readonly version: string; readonly module: string };

/** A module in one branch, as an address names it. */
export type ModulePlace = Branch & { readonly module: ResolvedModule };

/**
 * Finds what an address names.
 * @throws AppError `module_not_found`, `environment_not_found`, `version_not_found`
 */
export async function resolveModulePlace(
  db: Queryable,
  { registry, branches }: { readonly registry: Registry; readonly branches: BranchDirectory },
  address: ModuleAddress,
): Promise<ModulePlace> {
  const module = registry.find(address.module);
  if (module === undefined) throw new AppError('module_not_found', { module: address.module });
  return { module, ...(await branches.resolve(db, address.env, address.version, module.scope)) };
}

/** What has to be typed before a protected environment is touched: the name of the version. */
function confirmationOf({ environment, version }: Pick<Branch, 'environment' | 'version'>): string {
  return `${environment.key}-${version.name}`;
}

/**
 * The name of a protected environment's version has to be typed before anything takes effect there.
 * @throws AppError `wrong_confirmation`
 */
export function requireTyped(
  place: Pick<Branch, 'environment' | 'version'>,
  typed: string | undefined,
): void {
  if (place.environment.isProtected && typed !== confirmationOf(place))
    throw new AppError('wrong_confirmation');
}

/**
 * Environment-wide settings take effect on save, so a protected environment asks for its name.
 * @throws AppError `wrong_confirmation`
 */
export function requireConfirmation(place: ModulePlace, typed: string | undefined): void {
  if (takesEffectOnSave(place.module)) requireTyped(place, typed);
}
