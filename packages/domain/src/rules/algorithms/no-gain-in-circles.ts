import type { RecordData } from '../../core/json.ts';
import { assetsOf } from '../assets.ts';
import { isOff } from '../is-off.ts';
import { rowsAt } from '../row-paths.ts';
import type { ModuleRule, ReadRecords } from '../rule-logic.ts';

/** An exchange of one asset for another. `rate`: how many are given for each one paid. */
type Trade = { readonly from: string; readonly to: string; readonly rate: number };
type Placed = Trade & { readonly recordId: string; readonly path: string };
type Rates = ReadonlyMap<string, number>;

const ALL_BP = 10_000;
/** Tolerance for rounding: a circle that returns exactly what it took is no gain. */
const ROUNDING = 1e-9;
const HUNDREDTHS = 100;

/** No circle of exchanges returns more of an asset than it took. */
export const noGainInCircles: ModuleRule<'no_gain_in_circles'> = {
  level: 'module',
  paths: ({ rows, gets, pays, off }) => [gets, pays, off ?? []].flat().map((key) => `${rows}.${key}`),
  names: ({ beside = [] }) => ({
    others: beside.map(({ module, rows, gets, pays }) => ({
      module,
      fields: [`${rows}.${gets}`, `${rows}.${pays}`],
    })),
  }),
  check(rule, records, add, { readRecords }) {
    const own = records.flatMap(({ recordId, data }) => (isOff(data) ? [] : tradesOf(rule, recordId, data)));
    const byAsset = Map.groupBy(
      [...own, ...tradesBeside(rule.beside ?? [], readRecords)],
      ({ from }) => from,
    );
    for (const { recordId, path, ...first } of own) {
      const back = bestReturn(first, byAsset, rule.steps);
      if (back > 1 + ROUNDING)
        add(recordId, `${path}.${rule.pays}`, 'gains_in_circle', {
          amount: Math.round(back * HUNDREDTHS) / HUNDREDTHS,
        });
    }
  },
};

type Rows = { readonly rows: string; readonly gets: string; readonly pays: string; readonly off?: string };

function tradesBeside(
  beside: readonly (Rows & { readonly module: string })[],
  readRecords: ReadRecords | undefined,
): readonly Trade[] {
  return beside.flatMap((other) =>
    [...(readRecords?.(other.module) ?? [])].flatMap(({ recordId, data }) =>
      isOff(data) ? [] : tradesOf(other, recordId, data),
    ),
  );
}

/** The exchanges of a record. Rows with several costs are skipped: none of them buys anything alone. */
function tradesOf({ rows, gets, pays, off }: Rows, recordId: string, data: RecordData): readonly Placed[] {
  return rowsAt(data, rows).flatMap(({ values, path }) => {
    const [cost, ...more] = assetsOf(values[pays]);
    if (cost === undefined || more.length > 0) return [];
    const paid = cost.amount * (1 - Number((off === undefined ? null : values[off]) ?? 0) / ALL_BP);
    if (paid <= 0) return [];
    return assetsOf(values[gets]).map(({ name, amount }) => ({
      from: cost.name,
      to: name,
      rate: amount / paid,
      recordId,
      path,
    }));
  });
}

/** The most that is returned for 1 paid in a trade, within this many steps; 0: nothing. */
function bestReturn(first: Trade, byAsset: ReadonlyMap<string, readonly Trade[]>, steps: number): number {
  let reached: Rates = new Map([[first.to, first.rate]]);
  let best = reached.get(first.from) ?? 0;
  for (let step = 1; step < steps; step += 1) {
    reached = afterTrading(reached, byAsset, first.from);
    best = Math.max(best, reached.get(first.from) ?? 0);
  }
  return best;
}

/** Trades once more. The paid asset ends a circle; otherwise its gain would count twice. */
function afterTrading(reached: Rates, byAsset: ReadonlyMap<string, readonly Trade[]>, paid: string): Rates {
  const next = new Map<string, number>();
  for (const [asset, amount] of reached)
    for (const { to, rate } of asset === paid ? [] : (byAsset.get(asset) ?? []))
      next.set(to, Math.max(next.get(to) ?? 0, amount * rate));
  return next;
}
