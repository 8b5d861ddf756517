import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';
import type { GuildPosition, GuildSeat, SeatedMember } from '../guild-change.ts';
import type { NamedAccount } from '../player-change.ts';
import { POSITION_RANK, type GuildKey } from './guild-pages.ts';

type SeatRow = Omit<SeatedMember, 'seat'> & GuildSeat;

const SEATS = `select account_id as "accountId", name, status, position, ${wireTime('joined_at')} as joined_at, contribution_today,
            contribution_total, oblations_today, boss_attempts
       from player.guild_member as member join player.account using (server, account_id)
      where server = $1 and member.guild_id = $2`;

const seated = (rows: readonly SeatRow[]): SeatedMember | null => {
  const [row] = rows;
  if (row === undefined) return null;
  const { accountId, name, status, ...seat } = row;
  return { accountId, name, status, seat };
};

export async function findSeat(
  db: Queryable,
  { server, guildId }: GuildKey,
  accountId: number,
): Promise<SeatedMember | null> {
  const { rows } = await db.query<SeatRow>(`${SEATS} and account_id = $3`, [server, guildId, accountId]);
  return seated(rows);
}

export async function findLeader(db: Queryable, { server, guildId }: GuildKey): Promise<SeatedMember | null> {
  const { rows } = await db.query<SeatRow>(`${SEATS} and position = 'leader' limit 1`, [server, guildId]);
  return seated(rows);
}

/** By position, the leader first. */
export async function membersByRank(
  db: Queryable,
  { server, guildId }: GuildKey,
): Promise<readonly number[]> {
  const { rows } = await db.query<{ account_id: number }>(
    `select account_id from player.guild_member where server = $1 and guild_id = $2
      order by ${POSITION_RANK}, account_id`,
    [server, guildId],
  );
  return rows.map(({ account_id: accountId }) => accountId);
}

/** Locked, so that the player joins no other guild meanwhile. */
export async function findAccount(
  db: Queryable,
  { server }: GuildKey,
  accountId: number,
): Promise<(NamedAccount & { readonly isInGuild: boolean }) | null> {
  const { rows } = await db.query<NamedAccount & { readonly isInGuild: boolean }>(
    `select account_id as "accountId", name,
            exists (select from player.guild_member as m where m.server = $1 and m.account_id = $2) as "isInGuild"
       from player.account where server = $1 and account_id = $2 for update`,
    [server, accountId],
  );
  return rows[0] ?? null;
}

export async function setPosition(
  db: Queryable,
  { server, guildId }: GuildKey,
  accountId: number,
  position: GuildPosition,
  { change, byStaffId }: { readonly change: 'promote' | 'demote'; readonly byStaffId: number },
): Promise<void> {
  await db.query(
    `with moved as (
       update player.guild_member set position = $4
        where server = $1 and guild_id = $2 and account_id = $3 returning server, account_id, guild_id)
     insert into player.guild_history (server, account_id, guild_id, change, at, by_staff_id)
     select server, account_id, guild_id, $5, now(), $6 from moved`,
    [server, guildId, accountId, position, change, byStaffId],
  );
}

/** Removes these members, or all (null), and increases the players' revisions. */
export async function removeMembers(
  db: Queryable,
  { server, guildId }: GuildKey,
  accountIds: readonly number[] | null,
  byStaffId: number,
): Promise<void> {
  await db.query(
    `with gone as (
       delete from player.guild_member
        where server = $1 and guild_id = $2 and ($3::integer[] is null or account_id = any($3))
       returning server, account_id, guild_id),
     recorded as (
       insert into player.guild_history (server, account_id, guild_id, change, at, by_staff_id)
       select server, account_id, guild_id, 'kick', now(), $4 from gone)
     update player.account as a set guild_id = null, revision = revision + 1
       from gone where a.server = $1 and a.account_id = gone.account_id`,
    [server, guildId, accountIds, byStaffId],
  );
}

export async function putBack(
  db: Queryable,
  { server, guildId }: GuildKey,
  accountId: number,
  seat: GuildSeat,
  byStaffId: number,
): Promise<void> {
  await db.query(
    `with back as (
       insert into player.guild_member (server, account_id, guild_id, position, joined_at, contribution_today,
                                        contribution_total, oblations_today, boss_attempts)
       values ($1, $3, $2, $4, $5::timestamp at time zone 'utc', $6, $7, $8, $9)),
     recorded as (
       insert into player.guild_history (server, account_id, guild_id, change, at, by_staff_id)
       values ($1, $3, $2, 'join', now(), $10))
     update player.account set guild_id = $2, revision = revision + 1 where server = $1 and account_id = $3`,
    [
      server,
      guildId,
      accountId,
      seat.position,
      seat.joined_at,
      seat.contribution_today,
      seat.contribution_total,
      seat.oblations_today,
      seat.boss_attempts,
      byStaffId,
    ],
  );
}
