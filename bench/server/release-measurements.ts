import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import type { Registry } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import type { Services } from '../../apps/server/src/compose.ts';
import { writeChanges } from '../../apps/server/src/engine/record-writer.ts';
import { listing, listTableOf } from '../../apps/server/src/engine/list-table.ts';
import { IS_HEAD, partitionOf } from '../../apps/server/src/engine/partition.ts';

/** Milliseconds of each step of a release, in the order in which a person takes them. */
type ReleaseTimes = {
  readonly records: number;
  readonly changes: number;
  readonly diff: number;
  readonly check: number;
  readonly publish: number;
  readonly rollBack: number;
  /** A new version with everything that the first one has. */
  readonly copy: number;
};

const MODULE = 'item-setting';
const ENV = 'bench-releases';
const VERSION = '1.0.0';
const ADDRESS = { env: ENV, version: VERSION };
const ACTOR = { accountId: null };
/** Numbers above those of the demo's items. */
const FIRST_ID = 100_000;

/** Times review, publish, roll-back and copy of a version of `records` records after `changes` edits. */
export async function measureReleases(
  services: Services,
  { records = 150_000, changes = 1_000 } = {},
): Promise<ReleaseTimes> {
  const { releases, environments } = services;
  await prepare(services, records);
  await publish(services);
  await editRecords(services, changes);

  const [diff, reviewed] = await timed(() => releases.changes(ADDRESS));
  const [check, { digest }] = await timed(() => releases.problems(ADDRESS));
  const body = { name: 'bench', note: '', head_seq: reviewed.head_seq, accepted_warnings: digest };
  const [publishing] = await timed(() => releases.publish(ADDRESS, body, ACTOR));
  const [rollBack] = await timed(() => releases.rollBack(ENV, 1, { note: '', undo_changes: [] }, ACTOR));
  const [copy] = await timed(() => environments.createVersion(ENV, { name: '2.0.0', from: ADDRESS }, ACTOR));
  return { records, changes: reviewed.totals.changed, diff, check, publish: publishing, rollBack, copy };
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const start = performance.now();
  const result = await work();
  return [performance.now() - start, result];
}

async function publish({ releases }: Services): Promise<void> {
  const { head_seq } = await releases.changes(ADDRESS);
  const { digest } = await releases.problems(ADDRESS);
  await releases.publish(ADDRESS, { name: 'base', note: '', head_seq, accepted_warnings: digest }, ACTOR);
}

/** The demo game in an environment of its own, and as many more items as are asked for. */
async function prepare(
  { database, registry, branches, environments }: Services,
  records: number,
): Promise<void> {
  const environment = {
    key: ENV,
    name: 'Bench releases',
    is_protected: false,
    color: '#0e7f8c',
    game_time_zone: 'UTC',
    version: VERSION,
  };
  await environments.create(environment, ACTOR);
  for (const [key, list] of Object.entries(demoConfiguration())) {
    const { branchId } = await branches.resolve(database, ENV, VERSION, registry.get(key).scope);
    const changes = list.map((data) => changeTo(registry, key, data));
    await database.transaction((tx) => writeChanges(tx, { branchId, kind: 'demo', actor: ACTOR }, changes));
  }
  const { branchId } = await branches.resolve(database, ENV, VERSION, 'versioned');
  const partition = partitionOf({ key: MODULE });
  await database.query(
    `with seq as materialized (select nextval('change_seq') as seq), logged as (
       insert into change_set (seq, branch_id, kind, source)
       select seq, $1, 'import', jsonb_build_object('modules', jsonb_build_object($4::text, $2::int)) from seq
     ), counted as (
       insert into record_total (branch_id, module, delta) values ($1, $4, $2)
     ), template as materialized (
       select data from ${partition} where branch_id = $1 order by record_id limit 1
     ), made as materialized (
       select $3::int + n as id, data || jsonb_build_object('item_id', $3::int + n, 'name', jsonb_build_object(
                'en', 'Bench item ' || n, 'zh', '測試道具 ' || n, 'jp', 'テスト品 ' || n)) as data
       from template, generate_series(1, $2::int) as n
     )
     insert into ${partition} (module, branch_id, record_id, sort_key, from_seq, data, hash)
     select $4, $1, id::text, lpad(id::text, 10, '0'), seq.seq, data, sha256(convert_to(data::text, 'UTF8')) from made, seq`,
    [branchId, records, FIRST_ID, MODULE],
  );
  const table = listTableOf(registry.get(MODULE));
  if (table !== null)
    await database.query(listing(table, `${partition} where branch_id = $1 and ${IS_HEAD}`), [branchId]);
  await database.query(`analyze ${partition}`);
}

function changeTo(registry: Registry, key: string, data: Parameters<typeof readRecord>[1]) {
  const module = registry.get(key);
  return { module, recordId: recordIdOf(module, data), data: readRecord(module, data) };
}

async function editRecords({ database, registry, branches }: Services, count: number): Promise<void> {
  const { branchId } = await branches.resolve(database, ENV, VERSION, 'versioned');
  const { rows } = await database.query<{ data: Parameters<typeof readRecord>[1] }>(
    `select data from ${partitionOf({ key: MODULE })} where branch_id = $1 and to_seq = 9223372036854775807
     order by hash limit $2`,
    [branchId, count],
  );
  const changes = rows.map(({ data }) => changeTo(registry, MODULE, { ...data, sort_order: 77 }));
  await database.transaction((tx) => writeChanges(tx, { branchId, kind: 'batch', actor: ACTOR }, changes));
}
