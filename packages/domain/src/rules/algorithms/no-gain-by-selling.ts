import { objectsOf, type JsonValue } from '../../core/json.ts';
import { assetRowReferences } from '../../fields/asset-rows.ts';
import { valueAt } from '../../record/path-value.ts';
import { assetsOf, type Asset } from '../assets.ts';
import { rowsAt } from '../row-paths.ts';
import type { FindRecord, ReferenceRule } from '../rule-logic.ts';

const ALL_BP = 10_000;

/** Buying something and selling it again never yields a gain. */
export const noGainBySelling: ReferenceRule<'no_gain_by_selling'> = {
  level: 'reference',
  paths: ({ rows, gets, pays, off }) => [gets, pays, off ?? []].flat().map((key) => `${rows}.${key}`),
  check({ rows, gets, pays, off, price }, data, add, { findRecord }) {
    for (const { values, path } of rowsAt(data, rows)) {
      const costs = assetsOf(values[pays]);
      if (assetsOf(values[gets]).some(({ name }) => costs.some((cost) => cost.name === name)))
        add(`${path}.${pays}`, 'paid_with_itself');
      const paid = 1 - Number((off === undefined ? null : values[off]) ?? 0) / ALL_BP;
      for (const { name, amount } of sales(values[gets], price, findRecord)) {
        const cost = costs.find((each) => each.name === name);
        if (cost !== undefined && amount > cost.amount * paid)
          add(`${path}.${pays}`, 'sells_for_more', { amount, than: cost.amount * paid });
      }
    }
  },
};

/** What everything that is got sells for. */
function sales(value: JsonValue | undefined, price: string, findRecord: FindRecord): readonly Asset[] {
  return objectsOf(value).flatMap((row) =>
    assetRowReferences([row], '').flatMap(({ module, id }) => {
      const named = findRecord(module, id);
      return assetsOf(named && valueAt(named, price)).map(({ name, amount }) => ({
        name,
        amount: amount * Number(row['amount'] ?? 0),
      }));
    }),
  );
}
