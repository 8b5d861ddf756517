import type { StaffAction } from '@quartermaster/contract/http/player-answers';
import type { Language } from '@quartermaster/domain/core/language';
import type { Queryable } from '../../db/database.ts';
import { createParameters } from '../../engine/parameters.ts';
import { refusalWords } from '../../engine/refusal-words.ts';
import { exactTime, wireTime } from '../../engine/wire-time.ts';
import type { TimelinePoint } from '../../players/timeline-point.ts';
import { PLAYER_MODULE, playerKey } from '../../players/audit-place.ts';
import type { PlayerAddress } from './player-audit.ts';

/** Which entries: before a point of the timeline, within a period of UTC instants. */
type StaffActionsRequest = {
  readonly before: TimelinePoint | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly limit: number;
  /** What a refusal is told in. */
  readonly language: Language;
};

export type PlacedStaffAction = { readonly point: TimelinePoint; readonly action: StaffAction };

type Row = Omit<StaffAction, 'refusal'> & { readonly point_at: string };

/** What staff did about a player, newest first, also what was archived since: it hides nothing. */
export async function listStaffActions(
  db: Queryable,
  player: PlayerAddress,
  { before, from, to, limit, language }: StaffActionsRequest,
): Promise<readonly PlacedStaffAction[]> {
  const parameters = createParameters([player.branchId, playerKey(player), limit]);
  const instant = (value: string): string => `(${parameters.add(value)}::timestamp at time zone 'utc')`;
  const conditions = [`e.module = '${PLAYER_MODULE}'`, 'e.branch_id = $1', 'e.record_id = $2'];
  if (from !== null) conditions.push(`e.at >= ${instant(from)}`);
  if (to !== null) conditions.push(`e.at < ${instant(to)} + interval '1 second'`);
  if (before !== null) conditions.push(conditionBefore(before, instant(before.at)));
  const part = (table: string): string =>
    `(select e.id, e.at, e.account_id, e.action, e.outcome, e.reason, e.before, e.after from ${table} e where ${conditions.join(' and ')} order by e.at desc, e.id desc limit $3)`;
  const { rows } = await db.query<Row>(
    `select e.id, ${wireTime('e.at')} as at, e.account_id as staff_id, a.display_name as staff_name,
            e.action, e.outcome, e.reason, e.before, e.after, ${exactTime('e.at')} as point_at
     from (${part('audit_entry')} union all ${part('audit_archive')}) e left join account a on a.id = e.account_id
     order by e.at desc, e.id desc limit $3`,
    parameters.values,
  );
  return rows.map(({ point_at: at, ...row }) => ({
    point: { at, kind: 'staff', id: row.id },
    action: { ...row, refusal: refusalWords(row, language) },
  }));
}

/** Entries after the point; of those at its very instant, only the ones that are ordered after it. */
function conditionBefore({ kind, id }: TimelinePoint, instant: string): string {
  if (kind > 'staff') return `e.at <= ${instant}`;
  if (kind < 'staff') return `e.at < ${instant}`;
  return `(e.at, e.id) < (${instant}, ${id})`;
}
