import type { BranchDirectory, Environment } from '../../engine/branch.ts';
import type { Queryable } from '../../db/database.ts';
import type { Content } from './content.ts';

/** One version of an environment: where drafts are written and releases are made. */
export type Place = {
  readonly environment: Environment;
  readonly version: { readonly id: number; readonly name: string };
  readonly versionBranchId: number;
  readonly environmentBranchId: number;
};

export async function getPlace(
  db: Queryable,
  branches: BranchDirectory,
  environment: string,
  version: string,
): Promise<Place> {
  const versioned = await branches.resolve(db, environment, version, 'versioned');
  const shared = await branches.resolve(db, environment, version, 'environment');
  return {
    environment: versioned.environment,
    version: versioned.version,
    versionBranchId: versioned.branchId,
    environmentBranchId: shared.branchId,
  };
}

/** The content before anything was published: nothing was written at or before 0. */
export function emptyContent(place: Place): Content {
  return {
    versionBranchId: place.versionBranchId,
    versionSeq: 0,
    environmentBranchId: place.environmentBranchId,
    environmentSeq: 0,
    holds: [],
  };
}
