import type { PlayersDependencies } from './players-dependencies.ts';

/** An environment as players lie in it; its own branch stands in audit entries and holds its servers. */
export type PlayerPlace = { readonly environmentId: number; readonly branchId: number };

/** @throws AppError `environment_not_found` */
export async function findPlayerPlace(
  { database, branches }: Pick<PlayersDependencies, 'database' | 'branches'>,
  environment: string,
): Promise<PlayerPlace> {
  const { id, branchId } = await branches.getEnvironment(database, environment);
  return { environmentId: id, branchId };
}
