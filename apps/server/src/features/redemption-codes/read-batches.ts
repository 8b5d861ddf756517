import type { SliceQuery } from '@quartermaster/contract/http/slice';
import type {
  BatchAnswer,
  BatchesAnswer,
  BatchesQuery,
  CodesQuery,
  RedemptionCode,
  RedemptionRow,
} from '@quartermaster/contract/http/redemption-codes';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { serverSetting } from '@quartermaster/domain/modules/system-release/server-setting';
import { sliceOf, type SliceOf } from '../../http/slice-of.ts';
import { findLiveTitles } from '../releases/index.ts';
import { readBatchSetting } from './batch-setting.ts';
import { listBatches } from './batches.repo.ts';
import { listCodes } from './codes.repo.ts';
import { normalizeCode } from './draw-codes.ts';
import {
  findBatch,
  findBatches,
  findGenerated,
  type BatchAddress,
  type BatchesAddress,
} from './find-batch.ts';
import { presentBatch } from './present-batch.ts';
import { readRedemptions } from './read-redemptions.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';

/** The batches of an environment, newest first. */
export async function readBatchPage(
  deps: PlayerDependencies,
  address: BatchesAddress,
  { ids, cursor, limit }: BatchesQuery,
): Promise<BatchesAnswer> {
  const place = await findBatches(deps, address);
  const rows = await listBatches(deps.database, place, {
    ids: ids ?? null,
    before: cursor ?? null,
    limit: limit + 1,
  });
  const slice = sliceOf(rows, limit, ({ sortKey }) => sortKey);
  const data = slice.data.map((row) => presentBatch(readBatchSetting(row.data), row.standing));
  return { ...slice, data };
}

/** One batch, with the names of what it gives. */
export async function readBatch(deps: PlayerDependencies, address: BatchAddress): Promise<BatchAnswer> {
  const { place, setting, standing } = await findBatch(deps, address);
  const batch = presentBatch(setting, standing);
  const wanted = new Map<string, Set<string>>([[serverSetting.key, new Set(batch.server_ids.map(String))]]);
  for (const { asset_kind: kind, target_id: id } of batch.rewards) {
    const module = findAssetKind(kind)?.target ?? null;
    if (module !== null && id !== null) wanted.set(module, (wanted.get(module) ?? new Set()).add(String(id)));
  }
  const references = await findLiveTitles(deps.database, deps.registry, place.environment.id, wanted);
  return { batch, references };
}

/** Codes of a batch, all of them or those that begin with a text. */
export async function readCodePage(
  deps: PlayerDependencies,
  address: BatchAddress,
  { q, cursor, limit }: CodesQuery,
): Promise<SliceOf<RedemptionCode>> {
  const { place, standing } = await findGenerated(deps, address);
  const prefix = normalizeCode(q);
  // Without a text the place is a number; anything else is as good as none.
  const isPlace = prefix !== '' || /^\d{1,9}$/.test(cursor ?? '');
  const rows = await listCodes(deps.database, {
    environmentId: place.environment.id,
    batch: standing.id,
    prefix,
    after: isPlace ? (cursor ?? null) : null,
    limit: limit + 1,
  });
  return sliceOf(rows, limit, ({ no, code }) => (prefix === '' ? String(no) : code));
}

/** Who redeemed codes of a batch, newest first. */
export async function readRedemptionPage(
  deps: PlayerDependencies,
  address: BatchAddress,
  { cursor, limit }: SliceQuery,
): Promise<SliceOf<RedemptionRow>> {
  const { place, standing } = await findGenerated(deps, address);
  const before = /^\d{1,15}$/.test(cursor ?? '') ? (cursor ?? null) : null;
  const batch = { id: standing.id, environmentId: place.environment.id };
  return readRedemptions(deps, batch, { cursor: before, limit });
}
