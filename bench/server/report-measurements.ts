import { addDays, rangeBefore } from '@quartermaster/domain/reports/periods';
import { medianTime } from './median-time.ts';
import { milliseconds, type BenchRow } from './table.ts';
import { ENV, type ToolScene } from './tool-scene.ts';

const DAYS = 92;
const STAGES = 400;
const RUNS = 9;

/** Stages that were fought, of 92 days beside the 92 before, beside the one query for both ranges. */
export async function measureReport(scene: ToolScene): Promise<BenchRow> {
  const { services, database } = scene;
  const to = addDays(new Date().toISOString().slice(0, 10), -1);
  const range = { from: addDays(to, 1 - DAYS), to };
  const before = rangeBefore('day', range);
  const { id, gameTimeZone } = await services.branches.getEnvironment(database, ENV);
  const counts = await fillCounts(scene, id, gameTimeZone, before.from);
  const time = await medianTime(RUNS, () =>
    services.report.read(ENV, { report: 'stage_clear', range, group: 'day', filter: {} }),
  );
  const sums = ({ from, to: last }: typeof range) =>
    database.query(
      `select starts, subject, sum(times)::float8, sum(amount)::float8, sum(players)::float8 from report_count
        where environment_id = $1 and time_zone = $2 and grain = 'day' and kind = 'fought' and starts between $3 and $4
        group by 1, 2 order by 1, 2`,
      [id, gameTimeZone, from, last],
    );
  const floor = await medianTime(RUNS, () => Promise.all([sums(range), sums(before)]));
  return {
    measure: `report of ${STAGES} stages by day, ${DAYS} days beside the ${DAYS} before, of ${counts} kept counts`,
    figure: milliseconds(time),
    floor: `${milliseconds(floor)} one query for each range`,
    target: '≤ 2 ×, < 2 s',
  };
}

/** Writes the counts that 200,000 players leave: not every stage is fought on each server with each client on each day. */
async function fillCounts(
  { database }: ToolScene,
  environmentId: number,
  timeZone: string,
  from: string,
): Promise<number> {
  const { rowCount } = await database.query(
    `insert into report_count
       (environment_id, time_zone, grain, starts, kind, server_id, platform, version, subject, detail, players, times, amount)
     select $1, $2, 'day', $3::date + day, 'fought', server, platform, version, stage::text, '', 1 + stage % 5,
            2 + stage % 9, 1 + stage % 7
       from generate_series(0, $4) as day cross join generate_series(1, 5) as server
      cross join unnest(array['ios', 'android']) as platform cross join unnest(array['1.3.0', '1.4.0']) as version
      cross join generate_series(1001, 1000 + $5) as stage
      where (day * 7 + server * 3 + stage * 11 + length(platform) + ascii(right(version, 3))) % 4 = 0
      order by day, stage`,
    [environmentId, timeZone, from, 2 * DAYS - 1, STAGES],
  );
  await database.query(
    `insert into report_period (environment_id, time_zone, grain, starts, events, counted_at)
     select $1, $2, 'day', $3::date + day, 1, now() from generate_series(0, $4) as day`,
    [environmentId, timeZone, from, 2 * DAYS - 1],
  );
  await database.query('vacuum analyze report_count');
  return rowCount ?? 0;
}
