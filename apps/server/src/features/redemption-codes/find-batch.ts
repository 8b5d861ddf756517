import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RecordData } from '@quartermaster/domain/core/json';
import { codeRedeemSetting } from '@quartermaster/domain/modules/mail-messages/code-redeem-setting';
import type { Queryable } from '../../db/database.ts';
import { resolveModulePlace, type ModulePlace } from '../../engine/module-place.ts';
import type { NewAuditEntry } from '../../engine/write-audit.ts';
import { findLiveRecords } from '../releases/index.ts';
import { readBatchSetting, type BatchSetting } from './batch-setting.ts';
import { findStanding, type BatchStanding } from './batches.repo.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';

/** Where an address finds batches: they are of the environment, whatever the version. */
export type BatchesAddress = { readonly env: string; readonly version: string };

/** A batch as an address names it. */
export type BatchAddress = BatchesAddress & { readonly batch: number };

/** @throws AppError `environment_not_found`, `version_not_found` */
export function findBatches(
  deps: PlayerDependencies,
  { env, version }: BatchesAddress,
): Promise<ModulePlace> {
  return resolveModulePlace(deps.database, deps, { env, version, module: codeRedeemSetting.key });
}

/** The record of a batch as it was saved last. */
export async function findSetting(
  db: Queryable,
  { registry }: Pick<PlayerDependencies, 'registry'>,
  environmentId: number,
  batchId: number,
): Promise<{ readonly data: RecordData; readonly setting: BatchSetting } | null> {
  const id = String(batchId);
  const data = (await findLiveRecords(db, registry.get(codeRedeemSetting.key), environmentId, [id])).get(id);
  return data === undefined ? null : { data, setting: readBatchSetting(data) };
}

export type FoundBatch = {
  readonly place: ModulePlace;
  readonly data: RecordData;
  readonly setting: BatchSetting;
  /** Null if the codes were not requested yet. */
  readonly standing: BatchStanding | null;
};

/** @throws AppError `code_batch_not_found`, and as above */
export async function findBatch(deps: PlayerDependencies, address: BatchAddress): Promise<FoundBatch> {
  const place = await findBatches(deps, address);
  const { id } = place.environment;
  const found = await findSetting(deps.database, deps, id, address.batch);
  if (found === null) throw new AppError('code_batch_not_found', { batch_id: address.batch });
  return { place, ...found, standing: await findStanding(deps.database, id, address.batch) };
}

/** @throws AppError `code_batch_not_generated`, and as above */
export async function findGenerated(
  deps: PlayerDependencies,
  address: BatchAddress,
): Promise<FoundBatch & { readonly standing: BatchStanding }> {
  const found = await findBatch(deps, address);
  const { standing } = found;
  if (standing === null || !standing.isGenerated) throw new AppError('code_batch_not_generated');
  return { ...found, standing };
}

/** Where an audit entry about a batch belongs: beside those about its setting. */
export const auditPlaceOf = (
  { branchId }: Pick<ModulePlace, 'branchId'>,
  batchId: number,
): Required<Pick<NewAuditEntry, 'module' | 'recordId' | 'branchId'>> => ({
  module: codeRedeemSetting.key,
  recordId: String(batchId),
  branchId,
});
