import { isJsonObject, plainText, type JsonObject, type JsonValue } from '../../core/json.ts';
import { valueAt } from '../../record/path-value.ts';
import type { RecordRule } from '../rule-logic.ts';

/** Several at once are no dearer than one by one. Only equal assets are compared. */
export const noDearerInBulk: RecordRule<'no_dearer_in_bulk'> = {
  level: 'record',
  paths: ({ one, many }) => [many, one],
  check({ one, many, times }, data, add) {
    const single = new Map(costsIn(valueAt(data, one)).map((cost) => [assetOf(cost), amountOf(cost)]));
    costsIn(valueAt(data, many)).forEach((cost, index) => {
      const than = (single.get(assetOf(cost)) ?? Infinity) * times;
      if (amountOf(cost) > than) add(`${many}.${index}.amount`, 'dearer_in_bulk', { than });
    });
  },
};

const costsIn = (value: JsonValue | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];
const assetOf = (cost: JsonObject): string =>
  `${plainText(cost['asset_kind'])} ${plainText(cost['target_id'])}`;
const amountOf = (cost: JsonObject): number => Number(cost['amount'] ?? 0);
