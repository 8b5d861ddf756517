import type { CommandLine, CommandRow } from '@quartermaster/contract/http/player-commands';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';
import type { PlayerRef } from '../../players/player-store.ts';
import { columnsOf, type SubjectColumns, type SubjectRef } from './subject-ref.ts';

/** A command as it is kept. */
export type StoredCommand = SubjectColumns & {
  readonly id: string;
  /** The second player, where it is about two. */
  readonly otherAccountId: number | null;
  readonly kind: string;
  readonly params: JsonValue;
  readonly lines: readonly CommandLine[];
  readonly undo: JsonValue | null;
  /** The subject's revision after it. */
  readonly revision: number;
  readonly isSettled: boolean;
  readonly isUndone: boolean;
};

type NewCommand = Omit<StoredCommand, 'isSettled' | 'isUndone'> & {
  readonly reason: string;
  readonly ticket: string | null;
  readonly staffId: number;
  readonly idempotencyKey: string | null;
  readonly undoes: string | null;
  readonly dueAt: string | null;
};

const COLUMNS = `c.id, c.environment_id as "environmentId", c.server_id as "serverId", c.account_id as "accountId",
  c.guild_id as "guildId", c.other_account_id as "otherAccountId", c.kind, c.params, c.lines, c.undo, c.revision, c.settled_at is not null as "isSettled",
  exists (select from player_command u where u.undoes = c.id) as "isUndone"`;

export async function insertCommand(db: Queryable, command: NewCommand): Promise<void> {
  await db.query(
    `insert into player_command (id, environment_id, server_id, account_id, kind, params, lines, undo, reason, ticket,
                                 staff_id, idempotency_key, revision, undoes, due_at, other_account_id, guild_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::timestamp at time zone 'utc', $16, $17)`,
    [
      command.id,
      command.environmentId,
      command.serverId,
      command.accountId,
      command.kind,
      JSON.stringify(command.params),
      JSON.stringify(command.lines),
      command.undo === null ? null : JSON.stringify(command.undo),
      command.reason,
      command.ticket,
      command.staffId,
      command.idempotencyKey,
      command.revision,
      command.undoes,
      command.dueAt,
      command.otherAccountId,
      command.guildId,
    ],
  );
}

/** What this person sent under a key before. */
export async function findByKey(db: Queryable, staffId: number, key: string): Promise<StoredCommand | null> {
  const { rows } = await db.query<StoredCommand>(
    `select ${COLUMNS} from player_command c where c.staff_id = $1 and c.idempotency_key = $2`,
    [staffId, key],
  );
  return rows[0] ?? null;
}

/** A command on a player or guild. Read while its subject is locked, so it does not change meanwhile. */
export async function findCommand(
  db: Queryable,
  subject: SubjectRef,
  id: string,
): Promise<StoredCommand | null> {
  const { environmentId, serverId, accountId, guildId } = columnsOf(subject);
  const { rows } = await db.query<StoredCommand>(
    `select ${COLUMNS} from player_command c
      where c.id = $1 and c.environment_id = $2 and c.server_id = $3
        and c.account_id is not distinct from $4::integer and c.guild_id is not distinct from $5::integer`,
    [id, environmentId, serverId, accountId, guildId],
  );
  return rows[0] ?? null;
}

/** What an undo of commands of one kind and with these parameters would take back, for those that were not undone. */
export async function findStandingUndos<U extends JsonValue>(
  db: Queryable,
  { environmentId, accountId }: Pick<PlayerRef, 'environmentId' | 'accountId'>,
  { kind, params }: { readonly kind: string; readonly params: JsonValue },
): Promise<readonly U[]> {
  const { rows } = await db.query<{ readonly undo: U }>(
    `select c.undo from player_command c
      where c.environment_id = $1 and c.account_id = $2 and c.kind = $3 and c.params @> $4::jsonb
        and c.undo is not null and not exists (select from player_command u where u.undoes = c.id)`,
    [environmentId, accountId, kind, JSON.stringify(params)],
  );
  return rows.map(({ undo }) => undo);
}

/** Commands on a subject, and those in which a player was the second one; those are undone on the first one's page. */
export async function listCommands(db: Queryable, subject: SubjectRef, limit: number): Promise<CommandRow[]> {
  const { environmentId, serverId, accountId, guildId } = columnsOf(subject);
  const about = guildId === null ? '(c.account_id = $3 or c.other_account_id = $3)' : 'c.guild_id = $3';
  const { rows } = await db.query<CommandRow>(
    `select c.id as command_id, c.kind, ${wireTime('c.at')} as at, c.staff_id, a.display_name as staff_name,
            c.reason, c.ticket, c.lines, c.undoes, u.id as undone_by, ${wireTime('c.due_at')} as due_at,
            c.other_account_id is distinct from $3 and c.undo is not null and u.id is null and c.settled_at is null as can_undo
     from player_command c
     join account a on a.id = c.staff_id
     left join player_command u on u.undoes = c.id
     where c.environment_id = $1 and c.server_id = $2 and ${about}
     order by c.at desc, c.id limit $4`,
    [environmentId, serverId, guildId ?? accountId, limit],
  );
  return rows;
}

/** With the branch of the environment, where its end is written down. Only commands on players wait. */
export type DueCommand = StoredCommand & { readonly accountId: number; readonly branchId: number };

/** Commands whose time has come, the oldest first. What was undone is over. */
export async function listDueCommands(db: Queryable): Promise<readonly DueCommand[]> {
  const { rows } = await db.query<DueCommand>(
    `select ${COLUMNS}, b.id as "branchId" from player_command c
       join branch b on b.environment_id = c.environment_id and b.version_id is null
      where c.due_at <= now() and c.settled_at is null and c.account_id is not null
        and not exists (select from player_command u where u.undoes = c.id)
      order by c.due_at, c.id limit 500`,
  );
  return rows;
}

export async function markSettled(db: Queryable, id: string): Promise<void> {
  await db.query('update player_command set settled_at = now() where id = $1', [id]);
}
