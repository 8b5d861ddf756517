import type { SliceQuery } from '@quartermaster/contract/http/slice';
import type { PossessionRow } from '@quartermaster/contract/http/player-sections';
import type { PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import type { Queryable } from '../../db/database.ts';
import { newestFirstOf } from '../../db/newest-first.ts';
import type { Slice } from '../player-store.ts';
import { POSSESSION_COLUMNS } from './section-rows.ts';
import type { AccountKey } from './slices.ts';

/** What a player owns of one kind, what they got last first. A cursor is the number of the last row before. */
export async function readPossessions(
  db: Queryable,
  { server, accountId }: AccountKey,
  kind: PossessionKind,
  { cursor, limit }: SliceQuery,
): Promise<Slice<PossessionRow>> {
  const before = /^\d{1,9}$/.test(cursor ?? '') ? Number(cursor) : null;
  const { rows } = await db.query<PossessionRow & { cursor_of_row: string }>(
    `select ${POSSESSION_COLUMNS}, instance_id::text as cursor_of_row from player.possession
      where server = $1 and account_id = $2 and kind = $3 and instance_id < coalesce($4, 2147483647)
      order by instance_id desc limit $5`,
    [server, accountId, kind, before, limit + 1],
  );
  return newestFirstOf<PossessionRow>(rows, limit);
}
