import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { writeAudit, type AuditEntry } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import type { PlayerRef } from '../../players/player-store.ts';

/** What audit entries about players have in place of a module. */
const PLAYER_MODULE = 'player';

/** Whom an entry is about, as every entry about a player says it. */
export async function auditPlaceOf(
  db: Queryable,
  { environmentId, serverId, accountId }: PlayerRef,
): Promise<Pick<AuditEntry, 'module' | 'recordId' | 'branchId'>> {
  const branch = await db.query<{ id: number }>(
    'select id from branch where environment_id = $1 and version_id is null',
    [environmentId],
  );
  return { module: PLAYER_MODULE, recordId: `${serverId}:${accountId}`, branchId: onlyRow(branch).id };
}

type Entry = {
  readonly id: string;
  readonly kind: string;
  readonly lines: readonly CommandLine[];
  readonly reason: string;
  readonly ticket: string | null;
};

/** What staff did to a player, with everything as it was before and as it is after. */
export async function writeCommandAudit(
  db: Queryable,
  actor: Actor,
  player: PlayerRef,
  { id, kind, lines, reason, ticket }: Entry,
): Promise<void> {
  const side = (when: 'before' | 'after') =>
    lines.map(({ subject, asset_kind, target_id, key, [when]: value }) => ({
      subject,
      asset_kind,
      target_id,
      key,
      value,
    }));
  await writeAudit(db, actor, {
    action: `player.${kind}`,
    ...(await auditPlaceOf(db, player)),
    before: { changed: side('before') },
    after: { changed: side('after'), command_id: id, ...(ticket === null ? {} : { ticket }) },
    reason,
  });
}
