import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { Queryable } from '../../db/database.ts';
import { writeAudit, type AuditEntry } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { PLAYER_MODULE, playerKey } from '../../players/audit-place.ts';
import type { PlayerRef } from '../../players/player-store.ts';

/** A player, and the branch of their environment. */
export type AuditedPlayer = Pick<PlayerRef, 'serverId' | 'accountId'> & { readonly branchId: number };

/** Whom an entry is about, as every entry about a player says it. */
export const auditPlaceOf = (
  player: AuditedPlayer,
): Required<Pick<AuditEntry, 'module' | 'recordId' | 'branchId'>> => ({
  module: PLAYER_MODULE,
  recordId: playerKey(player),
  branchId: player.branchId,
});

type Entry = {
  readonly id: string;
  readonly kind: string;
  readonly lines: readonly CommandLine[];
  readonly reason: string;
  readonly ticket: string | null;
  /** Where a second person approved it: which request, and whose. */
  readonly approved?: { readonly approval_id: string; readonly asked_by: number } | null;
};

/** What staff did to a player, with everything as it was before and as it is after. */
export async function writeCommandAudit(
  db: Queryable,
  actor: Actor,
  player: AuditedPlayer,
  { id, kind, lines, reason, ticket, approved = null }: Entry,
): Promise<void> {
  const side = (when: 'before' | 'after') =>
    lines.map(({ subject, asset_kind, target_id, key, player: whose, [when]: value }) => ({
      subject,
      asset_kind,
      target_id,
      key,
      ...(whose === undefined ? {} : { player: whose }),
      value,
    }));
  await writeAudit(db, actor, {
    action: `player.${kind}`,
    ...auditPlaceOf(player),
    before: { changed: side('before') },
    after: { changed: side('after'), command_id: id, ...(ticket === null ? {} : { ticket }), ...approved },
    reason,
  });
}
