import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { Queryable } from '../../db/database.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AuditPlace } from './held-subject.ts';

/** The subject of an entry and the branch of its environment. */
type AuditedSubject = AuditPlace & { readonly branchId: number };

type Entry = {
  readonly id: string;
  readonly kind: string;
  readonly lines: readonly CommandLine[];
  readonly reason: string;
  readonly ticket: string | null;
  /** Where a second person approved it: which request, and whose. */
  readonly approved?: { readonly approval_id: string; readonly asked_by: number } | null;
};

/** What staff did to a player or guild, with everything as it was before and as it is after. */
export async function writeCommandAudit(
  db: Queryable,
  actor: Actor,
  about: AuditedSubject,
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
    // `module` of these entries is the subject of the action.
    action: `${about.module}.${kind}`,
    ...about,
    before: { changed: side('before') },
    after: { changed: side('after'), command_id: id, ...(ticket === null ? {} : { ticket }), ...approved },
    reason,
  });
}
