import type { PlayerLogAnswer, PlayerLogQuery, WholeLogRow } from '@quartermaster/contract/http/player-log';
import { LOG_SYSTEMS, logSystemId } from '@quartermaster/domain/enums/log-system';
import { paginate } from '../../http/paginator.ts';
import { formatDateTime } from '../../platform/date-time.ts';
import type { NamedPlayer } from './open-player.ts';
import type { PlayerAddress } from './player-audit.ts';
import type { PlayersDependencies } from './players-dependencies.ts';
import { nameStaffIn } from './staff-names.ts';

/** A page of what the game logged about a player. Personal data is not masked: only those read it who may. */
export async function readPlayerLog(
  { database, playerStore }: PlayersDependencies,
  { env, server, account }: NamedPlayer,
  player: PlayerAddress,
  query: PlayerLogQuery,
): Promise<PlayerLogAnswer> {
  const { page, per_page: perPage, model, start_time, end_time } = query;
  const { rows, total } = await playerStore.log(player, {
    systemId: model === undefined ? null : logSystemId(model),
    from: instantOf(start_time),
    to: instantOf(end_time),
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const staff = await nameStaffIn(database, rows);
  const data = rows.map(({ at, ...row }: WholeLogRow) => ({
    ...row,
    server_id: server,
    account_id: account,
    create_time: at,
    model: LOG_SYSTEMS[row.system_id - 1] ?? null,
    environment: env,
    staff_name: staff[String(row.staff_id)] ?? null,
  }));
  const path = `/log/user/${server}/${account}`;
  const asked = { model, start_time, end_time, per_page: perPage };
  return paginate({ data, total, page, perPage, path, query: asked });
}

/** 0 is no limit. */
const instantOf = (seconds: number): string | null =>
  seconds === 0 ? null : formatDateTime(new Date(seconds * 1000));
