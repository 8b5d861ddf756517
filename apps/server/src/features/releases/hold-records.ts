import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  EndHoldAnswer,
  EndHoldBody,
  HoldAnswer,
  HoldBody,
  RecordHoldAnswer,
} from '@quartermaster/contract/http/record-holds';
import type { RecordKey } from '@quartermaster/contract/http/record-key';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database, Transaction } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { findKnownIds } from './content.repo.ts';
import { keyOf, type NamedRecord } from './content.ts';
import type { Place } from './place.ts';
import { beginHolds, endHolds, presentHold } from './record-holds.ts';
import { findHold, listHolds, type StoredHold } from './record-holds.repo.ts';
import { lockLivePointer } from './release-writing.repo.ts';

export type HoldDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly clock: Clock;
};

/**
 * Keeps records out of releases until a date, or until the hold is ended. One that is on hold already gets
 * the new reason and date.
 * @throws AppError `hold_until_past`, `module_not_found`, `record_not_found`
 */
export async function holdRecords(
  { database, registry, clock }: HoldDependencies,
  place: Place,
  { records, reason, until }: HoldBody,
  actor: Actor,
): Promise<HoldAnswer> {
  const at = clock.now();
  if (until !== null && until <= formatDateTime(at)) throw new AppError('hold_until_past');
  const wanted = distinct(records);
  return database.transaction(async (tx) => {
    await requireKnown(tx, registry, place, wanted);
    const branchId = place.versionBranchId;
    const before = await lockOpen(tx, place, wanted, at);
    await endHolds(tx, actor, before, { branchId, at });
    await beginHolds(tx, actor, {
      branchId,
      records: wanted,
      reason,
      until,
      rolledBackId: null,
      heldBy: actor.accountId,
      at,
    });
    return { held: wanted.length };
  });
}

/** Lets records go out with the next release. */
export async function endRecordHolds(
  { database, clock }: HoldDependencies,
  place: Place,
  { records }: EndHoldBody,
  actor: Actor,
): Promise<EndHoldAnswer> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    const open = await lockOpen(tx, place, distinct(records), at);
    await endHolds(tx, actor, open, { branchId: place.versionBranchId, at });
    return { ended: open.length };
  });
}

export async function readHold(
  { database, clock }: HoldDependencies,
  place: Place,
  record: NamedRecord,
): Promise<RecordHoldAnswer> {
  const hold = await findHold(database, place.versionBranchId, record, clock.now());
  return { hold: hold === null ? null : presentHold(hold) };
}

/** The open holds of these records. A publish waits for a change of holds, and the other way round. */
async function lockOpen(
  tx: Transaction,
  place: Place,
  records: readonly NamedRecord[],
  now: Date,
): Promise<readonly StoredHold[]> {
  await lockLivePointer(tx, place.environment.id);
  const wanted = new Set(records.map(keyOf));
  return (await listHolds(tx, place.versionBranchId, now)).filter((hold) => wanted.has(keyOf(hold)));
}

function distinct(records: readonly RecordKey[]): readonly NamedRecord[] {
  const named = records.map(({ module, record_id: recordId }) => ({ module, recordId }));
  return [...new Map(named.map((record) => [keyOf(record), record])).values()];
}

async function requireKnown(
  tx: Transaction,
  registry: Registry,
  place: Place,
  records: readonly NamedRecord[],
): Promise<void> {
  for (const [key, group] of Map.groupBy(records, ({ module }) => module)) {
    const module = registry.find(key);
    if (module?.scope !== 'versioned') throw new AppError('module_not_found', { module: key });
    const ids = group.map(({ recordId }) => recordId);
    const known = new Set(await findKnownIds(tx, module, place.versionBranchId, ids));
    const unknown = ids.find((id) => !known.has(id));
    if (unknown !== undefined) throw new AppError('record_not_found', { module: key, record_id: unknown });
  }
}
