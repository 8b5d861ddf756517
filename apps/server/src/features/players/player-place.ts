import { onlyRow } from '../../db/only-row.ts';
import type { PlayersDependencies } from './players-dependencies.ts';

/** An environment as players lie in it; its own branch stands in audit entries and holds its servers. */
export type PlayerPlace = { readonly environmentId: number; readonly branchId: number };

/** @throws AppError `environment_not_found` */
export async function findPlayerPlace(
  { database, branches }: Pick<PlayersDependencies, 'database' | 'branches'>,
  environment: string,
): Promise<PlayerPlace> {
  const { id } = await branches.getEnvironment(database, environment);
  return onlyRow(
    await database.query<PlayerPlace>(
      `select environment_id as "environmentId", id as "branchId" from branch
       where environment_id = $1 and version_id is null`,
      [id],
    ),
  );
}
