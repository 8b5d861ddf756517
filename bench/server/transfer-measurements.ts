import { once } from 'node:events';
import { Readable } from 'node:stream';
import { to as copyTo } from 'pg-copy-streams';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { csvLine } from '@quartermaster/domain/texts/csv-cells';
import { onlyRow } from '../../apps/server/src/db/only-row.ts';
import { ANY_LIST_TABLE } from '../../apps/server/src/engine/list-table.ts';
import { IS_HEAD } from '../../apps/server/src/engine/partition.ts';
import { benchItem } from './bench-items.ts';
import { ENVIRONMENT, VERSION, type BenchScene } from './bench-scene.ts';
import {
  copyItems,
  copyLinks,
  copyListed,
  itemRows,
  ITEMS,
  linkRows,
  listedItems,
  PARTITION,
} from './copy-items.ts';
import { seconds, type BenchRow } from './table.ts';

const ROWS = 100_000;

/** An import of a whole list from CSV beside a bare COPY into the same indexed tables, and the way out. */
export async function measureTransfer(scene: BenchScene): Promise<readonly BenchRow[]> {
  const copy = await timeCopy(scene);
  const branchId = await emptyBranch(scene, 'import');
  const { checked, written } = await timeImport(scene, branchId);
  const copyOut = await timeCopyOut(scene);
  const exported = await timeExport(scene);
  return [
    {
      measure: 'import of 100,000 rows from CSV, checked and written',
      figure: `${seconds(checked + written)} (check ${seconds(checked)}, write ${seconds(written)})`,
      floor: `${seconds(copy)} COPY`,
      target: '≤ 1.5 × COPY',
    },
    {
      measure: 'export of 100,000 rows to CSV',
      figure: `${seconds(exported.time)}, heap +${exported.heapMegabytes.toFixed(0)} MB`,
      floor: `${seconds(copyOut)} COPY`,
      target: '< 1 s, flat memory',
    },
  ];
}

async function emptyBranch({ database }: BenchScene, name: string): Promise<number> {
  const result = await database.query<{ id: number }>(
    `with made as (insert into version (environment_id, name) select id, $1 from environment where key = $2 returning id, environment_id)
     insert into branch (environment_id, version_id) select environment_id, id from made returning id`,
    [name, ENVIRONMENT],
  );
  return onlyRow(result).id;
}

/** The floor: rows that are ready, straight into the tables that hold them, with all their indexes. */
export async function timeCopy(scene: BenchScene, count = ROWS): Promise<number> {
  const branchId = await emptyBranch(scene, 'copy');
  const { id: seq } = onlyRow(
    await scene.database.query<{ id: number }>(`select nextval('change_seq') as id`),
  );
  const rows = itemRows({ branchId, seq }, 1, count);
  const links = linkRows(branchId, 1, count);
  const listed = await scene.database.transaction((tx) => listedItems(tx, rows));
  const start = performance.now();
  await scene.database.transaction(async (tx) => {
    await copyItems(tx, rows);
    await copyListed(tx, listed);
    await copyLinks(tx, links);
  });
  const time = performance.now() - start;
  for (const table of [PARTITION, ANY_LIST_TABLE, 'record_link']) {
    await scene.database.query(`delete from ${table} where branch_id = $1`, [branchId]);
    await scene.database.query(`vacuum ${table}`);
  }
  return time;
}

async function timeImport(
  { services, database }: BenchScene,
  branchId: number,
): Promise<{ checked: number; written: number }> {
  const { id: accountId } = onlyRow(
    await database.query<{ id: number }>('select min(id) as id from account'),
  );
  const place = { branchId, module: ITEMS.key };
  const job = await services.imports.stage({ accountId }, place, {
    fileName: 'items.csv',
    content: Readable.from([csvOfItems()]),
  });
  const start = performance.now();
  await services.imports.preview(place, job.id, job.options);
  await services.imports.runCheck(job.id);
  const between = performance.now();
  await services.imports.apply({ accountId }, place, job.id, '');
  await services.imports.runWrite(job.id, { accountId }, '');
  const end = performance.now();
  const done = await services.imports.get(place, job.id);
  if (done.state !== 'done' || done.counts.new !== ROWS)
    throw new Error(`The import is ${JSON.stringify(done.counts)}`);
  return { checked: between - start, written: end - between };
}

function csvOfItems(): Buffer {
  const columns = ITEMS.fields.flatMap((field) =>
    fieldKindLogic(field.kind)
      .columns(field)
      .map((column) => ({ key: field.key, column })),
  );
  const lines = [csvLine(columns.map(({ column }) => column.name))];
  for (let id = 1; id <= ROWS; id += 1) {
    const item = benchItem(id);
    lines.push(csvLine(columns.map(({ key, column }) => column.print(item[key]))));
  }
  return Buffer.from(lines.join(''));
}

/** The floor: the same records in the same order as the database holds them, read and thrown away. */
async function timeCopyOut({ services, database }: BenchScene): Promise<number> {
  const { branchId } = await services.branches.resolve(database, ENVIRONMENT, VERSION, 'versioned');
  const rows = `select data from ${PARTITION} where branch_id = ${branchId} and ${IS_HEAD} order by sort_key`;
  const start = performance.now();
  await database.transaction(async ({ client }) => {
    const out = client.query(copyTo(`copy (${rows}) to stdout`));
    out.resume();
    await once(out, 'end');
  });
  return performance.now() - start;
}

async function timeExport({
  services,
  database,
}: BenchScene): Promise<{ time: number; heapMegabytes: number }> {
  const { branchId } = await services.branches.resolve(database, ENVIRONMENT, VERSION, 'versioned');
  const selection = {
    module: ITEMS,
    branchId,
    parent: null,
    language: 'en',
    sort: null,
    search: null,
    filter: [],
  } as const;
  const before = process.memoryUsage().heapUsed;
  let peak = before;
  const start = performance.now();
  const { stream } = services.exports.start(selection, {
    format: 'csv',
    columns: null,
    place: 'bench',
  });
  stream.on('data', () => {
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  });
  await once(stream, 'end');
  return { time: performance.now() - start, heapMegabytes: (peak - before) / 2 ** 20 };
}
