import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Queryable } from '../../db/database.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { PLAYER_MODULE, playerKey } from '../../players/audit-place.ts';
import type { PlayerPlace, ReadPlace } from './player-place.ts';

/** A player of an environment as addresses name them. */
export type PlayerAddress = ReadPlace & { readonly serverId: number; readonly accountId: number };

type PlayerEntry = { readonly action: string; readonly after?: JsonValue; readonly reason?: string };

/** Writes an audit entry about one player. */
export function writePlayerAudit(
  db: Queryable,
  actor: Actor,
  player: PlayerAddress,
  entry: PlayerEntry,
): Promise<void> {
  const { branchId } = player;
  return writeAudit(db, actor, { ...entry, module: PLAYER_MODULE, recordId: playerKey(player), branchId });
}

/** Logs what a staff member did with players in general. */
export function writePlayersAudit(
  db: Queryable,
  actor: Actor,
  { branchId }: PlayerPlace,
  entry: PlayerEntry,
): Promise<void> {
  return writeAudit(db, actor, { ...entry, module: PLAYER_MODULE, branchId });
}

/** Whether this person opened the player's page so lately that it counts as once. */
export async function hasOpenedLately(
  db: Queryable,
  accountId: number,
  player: PlayerAddress,
  minutes: number,
): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from audit_entry
     where at > now() - make_interval(mins => $1) and account_id = $2 and action = 'player.view'
       and module = '${PLAYER_MODULE}' and record_id = $3 and branch_id = $4 limit 1`,
    [minutes, accountId, playerKey(player), player.branchId],
  );
  return rows.length > 0;
}
