import type { RecordHold } from '@quartermaster/contract/http/record-holds';
import type { ChangesAnswer } from '@quartermaster/contract/http/releases';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { listChanges, type HoldsByRecord } from './change-list.ts';
import { pinDraft, readLive } from './live-release.ts';
import type { Place } from './place.ts';
import { presentRelease } from './present-release.ts';
import { digestOf, pinHolds, presentHold } from './record-holds.ts';
import { listHolds, type StoredHold } from './record-holds.repo.ts';

type ReviewDependencies = { readonly database: Database; readonly registry: Registry; readonly clock: Clock };

/** What a publish would change, and what is on hold. */
export async function reviewChanges(
  { database, registry, clock }: ReviewDependencies,
  place: Place,
): Promise<ChangesAnswer> {
  const { content: draft, headSeq } = await pinDraft(database, place);
  const live = await readLive(database, place);
  const holds = await listHolds(database, place.versionBranchId, clock.now());
  const sides = { before: live.content, after: draft };
  const list = await listChanges(database, registry, sides, {
    scopes: ['versioned'],
    holds: byRecord(holds),
    usedIn: place.versionBranchId,
  });
  const held = await pinHolds(database, registry, holds, { live: live.content, draft });
  return {
    live: live.release === null ? null : presentRelease(live.release),
    head_seq: headSeq,
    holds_digest: digestOf(holds),
    held: held.length,
    modules: [...list.modules],
    references: list.references,
    totals: list.totals,
  };
}

function byRecord(holds: readonly StoredHold[]): HoldsByRecord {
  const modules = new Map<string, Map<string, RecordHold>>();
  for (const hold of holds) {
    const records = modules.get(hold.module) ?? new Map<string, RecordHold>();
    modules.set(hold.module, records.set(hold.recordId, presentHold(hold)));
  }
  return modules;
}
