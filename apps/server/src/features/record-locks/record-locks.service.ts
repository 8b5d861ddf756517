import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  RecordLock,
  RecordLockAnswer,
  RequestUnlockBody,
} from '@quartermaster/contract/http/record-locks';
import type { JsonObject } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { displayRecord } from '@quartermaster/domain/record/display-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { unlockNotices } from '@quartermaster/domain/texts/unlock-notices';
import type { Transaction } from '../../db/database.ts';
import type { Branch } from '../../engine/branch.ts';
import { lockedFields } from '../../engine/fixed-records.ts';
import type { ModuleAddress } from '../../engine/module-place.ts';
import { findHeldStarts, findPeriodLocks } from '../../engine/period-locks.ts';
import { readHeads } from '../../engine/record-rows.ts';
import { UNLOCK_RECORD } from '../../engine/record-unlocks.ts';
import type { Head } from '../../engine/record-head.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { findPlace, type RecordsDependencies } from '../records/index.ts';
import { insertRequest, type KeptRequest } from '../staff-limits/index.ts';
import { findUnlock, type LockedRecord } from './record-locks.repo.ts';

type Dependencies = RecordsDependencies & { readonly clock: Clock };

/** The requester and their language. */
type Asker = { readonly staffId: number; readonly actor: Actor; readonly language: Language };

export type RecordLocksService = ReturnType<typeof createRecordLocksService>;

/** Locks of running periods and the requests to unlock them. */
export function createRecordLocksService(deps: Dependencies) {
  return {
    async read(address: ModuleAddress, recordId: string, language: Language): Promise<RecordLockAnswer> {
      const { module, branch } = await findPlace(deps, address);
      const head = await headOf(deps, module, branch.branchId, recordId);
      const { revision } = head;
      const lock = await lockOf(deps, module, branch.branchId, head, language);
      const record = { module: module.key, recordId, branchId: branch.branchId, revision };
      return { lock, unlock: lock === null ? null : await findUnlock(deps.database, record) };
    },

    /** @throws AppError `stale_record`, `not_locked`, `unlock_requested`, `too_many_approvals` */
    request: (
      address: ModuleAddress,
      recordId: string,
      body: RequestUnlockBody,
      asker: Asker,
    ): Promise<KeptRequest> => request(deps, address, recordId, body, asker),

    /**
     * The current lock of a record whose unlock was requested.
     * @throws AppError `stale_record` where it was saved since, `not_locked`
     */
    async look(record: LockedRecord, language: Language): Promise<RecordLock> {
      const module = deps.registry.get(record.module);
      const head = await headOf(deps, module, record.branchId, record.recordId);
      if (head.revision !== record.revision) throw new AppError('stale_record');
      const lock = await lockOf(deps, module, record.branchId, head, language);
      if (lock === null) throw new AppError('not_locked');
      return lock;
    },
  };
}

async function headOf(
  { database }: Dependencies,
  module: ResolvedModule,
  branchId: number,
  recordId: string,
): Promise<Head> {
  const head = (await readHeads(database, branchId, module, [recordId])).get(recordId);
  if (head === undefined) throw new AppError('record_not_found', { record_id: recordId });
  return head;
}

async function lockOf(
  { database, registry, clock }: Dependencies,
  module: ResolvedModule,
  branchId: number,
  head: Head,
  language: Language,
): Promise<RecordLock | null> {
  const now = clock.now();
  const { recordId } = head;
  const heads = new Map([[recordId, head]]);
  const lock = (await findPeriodLocks(database, { registry, now }, module, branchId, heads)).get(recordId);
  const started = (await findHeldStarts(database, { now }, module, branchId, heads)).get(recordId) ?? null;
  if (lock === undefined && started === null) return null;
  const fields = lock === undefined ? [] : lockedFields(module, lock.module !== module.key);
  return {
    until: lock === undefined ? started : lock.until,
    module: lock?.module ?? module.key,
    record_id: lock?.recordId ?? recordId,
    fields: [...fields],
    keeps_start: started !== null,
    notices: [...unlockNotices(module, fields, started !== null, language)],
  };
}

async function request(
  deps: Dependencies,
  address: ModuleAddress,
  recordId: string,
  { reason, base_revision: base }: RequestUnlockBody,
  { staffId, actor, language }: Asker,
): Promise<KeptRequest> {
  const { module, branch } = await findPlace(deps, address);
  const { branchId, version } = branch;
  const head = await headOf(deps, module, branchId, recordId);
  if (head.revision !== base) throw new AppError('stale_record');
  const lock = await lockOf(deps, module, branchId, head, language);
  const record = { module: module.key, recordId, branchId, revision: head.revision };
  return deps.database.transaction(async (tx) => {
    // One request at a time for each record.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `unlock ${branchId}/${module.key}/${recordId}`,
    ]);
    const unlock = await findUnlock(tx, record);
    if (lock === null || unlock?.state === 'open') throw new AppError('not_locked');
    if (unlock !== null) throw new AppError('unlock_requested', { name: unlock.by });
    return ask(tx, branch, record, {
      staffId,
      actor,
      reason,
      about: {
        version: version.name,
        title: displayRecord(module, readRecord(module, head.data)).title,
        until: lock.until,
      },
    });
  });
}

/** What is stored with a request: for the approver and for the log. */
type Asking = Pick<Asker, 'staffId' | 'actor'> & {
  readonly reason: string;
  readonly about: JsonObject & { readonly until: string | null };
};

async function ask(
  tx: Transaction,
  { environment }: Pick<Branch, 'environment'>,
  { module, recordId, branchId, revision }: LockedRecord,
  { staffId, actor, reason, about }: Asking,
): Promise<KeptRequest> {
  const id = randomUUID();
  const kept = await insertRequest(tx, {
    id,
    environmentId: environment.id,
    player: null,
    deliveryId: null,
    kind: UNLOCK_RECORD,
    params: { module, record_id: recordId, branch_id: branchId, revision, ...about },
    revision: 1,
    lines: [],
    valueCents: 0,
    exceeds: [],
    reason,
    ticket: null,
    askedBy: staffId,
    idempotencyKey: null,
  });
  const after = { approval_id: id, until: about.until };
  await writeAudit(tx, actor, {
    action: 'record.request_unlock',
    module,
    recordId,
    branchId,
    after,
    reason,
  });
  return kept;
}
