import type { DashboardAnswer } from '@quartermaster/contract/http/overview';
import type { Queryable } from '../../db/database.ts';
import { readNotices } from './notices.ts';
import type { OverviewDependencies } from './overview-dependencies.ts';

const SHOWN_RELEASES = 8;

/** What the people who look after players have to know of an environment. */
export async function readDashboard(deps: OverviewDependencies, env: string): Promise<DashboardAnswer> {
  const { database, branches } = deps;
  const environment = await branches.getEnvironment(database, env);
  const [{ releases }, notices] = await Promise.all([
    deps.releases.list(env, { limit: SHOWN_RELEASES, offset: 0 }),
    readNotices(deps, { branchId: environment.branchId, environment }),
  ]);
  const changed = await findChangedModules(
    database,
    environment.id,
    releases.map(({ number }) => number),
  );
  return {
    releases: releases.map((release) => ({ ...release, modules: changed.get(release.number) ?? [] })),
    notices,
  };
}

/** The modules whose file another one replaced, by the number of the release. */
async function findChangedModules(
  db: Queryable,
  environmentId: number,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const { rows } = await db.query<{ number: number; modules: string[] }>(
    `select r.number, array_agg(m.module order by m.module) as modules
     from release r
     join release_module m on m.release_id = r.id
     left join release p on p.environment_id = r.environment_id and p.number = r.number - 1
     left join release_module before on before.release_id = p.id and before.module = m.module
     where r.environment_id = $1 and r.number = any($2) and m.hash is distinct from before.hash and m.record_count + coalesce(before.record_count, 0) > 0
     group by r.number`,
    [environmentId, numbers],
  );
  return new Map(rows.map(({ number, modules }) => [number, modules]));
}
