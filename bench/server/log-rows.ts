import { ensureAuditPartitions } from '../../apps/server/src/db/audit-partitions.ts';
import { onlyRow } from '../../apps/server/src/db/only-row.ts';
import { FIRST_ACCOUNT } from '../../apps/server/src/players/population/invent-player.ts';
import { PLAYERS, SERVERS } from './bench-players.ts';
import type { BenchScene } from './bench-scene.ts';

/** In each of the two logs. `BENCH_LOG_ROWS` names another number: ten million take half an hour. */
export const LOG_ROWS = Number(process.env['BENCH_LOG_ROWS'] ?? 1_000_000);

/** Rows of one statement: few enough to see it move, and to be written out between. */
const AT_A_TIME = 500_000;

/** The person who did half of everything in the staff log. */
export const BUSY_PERSON = 1;
/** A person with an ordinary number of entries. */
export const PERSON = 7;
/** One act of five thousand, and none of them by the busy person. */
export const RARE_ACT = 'release.publish';
/** Has a twentieth of all rows of the players' log. */
export const BUSY_PLAYER = FIRST_ACCOUNT;

/** Even numbers out of `n` that look like chance; each salt gives others. */
const chance = (salt: number): string => `(hashint4(n * 31 + ${salt}) & 2147483647)`;

const MOMENT = `now() - interval '360 days' * (1 - n::float8 / ${LOG_ROWS})`;

/** Both logs over a year, through the partitions of their months, in the order in which things happened. */
export async function fillLogs(scene: BenchScene): Promise<void> {
  const { database, branchId } = scene;
  for (let monthsAgo = 14; monthsAgo >= 0; monthsAgo -= 2) {
    const month = new Date();
    month.setUTCMonth(month.getUTCMonth() - monthsAgo, 1);
    await ensureAuditPartitions(database, month);
  }
  const server = await database.query<{ id: number }>('select id from player.server where server_id = $1', [
    SERVERS[0],
  ]);
  const { id: serverNumber } = onlyRow(server);
  for (let from = 1; from <= LOG_ROWS; from += AT_A_TIME) {
    const part = [from, Math.min(LOG_ROWS, from + AT_A_TIME - 1)];
    await database.query(STAFF_ROWS, [...part, branchId]);
    await database.query(PLAYER_ROWS, [...part, serverNumber]);
  }
  await database.query('vacuum (analyze) audit_entry');
  await database.query('vacuum (analyze) player.log');
}

const STAFF_ROWS = `
  insert into audit_entry (at, account_id, action, module, record_id, branch_id, before, after, outcome, sealed_by)
  select at, case when ${chance(1)} % 2 = 0 then ${BUSY_PERSON} else 2 + ${chance(2)} % 40 end,
         (array['record.update', 'record.update', 'record.update', 'player.view', 'player.view', 'record.create',
                'record.delete', 'auth.login', 'auth.logout', 'player.command'])[1 + ${chance(3)} % 10],
         'module-' || ${chance(4)} % 100, (${chance(5)} % 50000)::text, $3::integer,
         jsonb_build_object('level', n % 100), jsonb_build_object('level', n % 100 + 1),
         case when ${chance(6)} % 100 = 0 then 'refused' else 'done' end, n / 1000
    from (select n, ${MOMENT} as at from generate_series($1::integer, $2::integer) as n) as moment
   where n % 5000 <> 0
  union all
  select ${MOMENT}, 2 + ${chance(2)} % 40, '${RARE_ACT}', null, null, $3::integer, null, null, 'done', n / 1000
    from generate_series($1::integer, $2::integer) as n where n % 5000 = 0
   order by 1`;

const PLAYER_ROWS = `
  insert into player.log (server, account_id, at, user_level, system_id, sub_system_id, asset_type, asset_id, asset_value, action_type)
  select $3::smallint, ${FIRST_ACCOUNT} + case when n % 20 = 0 then 0 else ${chance(7)} % ${Math.floor(PLAYERS / SERVERS.length)} end,
         ${MOMENT}, 1 + n % 80, 1 + ${chance(8)} % 20, 1, 'item', 1000 + ${chance(9)} % 500, 1, 'update'
    from generate_series($1::integer, $2::integer) as n`;
