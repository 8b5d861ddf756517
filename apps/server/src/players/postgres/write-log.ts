import { logSystemId } from '@quartermaster/domain/enums/log-system';
import type { Queryable } from '../../db/database.ts';
import type { NewLogEntry } from '../player-change.ts';

/** Writes an entry into the game log of each of these players, with their current level. */
export async function writeLog(
  tx: Queryable,
  server: number,
  accountIds: readonly number[],
  entry: NewLogEntry,
): Promise<void> {
  await tx.query(
    `insert into player.log (server, account_id, at, user_level, system_id, sub_system_id, reason_param_1, reason_param_2,
                             before_value, after_value, asset_type, asset_id, asset_value, staff_id, action_type, data, url)
     select server, account_id, now(), level, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb, $15
       from player.account where server = $1 and account_id = any($2)`,
    [
      server,
      accountIds,
      logSystemId(entry.system),
      entry.subSystem,
      entry.reasonParam1 ?? null,
      entry.reasonParam2 ?? null,
      entry.before ?? null,
      entry.after ?? null,
      entry.assetType ?? null,
      entry.assetId ?? null,
      entry.assetValue ?? null,
      entry.staffId ?? null,
      entry.actionType,
      entry.data === undefined ? null : JSON.stringify(entry.data),
      entry.url ?? null,
    ],
  );
}
