import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { keyOf, NEWEST, type Content, type NamedRecord } from './content.ts';
import { countByModule, type Sides } from './count-differences.ts';
import { findDifferentIds } from './differences.repo.ts';
import { beginHolds, endHolds } from './record-holds.ts';
import { listHolds, type StoredHold } from './record-holds.repo.ts';
import { contentOf, type ReleaseRow } from './releases.repo.ts';

type RolledBack = {
  /** What was live. */
  readonly live: ReleaseRow;
  /** The content that is live now. */
  readonly content: Content;
  /** Whether a roll back was rolled back: the new live content is the newer one. */
  readonly isForward: boolean;
  /** Why it was rolled back. */
  readonly note: string;
  readonly at: Date;
};

/**
 * Puts on hold what a roll back took from players and the draft still has, so that the next release does
 * not bring it back by itself. Holds of earlier roll backs end where their change is live again or gone.
 */
export async function holdRolledBack(
  tx: Transaction,
  registry: Registry,
  { live, content, isForward, note, at }: RolledBack,
  actor: Actor,
): Promise<void> {
  const modules = registry.modules.filter(({ scope }) => scope === 'versioned');
  const branchId = live.version_branch_id;
  const draft: Content = { ...content, versionBranchId: branchId, versionSeq: NEWEST, holds: [] };
  const inDraft = await keysOfDifferences(tx, modules, { before: content, after: draft });
  const taken = await keysOfDifferences(tx, modules, { before: content, after: await contentOf(tx, live) });
  const open = await listHolds(tx, branchId, at);
  const isMoot = (hold: StoredHold) =>
    hold.rolledBack !== null && (!inDraft.has(keyOf(hold)) || (isForward && taken.has(keyOf(hold))));
  const done = open.filter((hold) => hold.isOver || isMoot(hold));
  await endHolds(tx, actor, done, { branchId, at, by: null });
  if (isForward) return;
  const held = new Set(open.filter((hold) => !done.includes(hold)).map(keyOf));
  const records = [...taken].flatMap(([key, record]) => (inDraft.has(key) && !held.has(key) ? [record] : []));
  const hold = { branchId, records, reason: note, until: null, rolledBackId: live.id };
  await beginHolds(tx, actor, { ...hold, heldBy: actor.accountId, at });
}

/** Whether the source is a newer state of the same version than the live release. */
export function goesForward(live: ReleaseRow, source: ReleaseRow): boolean {
  return live.version_id === source.version_id && live.version_seq < source.version_seq;
}

async function keysOfDifferences(
  tx: Transaction,
  modules: readonly ResolvedModule[],
  sides: Sides,
): Promise<ReadonlyMap<string, NamedRecord>> {
  const found = new Map<string, NamedRecord>();
  const counted = await countByModule(tx, modules, sides);
  for (const module of modules.filter(({ key }) => counted.has(key))) {
    for (const recordId of await findDifferentIds(tx, module, sides))
      found.set(keyOf({ module: module.key, recordId }), { module: module.key, recordId });
  }
  return found;
}
