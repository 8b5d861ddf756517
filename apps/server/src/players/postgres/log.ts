import type { WholeLogRow } from '@quartermaster/contract/http/player-log';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { createParameters } from '../../engine/parameters.ts';
import type { LogPage, LogWish } from '../player-store.ts';
import { SECTION_ROWS } from './section-rows.ts';
import type { AccountKey } from './slices.ts';

/** A page of a player's log, newest first. A period lets whole months be passed over. */
export async function readLog(
  db: Queryable,
  { server, accountId }: AccountKey,
  { limit, offset = 0, systemId = null, from = null, to = null }: LogWish,
): Promise<LogPage> {
  const parameters = createParameters([server, accountId]);
  const instant = (value: string): string => `(${parameters.add(value)}::timestamp at time zone 'utc')`;
  const conditions = ['server = $1', 'account_id = $2'];
  if (systemId !== null) conditions.push(`system_id = ${parameters.add(systemId)}`);
  if (from !== null) conditions.push(`log.at >= ${instant(from)}`);
  if (to !== null) conditions.push(`log.at < ${instant(to)} + interval '1 second'`);
  const where = `from player.log where ${conditions.join(' and ')}`;
  const { columns } = SECTION_ROWS.log;
  const { rows } = await db.query<WholeLogRow>(
    `select ${columns}, user_agent, url ${where} order by log.at desc, log.id desc limit ${limit} offset ${offset}`,
    parameters.values,
  );
  const counted = await db.query<{ total: number }>(`select count(*) as total ${where}`, parameters.values);
  return { rows, total: onlyRow(counted).total };
}
