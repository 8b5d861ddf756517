import { createHash } from 'node:crypto';
import type { RecordHold } from '@quartermaster/contract/http/record-holds';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Queryable, Transaction } from '../../db/database.ts';
import { writeAudits } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { findHashes, findRevisions } from './content.repo.ts';
import { keyOf, type Content, type HeldRecord } from './content.ts';
import { insertHolds, markEnded, type NewHolds, type StoredHold } from './record-holds.repo.ts';

/** Holds whose date has not passed. */
function inForce(holds: readonly StoredHold[]): readonly StoredHold[] {
  return holds.filter(({ isOver }) => !isOver);
}

/** Names what is on hold, so that a publish can say what was reviewed. */
export function digestOf(holds: readonly StoredHold[]): string {
  const ids = inForce(holds).map(({ id }) => id);
  return createHash('sha256')
    .update(JSON.stringify(ids.toSorted((a, b) => a - b)))
    .digest('hex');
}

/**
 * What a release leaves out: the revision that each held record has in the live release, or that it is not
 * there. A record that is as it is live needs no leaving out.
 */
export async function pinHolds(
  db: Queryable,
  registry: Registry,
  holds: readonly StoredHold[],
  { live, draft }: { readonly live: Content; readonly draft: Content },
): Promise<readonly HeldRecord[]> {
  const pinned: HeldRecord[] = [];
  for (const [key, records] of Map.groupBy(inForce(holds), ({ module }) => module)) {
    const module = registry.find(key);
    // A module that is no longer defined has nothing to release.
    if (module === undefined) continue;
    const ids = records.map(({ recordId }) => recordId);
    const kept = await findRevisions(db, module, ids, live);
    const liveHashes = await findHashes(db, module, kept);
    const draftHashes = await findHashes(db, module, await findRevisions(db, module, ids, draft));
    pinned.push(...kept.filter(({ recordId: id }) => liveHashes.get(id) !== draftHashes.get(id)));
  }
  // Sorted: the same choice is written in one way and checked once.
  return pinned.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

export async function beginHolds(tx: Transaction, actor: Actor, holds: NewHolds): Promise<void> {
  const { branchId, records, reason, until } = holds;
  if (records.length === 0) return;
  await insertHolds(tx, holds);
  await writeAudits(
    tx,
    actor,
    records.map((record) => ({
      action: 'hold.begin',
      ...record,
      branchId,
      after: { until, rolled_back: holds.rolledBackId !== null },
      ...(reason !== '' && { reason }),
    })),
  );
}

/** Ends holds: a person's act, or what became of a date or a change. */
export async function endHolds(
  tx: Transaction,
  actor: Actor,
  holds: readonly StoredHold[],
  {
    branchId,
    at,
    by = actor.accountId,
  }: { readonly branchId: number; readonly at: Date; readonly by?: number | null },
): Promise<void> {
  if (holds.length === 0) return;
  await markEnded(
    tx,
    holds.map(({ id }) => id),
    { by, at },
  );
  await writeAudits(
    tx,
    actor,
    holds.map(({ module, recordId, reason, until, rolledBack, isOver }) => ({
      action: 'hold.end',
      module,
      recordId,
      branchId,
      before: { until, rolled_back: rolledBack !== null },
      after: { is_over: isOver },
      reason,
    })),
  );
}

export function presentHold({ reason, until, by, at, rolledBack, isOver }: StoredHold): RecordHold {
  return { reason, until, by, at, rolled_back: rolledBack, is_over: isOver };
}
