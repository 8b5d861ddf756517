import type { WholeLogRow } from '@quartermaster/contract/http/player-log';
import type { Queryable } from '../../db/database.ts';
import { isAfterCursor, readCursor, rowCursor, newestFirstOf } from '../../db/newest-first.ts';
import { createParameters } from '../../engine/parameters.ts';
import type { LogRequest, Slice } from '../player-store.ts';
import { SECTION_ROWS } from './section-rows.ts';
import { ofAccount, type AccountKey } from './slices.ts';

/** Part of a player's log, newest first. A period lets whole months be passed over. */
export async function readLog(
  db: Queryable,
  account: AccountKey,
  request: LogRequest,
): Promise<Slice<WholeLogRow>> {
  const parameters = createParameters(readCursor(request.cursor));
  const conditions = [ofAccount(account), ...narrow(request, parameters.add)];
  const { rows } = await db.query<WholeLogRow & { cursor_of_row: string }>(
    `select ${SECTION_ROWS.log.columns}, user_agent, url, ${rowCursor('log.at', 'log.id')} as cursor_of_row
     from player.log where ${conditions.join(' and ')} order by log.at desc, log.id desc limit ${request.limit + 1}`,
    parameters.values,
  );
  return newestFirstOf<WholeLogRow>(rows, request.limit);
}

function narrow(request: LogRequest, add: (value: unknown) => string): string[] {
  const { systemId = null, subSystemId = null, assetType = null, assetId = null } = request;
  const { from = null, to = null } = request;
  const instant = (value: string): string => `(${add(value)}::timestamp at time zone 'utc')`;
  const conditions: string[] = [];
  if (systemId !== null) conditions.push(`system_id = ${add(systemId)}`);
  if (subSystemId !== null) conditions.push(`sub_system_id = ${add(subSystemId)}`);
  if (assetType !== null) conditions.push(`asset_type = ${add(assetType)}`);
  if (assetId !== null) conditions.push(`asset_id = ${add(assetId)}`);
  if (from !== null) conditions.push(`log.at >= ${instant(from)}`);
  const end = to === null ? null : `${instant(to)} + interval '1 second'`;
  return [...conditions, isAfterCursor('log.at', 'log.id', end)];
}
