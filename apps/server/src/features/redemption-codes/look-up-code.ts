import type { FoundCodesAnswer } from '@quartermaster/contract/http/redemption-codes';
import { codeRedeemSetting } from '@quartermaster/domain/modules/mail-messages/code-redeem-setting';
import { findLiveRecords } from '../releases/index.ts';
import { readBatchSetting } from './batch-setting.ts';
import { listCodesOfAll } from './codes.repo.ts';
import { normalizeCode } from './draw-codes.ts';
import { findBatches, type BatchesAddress } from './find-batch.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';

/** A player who reads out a code has all of it; the first few codes with this beginning are enough. */
const MOST = 10;

/** The codes of any batch that begin with a text, with their batches: a player knows the code alone. */
export async function lookUpCode(
  deps: PlayerDependencies,
  address: BatchesAddress,
  typed: string,
): Promise<FoundCodesAnswer> {
  const { environment } = await findBatches(deps, address);
  const prefix = normalizeCode(typed);
  if (prefix === '') return { data: [] };
  const rows = await listCodesOfAll(deps.database, { environmentId: environment.id, prefix, limit: MOST });
  const names = await namesOf(deps, environment.id, [...new Set(rows.map(({ batch_id: id }) => id))]);
  return { data: rows.map((row) => ({ ...row, batch_name: names.get(row.batch_id) ?? '' })) };
}

/** The names of the batches, as far as their settings still exist. */
async function namesOf(
  { database, registry }: PlayerDependencies,
  environmentId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const module = registry.get(codeRedeemSetting.key);
  const found = await findLiveRecords(database, module, environmentId, ids.map(String));
  return new Map([...found].map(([id, data]) => [Number(id), readBatchSetting(data).name]));
}
