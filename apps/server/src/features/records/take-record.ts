import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RecordData } from '@quartermaster/domain/core/json';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { requireConfirmation, type ModuleAddress } from '../../engine/module-place.ts';
import { readHeads } from '../../engine/record-rows.ts';
import { StaleWriteError } from '../../engine/store-errors.ts';
import type { Actor } from '../../platform/actor.ts';
import { findPlace, fixedNow, type EditDependencies } from './record-place.ts';
import { refuseFixedFields } from './refuse-fixed-fields.ts';
import { refuseRemovedRows } from './refuse-removed-rows.ts';
import { write, type WriteOptions } from './write-records.ts';

/** A state of a record from elsewhere; null: it is not there. `field`: only this field of it is taken. */
export type TakenRecord = {
  readonly recordId: string;
  readonly data: RecordData | null;
  readonly field: string | null;
};

/**
 * A record of a draft becomes what it is at another point, checked like a restored one; answers whether anything
 * differed.
 * @throws AppError `invalid`, `record_not_found`, `stale_record`, `referenced`, `wrong_confirmation`
 */
export async function takeRecord(
  deps: EditDependencies,
  address: ModuleAddress,
  { recordId, data: source, field }: TakenRecord,
  actor: Actor,
  options: WriteOptions,
): Promise<boolean> {
  const place = await findPlace(deps, address);
  const { module, branch } = place;
  requireConfirmation({ ...branch, module }, options.confirmation);
  const head = (await readHeads(deps.database, branch.branchId, module, [recordId])).get(recordId);
  const base = head?.revision ?? null;
  if (source === null && head === undefined) return false;
  const current = head === undefined ? null : readRecord(module, head.data);
  if (field !== null && (current === null || source === null))
    throw new AppError('record_not_found', { record_id: recordId });
  const wanted = field === null || current === null ? source : withField(current, source ?? {}, field);
  const data = wanted === null ? null : normalizeRecord(module, readRecord(module, wanted));
  if (data !== null) {
    const known = current === null ? {} : { previous: current };
    const issues = validateFields(module, data, { ...known, byConsole: true });
    if (issues.length > 0) throw new AppError('invalid', {}, issues);
    await refuseRemovedRows(deps.database, branch.branchId, [{ module, recordId, data }]);
    await refuseFixedFields(deps.database, fixedNow(deps), branch.branchId, [{ module, recordId, data }]);
  }
  const result = await write(
    deps,
    place,
    'restore',
    [{ module, recordId, data, base }],
    actor,
    options,
  ).catch((problem: unknown) => {
    throw problem instanceof StaleWriteError ? new AppError('stale_record') : problem;
  });
  return result.seq !== null;
}

function withField(current: RecordData, source: RecordData, field: string): RecordData {
  const { [field]: _, ...rest } = current;
  const value = source[field];
  return value === undefined ? rest : { ...rest, [field]: value };
}
