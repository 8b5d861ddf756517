import type { Command } from '@quartermaster/domain/actions/commands';
import type { Queryable } from '../../db/database.ts';
import type { CommandWarning } from './command.ts';
import { columnsOf, type SubjectRef } from './subject-ref.ts';

/** Whose commands and requests are no surprise: those of the person who acts, or the request that is looked at. */
export type Known = { readonly staffId: number } | { readonly approvalId: string };

/**
 * Whether the same was done to a player or guild within a day, or is requested already: two people may answer one
 * ticket, and what they give would be given twice.
 */
export async function warningsOfSame(
  db: Queryable,
  subject: SubjectRef,
  { kind, params }: Command,
  known: Known,
): Promise<readonly CommandWarning[]> {
  const { environmentId, serverId, accountId, guildId } = columnsOf(subject);
  const staffId = 'staffId' in known ? known.staffId : null;
  const approvalId = 'approvalId' in known ? known.approvalId : null;
  const { rows } = await db.query<{ code: 'same_done' | 'same_requested'; name: string }>(
    `(select 'same_done' as code, a.display_name as name from player_command c join account a on a.id = c.staff_id
       where c.environment_id = $1 and c.server_id = $2 and c.kind = $5 and c.params = $6::jsonb
         and c.account_id is not distinct from $3::integer and c.guild_id is not distinct from $4::integer
         and c.at > now() - interval '1 day' and c.staff_id is distinct from $7
         and not exists (select from player_command u where u.undoes = c.id)
       order by c.at desc limit 1)
     union all
     (select 'same_requested', a.display_name from command_approval r join account a on a.id = r.asked_by
       where r.environment_id = $1 and r.server_id = $2 and r.account_id = $3 and r.kind = $5 and r.params = $6::jsonb
         and r.decision is null and r.expires_at > now()
         and r.asked_by is distinct from $7 and r.id is distinct from $8::uuid
       order by r.asked_at limit 1)`,
    [environmentId, serverId, accountId, guildId, kind, JSON.stringify(params), staffId, approvalId],
  );
  return rows.map(({ code, name }) => ({ code, params: { name } }));
}
