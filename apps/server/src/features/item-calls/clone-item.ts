import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RecordLine } from '@quartermaster/contract/http/record-line';
import type { RecordData } from '@quartermaster/domain/core/json';
import { assetAutoExchangeSetting } from '@quartermaster/domain/modules/items-economy/asset-auto-exchange-setting';
import { itemRewardSetting } from '@quartermaster/domain/modules/items-economy/item-reward-setting';
import { itemSetting } from '@quartermaster/domain/modules/items-economy/item-setting';
import type { Actor } from '../../platform/actor.ts';
import type { Place } from '../chosen-place/index.ts';
import { nextRecordId, type NewRecord, type RecordLines, type RecordsService } from '../records/index.ts';

type Dependencies = { readonly records: RecordsService; readonly lines: RecordLines };
type Clone = { readonly source: string; readonly target: number };

/** Another request may take the number first; after so many attempts it is a conflict. */
const ATTEMPTS = 4;

/**
 * Copies an item with its reward setting and its auto exchange, as one change. Copies are not open yet.
 * @throws AppError `record_not_found`, `record_exists` when the target is an item already
 */
export async function cloneItem(
  deps: Dependencies,
  place: Place,
  clone: Clone,
  actor: Actor,
): Promise<RecordLine> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await deps.records.createAcross(place, await copiesOf(deps, place, clone), actor, {});
      return await deps.lines.read({ ...place, module: itemSetting.key }, String(clone.target));
    } catch (problem) {
      if (!isTakenByOther(problem, clone) || attempt === ATTEMPTS) throw problem;
    }
  }
}

async function copiesOf(
  { records }: Dependencies,
  place: Place,
  { source, target }: Clone,
): Promise<NewRecord[]> {
  const item = await records.read({ ...place, module: itemSetting.key }, source);
  const copies: NewRecord[] = [
    { module: itemSetting.key, data: copyOf(item.record.data, { item_id: target }) },
  ];
  for (const module of [itemRewardSetting.key, assetAutoExchangeSetting.key]) {
    const address = { ...place, module };
    const filter = [{ field: 'item_id', op: 'eq' as const, value: source }];
    const owned = await records.list(address, { page: 1, per_page: 'all', filter }, 'en', '');
    const first = owned.data.length === 0 ? 0 : await nextRecordId(records, address);
    copies.push(
      ...owned.data.map(({ data }, index) => ({
        module,
        data: copyOf(data, { id: first + index, item_id: target }),
      })),
    );
  }
  return copies;
}

const copyOf = (data: RecordData, identity: RecordData): RecordData => ({
  ...data,
  status: 'not_open',
  ...identity,
});

function isTakenByOther(problem: unknown, { target }: Clone): boolean {
  if (!(problem instanceof AppError) || problem.code !== 'record_exists') return false;
  return problem.params['record_id'] !== String(target);
}
