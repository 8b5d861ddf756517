import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RecordLine } from '@quartermaster/contract/http/record-line';
import { issue } from '@quartermaster/domain/core/issue';
import { plainText, type RecordData } from '@quartermaster/domain/core/json';
import { assetAutoExchangeSetting } from '@quartermaster/domain/modules/items-economy/asset-auto-exchange-setting';
import { itemSetting } from '@quartermaster/domain/modules/items-economy/item-setting';
import type { Actor } from '../../platform/actor.ts';
import type { Place } from '../chosen-place/index.ts';
import type { RecordLines, RecordsService } from '../records/index.ts';
import { cloneItem } from './clone-item.ts';

/** Items, what opening them gives, and what they turn into, for calls that name them by their own paths. */
export function createItemCallsService(deps: {
  readonly records: RecordsService;
  readonly lines: RecordLines;
}) {
  const { lines } = deps;

  /** @throws AppError `record_not_found` unless the exchange is one of this item */
  async function readExchange(place: Place, { item_id: itemId, id }: ExchangePath): Promise<RecordLine> {
    const line = await lines.read({ ...place, module: assetAutoExchangeSetting.key }, idOf(id));
    if (plainText(line['item_id']) !== idOf(itemId))
      throw new AppError('record_not_found', { record_id: id });
    return line;
  }

  return {
    readExchange,

    readItem: (place: Place, itemId: string) =>
      lines.read({ ...place, module: itemSetting.key }, idOf(itemId)).catch(refuseUnknownItem(itemId)),

    /** @throws AppError `invalid` for a body that names another item than the path */
    async updateItem(place: Place, itemId: string, line: RecordData, actor: Actor): Promise<RecordLine> {
      const address = { ...place, module: itemSetting.key };
      return lines.update(address, idOf(itemId), line, actor).catch(refuseUnknownItem(itemId));
    },

    async updateExchange(place: Place, path: ExchangePath, line: RecordData, actor: Actor) {
      await readExchange(place, path);
      if (line['item_id'] !== undefined && plainText(line['item_id']) !== idOf(path.item_id))
        throw new AppError('invalid', {}, [issue('item_id', 'read_only', { field: 'item_id' })]);
      return lines.update({ ...place, module: assetAutoExchangeSetting.key }, idOf(path.id), line, actor);
    },

    cloneItem: (place: Place, source: string, target: string, actor: Actor) =>
      cloneItem(deps, place, { source: idOf(source), target: Number(idOf(target)) }, actor).catch(
        refuseUnknownItem(source),
      ),
  };
}

export type ItemCallsService = ReturnType<typeof createItemCallsService>;

type ExchangePath = { readonly item_id: string; readonly id: string };

/**
 * A path's id as records have it: `007` is 7.
 * @throws AppError `invalid_id`
 */
export function idOf(text: string): string {
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0)
    throw new AppError('invalid_id', { id: text.slice(0, 40) });
  return String(Number(text));
}

const refuseUnknownItem =
  (itemId: string) =>
  (problem: unknown): never => {
    const isUnknown = problem instanceof AppError && problem.code === 'record_not_found';
    throw isUnknown ? new AppError('unknown_item', { item_id: itemId }) : problem;
  };
