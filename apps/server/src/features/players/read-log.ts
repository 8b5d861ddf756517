import type {
  PlayerLogAnswer,
  PlayerLogNarrowing,
  PlayerLogQuery,
} from '@quartermaster/contract/http/player-log';
import { LOG_SYSTEMS, logSystemId } from '@quartermaster/domain/enums/log-system';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { LogRequest } from '../../players/player-store.ts';
import type { NamedPlayer } from './open-player.ts';
import type { PlayerAddress } from './player-audit.ts';
import type { PlayersDependencies } from './players-dependencies.ts';
import { nameStaffIn } from './staff-names.ts';

/** Part of what the game logged about a player. Personal data is not masked: only those read it who may. */
export async function readPlayerLog(
  { database, playerStore }: PlayersDependencies,
  { env, server, account }: NamedPlayer,
  player: PlayerAddress,
  { cursor, limit, ...narrowing }: PlayerLogQuery,
): Promise<PlayerLogAnswer> {
  const request: LogRequest = { ...requestOf(narrowing), limit, ...(cursor === undefined ? {} : { cursor }) };
  const { rows, nextCursor } = await playerStore.log(player, request);
  const staff = await nameStaffIn(database, rows);
  const data = rows.map(({ at, ...row }) => ({
    ...row,
    server_id: server,
    account_id: account,
    create_time: at,
    model: LOG_SYSTEMS[row.system_id - 1] ?? null,
    environment: env,
    staff_name: staff[String(row.staff_id)] ?? null,
  }));
  return { data, next_cursor: nextCursor };
}

function requestOf({ model, sub_system_id, asset_type, asset_id, start_time, end_time }: PlayerLogNarrowing) {
  return {
    systemId: model === undefined ? null : logSystemId(model),
    subSystemId: sub_system_id ?? null,
    assetType: asset_type ?? null,
    assetId: asset_id ?? null,
    from: instantOf(start_time),
    to: instantOf(end_time),
  };
}

/** 0 is no limit. */
const instantOf = (seconds: number): string | null =>
  seconds === 0 ? null : formatDateTime(new Date(seconds * 1000));
