import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Queryable } from '../../db/database.ts';
import { createParameters, type Parameters } from '../../engine/parameters.ts';
import { exactTime } from '../../engine/wire-time.ts';
import type { PlacedEntry, Slice, TimelineRequest } from '../player-store.ts';
import {
  compareTimelinePoints,
  readTimelineCursor,
  timelineCursor,
  type TimelinePoint,
} from '../timeline-point.ts';
import { SECTION_ROWS, type SectionRows, type StoredKind } from './section-rows.ts';
import { ofAccount, type AccountKey } from './slices.ts';

/** First the places of the next entries over all kinds, then only their rows. */
export async function readTimeline(
  db: Queryable,
  account: AccountKey,
  request: TimelineRequest,
): Promise<Slice<PlacedEntry>> {
  const { asset = null } = request;
  const stored = request.kinds.filter((kind) => kind in SECTION_ROWS) as StoredKind[];
  const kinds = asset === null ? stored : stored.filter((kind) => assetColumn(kind) !== undefined);
  if (kinds.length === 0) return { rows: [], nextCursor: null };
  const points = await readPoints(db, account, kinds, request);
  const kept = points.slice(0, request.limit);
  const rows: PlacedEntry[] = [];
  for (const kind of kinds) {
    const wanted = kept.filter((point) => point.kind === kind);
    if (wanted.length > 0) rows.push(...(await readRows(db, account, kind, wanted)));
  }
  rows.sort((left, right) => compareTimelinePoints(left.point, right.point));
  const last = kept.at(-1);
  return {
    rows,
    nextCursor: points.length > request.limit && last !== undefined ? timelineCursor(last) : null,
  };
}

const assetColumn = (kind: StoredKind): string | undefined => (SECTION_ROWS[kind] as SectionRows).asset;

async function readPoints(
  db: Queryable,
  account: AccountKey,
  kinds: readonly StoredKind[],
  request: TimelineRequest,
): Promise<readonly TimelinePoint[]> {
  const parameters = createParameters();
  const parts = kinds.map((kind) => pointsOf(account, kind, request, parameters));
  const { rows } = await db.query<TimelinePoint>(
    `select ${exactTime('at')} as at, kind, id from (${parts.join(' union all ')}) as point
      order by point.at desc, kind collate "C" desc, id desc limit ${request.limit + 1}`,
    parameters.values,
  );
  return rows;
}

/** The newest entries of one kind before the cursor and within the wanted period. */
function pointsOf(
  account: AccountKey,
  kind: StoredKind,
  request: TimelineRequest,
  parameters: Parameters,
): string {
  const { table, id, at } = SECTION_ROWS[kind];
  const instant = (value: string): string => `(${parameters.add(value)}::timestamp at time zone 'utc')`;
  const conditions = [ofAccount(account)];
  if (request.asset) conditions.push(`${assetColumn(kind)} = ${parameters.add(request.asset)}`);
  if (request.from !== null) conditions.push(`${at} >= ${instant(request.from)}`);
  if (request.to !== null) conditions.push(`${at} < ${instant(request.to)} + interval '1 second'`);
  const before = readTimelineCursor(request.cursor);
  if (before !== null) conditions.push(conditionBefore(kind, before, instant(before.at)));
  return `(select ${at} as at, '${kind}'::text as kind, ${id} as id from ${table}
            where ${conditions.join(' and ')} order by ${at} desc, ${id} desc limit ${request.limit + 1})`;
}

/** Entries after the cursor; of those at its very instant, only the ones that are ordered after it. */
function conditionBefore(kind: StoredKind, before: TimelinePoint, instant: string): string {
  const { id, at } = SECTION_ROWS[kind];
  if (kind < before.kind) return `${at} <= ${instant}`;
  if (kind > before.kind) return `${at} < ${instant}`;
  return `(${at}, ${id}) < (${instant}, ${before.id})`;
}

async function readRows(
  db: Queryable,
  { server, accountId }: AccountKey,
  kind: StoredKind,
  points: readonly TimelinePoint[],
): Promise<PlacedEntry[]> {
  const { table, id, at, columns } = SECTION_ROWS[kind];
  // The period lets months of the log that hold none of these entries be passed over.
  const { rows } = await db.query<{ point_id: number; [field: string]: JsonValue }>(
    `select ${id} as point_id, ${columns} from ${table}
      where server = $1 and account_id = $2 and ${id} = any($3::bigint[])
        and ${at} between ($4::timestamp at time zone 'utc') and ($5::timestamp at time zone 'utc')`,
    [server, accountId, points.map((point) => point.id), points.at(-1)?.at, points[0]?.at],
  );
  const pointOf = new Map(points.map((point) => [point.id, point]));
  return rows.flatMap(({ point_id, ...row }) => {
    const point = pointOf.get(point_id);
    return point === undefined
      ? []
      : [{ point, entry: { kind, at: point.at.slice(0, 19), id: point.id, row } }];
  });
}
