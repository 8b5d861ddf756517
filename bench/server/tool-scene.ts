import { listing, listTableOf } from '../../apps/server/src/engine/list-table.ts';
import { IS_HEAD } from '../../apps/server/src/engine/partition.ts';
import { onlyRow } from '../../apps/server/src/db/only-row.ts';
import type { Actor } from '../../apps/server/src/platform/actor.ts';
import type { BenchScene } from './bench-scene.ts';
import { copyItems, itemRows, ITEMS, PARTITION } from './copy-items.ts';

export const ENV = 'bench-tools';
export const LARGE = { env: ENV, version: 'large' };
export const SMALL = { env: ENV, version: 'small' };

export const LARGE_COUNT = 150_000;
export const SMALL_COUNT = 15_000;
/** Records per statement. */
const BATCH = 5_000;

export type ToolScene = BenchScene & { readonly actor: Actor & { readonly accountId: number } };

/** An environment with versions of many and of few items. */
export async function prepareTools(scene: BenchScene): Promise<ToolScene> {
  const { services, database } = scene;
  const { id: accountId } = onlyRow(
    await database.query<{ id: number }>('select min(id) as id from account'),
  );
  const actor = { accountId };
  const environment = {
    key: ENV,
    name: 'Bench tools',
    is_protected: false,
    color: '#0e7f8c',
    game_time_zone: 'UTC',
    version: LARGE.version,
  };
  await services.environments.create(environment, actor);
  const tools = { ...scene, actor };
  await fill(tools, LARGE.version, LARGE_COUNT);
  await emptyVersion(tools, SMALL.version);
  await fill(tools, SMALL.version, SMALL_COUNT);
  await database.query(`vacuum analyze ${PARTITION}`);
  return tools;
}

export async function branchOf({ services, database }: BenchScene, version: string): Promise<number> {
  return (await services.branches.resolve(database, ENV, version, 'versioned')).branchId;
}

export async function emptyVersion({ services, actor }: ToolScene, name: string): Promise<void> {
  await services.environments.createVersion(ENV, { name }, actor);
}

/** Puts items into an empty version, as an import would leave them there. */
async function fill(scene: ToolScene, version: string, count: number): Promise<void> {
  const { database } = scene;
  const branchId = await branchOf(scene, version);
  const { seq } = onlyRow(
    await database.query<{ seq: number }>(
      `with logged as (insert into change_set (seq, branch_id, kind, source)
         values (nextval('change_seq'), $1, 'import', jsonb_build_object('modules', jsonb_build_object($2::text, $3::int))) returning seq),
       counted as (insert into record_total (branch_id, module, delta) values ($1, $2, $3))
       select seq from logged`,
      [branchId, ITEMS.key, count],
    ),
  );
  for (let first = 1; first <= count; first += BATCH)
    await database.transaction((tx) =>
      copyItems(tx, itemRows({ branchId, seq }, first, Math.min(BATCH, count - first + 1))),
    );
  const table = listTableOf(ITEMS);
  if (table !== null)
    await database.query(listing(table, `${PARTITION} where branch_id = $1 and ${IS_HEAD}`), [branchId]);
}
