import { itemSourcesQuery } from '@quartermaster/contract/http/item-sources';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { writeChanges } from '../../apps/server/src/engine/record-writer.ts';
import { ITEMS } from './copy-items.ts';
import { medianTime } from './median-time.ts';
import { milliseconds, type BenchRow } from './table.ts';
import { emptyVersion, ENV, type ToolScene } from './tool-scene.ts';

const GAME = { env: ENV, version: 'game' };
const RUNS = 49;

/** What gives and takes the item that most records name, beside the one query for it. */
export async function measureSources(scene: ToolScene): Promise<BenchRow> {
  const { services, database } = scene;
  const branches = await loadDemo(scene);
  const { rows } = await database.query<{ id: string; links: number }>(
    `select to_record_id as id, count(*) as links from record_link
      where branch_id = any($1) and to_module = $2 group by 1 order by 2 desc, 1 limit 1`,
    [branches, ITEMS.key],
  );
  const [{ id, links } = { id: '', links: 0 }] = rows;
  const query = itemSourcesQuery.parse({ item_id: id });
  const time = await medianTime(RUNS, () => services.itemSources.list(GAME, query, ''));
  const floor = await medianTime(RUNS, () =>
    database.query(
      `select l.module, l.record_id, l.path, r.data from record_link l
         join revision r on r.module = l.module and r.branch_id = l.branch_id and r.record_id = l.record_id
          and r.to_seq = 9223372036854775807
        where l.branch_id = any($1) and l.to_module = $2 and l.to_record_id = $3 order by 1, 2`,
      [branches, ITEMS.key, id],
    ),
  );
  return {
    measure: `sources of an item that ${links} fields name, with titles and whether each is open`,
    figure: milliseconds(time),
    floor: `${milliseconds(floor)} one query for the records`,
    target: '≤ 3 ×',
  };
}

async function loadDemo(scene: ToolScene): Promise<readonly number[]> {
  const { services, database, actor } = scene;
  await emptyVersion(scene, GAME.version);
  const branches = new Set<number>();
  for (const [key, list] of Object.entries(demoConfiguration())) {
    const module = services.registry.get(key);
    const { branchId } = await services.branches.resolve(database, ENV, GAME.version, module.scope);
    branches.add(branchId);
    const changes = list.map((data) => ({
      module,
      recordId: recordIdOf(module, data),
      data: readRecord(module, data),
    }));
    await database.transaction((tx) => writeChanges(tx, { branchId, kind: 'demo', actor }, changes));
  }
  await database.query('analyze record_link, revision');
  return [...branches];
}
