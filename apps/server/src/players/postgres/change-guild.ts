import type { Database, Transaction } from '../../db/database.ts';
import { sqlStateOf } from '../../db/statement-fault.ts';
import type { GuildChange, GuildEdit, LockedGuild } from '../guild-change.ts';
import { PlayerChangeRefused } from '../player-change.ts';
import type { GuildKey } from './guild-pages.ts';
import {
  findAccount,
  findLeader,
  findSeat,
  membersByRank,
  putBack,
  removeMembers,
  setPosition,
} from './guild-seats.ts';
import { nameKeyOf } from './name-keys.ts';
import { writeLog } from './write-log.ts';

const NAME_TAKEN = '23505';

/** One transaction with the guild's row locked from the first statement. Null: there is no such guild. */
export async function changeGuild<T>(
  database: Database,
  key: GuildKey,
  work: (change: GuildChange) => Promise<T>,
): Promise<{ readonly result: T } | null> {
  return database.transaction(async (tx) => {
    const guild = await lockGuild(tx, key);
    if (guild === null) return null;
    const result = await work(openChange(tx, key, guild));
    await tx.query('update player.guild set revision = revision + 1 where server = $1 and guild_id = $2', [
      key.server,
      key.guildId,
    ]);
    return { result };
  });
}

type GuildRow = Omit<LockedGuild, 'boss'> & {
  readonly bossLap: number | null;
  readonly bossId: number | null;
};

async function lockGuild(tx: Transaction, { server, guildId }: GuildKey): Promise<LockedGuild | null> {
  const { rows } = await tx.query<GuildRow>(
    `select guild_id as "guildId", name, notice, level, state, member_limit as "memberLimit", boss_lap as "bossLap",
            boss_id as "bossId", revision,
            (select count(*) from player.guild_member as m where m.server = $1 and m.guild_id = $2) as members
       from player.guild where server = $1 and guild_id = $2 for update`,
    [server, guildId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { bossLap: lap, bossId, ...guild } = row;
  return { ...guild, boss: lap === null || bossId === null ? null : { lap, bossId } };
}

function openChange(tx: Transaction, key: GuildKey, guild: LockedGuild): GuildChange {
  return {
    guild,
    console: tx,
    rename: (name) => renameGuild(tx, key, name),
    guildNamed: (nameKeys) => findByNameKeys(tx, key, nameKeys),
    edit: (edit) => editGuild(tx, key, edit),
    memberIds: () => membersByRank(tx, key),
    leader: () => findLeader(tx, key),
    member: (accountId) => findSeat(tx, key, accountId),
    account: (accountId) => findAccount(tx, key, accountId),
    setPosition: (accountId, position, move) => setPosition(tx, key, accountId, position, move),
    remove: (accountId, byStaffId) => removeMembers(tx, key, [accountId], byStaffId),
    putBack: (accountId, seat, byStaffId) => putBack(tx, key, accountId, seat, byStaffId),
    removeAll: (byStaffId) => removeMembers(tx, key, null, byStaffId),
    log: async (entry, accountIds) =>
      writeLog(tx, key.server, accountIds ?? (await membersByRank(tx, key)).slice(0, 1), entry),
  };
}

async function renameGuild(tx: Transaction, { server, guildId }: GuildKey, name: string): Promise<void> {
  try {
    await tx.query('update player.guild set name = $3, name_key = $4 where server = $1 and guild_id = $2', [
      server,
      guildId,
      name,
      nameKeyOf(name),
    ]);
  } catch (problem) {
    if (sqlStateOf(problem) === NAME_TAKEN) throw new PlayerChangeRefused('guild_name_taken');
    throw problem;
  }
}

async function findByNameKeys(
  tx: Transaction,
  { server, guildId }: GuildKey,
  nameKeys: readonly string[],
): Promise<Pick<LockedGuild, 'guildId' | 'name'> | null> {
  const { rows } = await tx.query<Pick<LockedGuild, 'guildId' | 'name'>>(
    `select guild_id as "guildId", name from player.guild
      where server = $1 and name_key = any($2) and guild_id <> $3 order by guild_id limit 1`,
    [server, nameKeys, guildId],
  );
  return rows[0] ?? null;
}

async function editGuild(tx: Transaction, { server, guildId }: GuildKey, edit: GuildEdit): Promise<void> {
  await tx.query(
    `update player.guild
        set notice = coalesce($3, notice), state = coalesce($4, state),
            member_limit = case when $5 then $6 else member_limit end,
            boss_lap = case when $7 then $8 else boss_lap end, boss_id = case when $7 then $9 else boss_id end
      where server = $1 and guild_id = $2`,
    [
      server,
      guildId,
      edit.notice ?? null,
      edit.state ?? null,
      edit.memberLimit !== undefined,
      edit.memberLimit ?? null,
      edit.boss !== undefined,
      edit.boss?.lap ?? null,
      edit.boss?.bossId ?? null,
    ],
  );
}
