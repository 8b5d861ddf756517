import type { Environment } from '../../engine/branch.ts';
import type { PlayersDependencies } from './players-dependencies.ts';

/** The place of players: an environment, and its own branch, which audit entries name. */
export type PlayerPlace = { readonly environmentId: number; readonly branchId: number };

/** The same for readers: what they may see, and how much of it, depends on the environment. */
export type ReadPlace = PlayerPlace & { readonly environment: Environment };

/** @throws AppError `environment_not_found` */
export async function findPlayerPlace(
  { database, branches }: Pick<PlayersDependencies, 'database' | 'branches'>,
  key: string,
): Promise<ReadPlace> {
  const environment = await branches.getEnvironment(database, key);
  return { environmentId: environment.id, branchId: environment.branchId, environment };
}
