import { plainText, type JsonValue, type RecordData } from '../../core/json.ts';
import type { Period } from '../../core/period.ts';
import { isBlank } from '../../fields/field-kind-logic.ts';
import { valueAt } from '../../record/path-value.ts';
import { assetsOf, type Asset } from '../assets.ts';
import { holdsIn } from '../demands/conditions.ts';
import { isOff } from '../is-off.ts';
import { isWithin, openSpans } from '../open-spans.ts';
import { rowsAt } from '../row-paths.ts';
import type { FindRecord, ModuleRecord, ModuleRule } from '../rule-logic.ts';

/** No record costs more than another one that gives as much, or more. */
export const noneBetterForLess: ModuleRule<'none_better_for_less'> = {
  level: 'module',
  paths: ({ gives, prices, costs, open, limit, audience, when }) => [
    ...gives,
    prices.rows,
    `${prices.rows}.${prices.currency}`,
    `${prices.rows}.${prices.amount}`,
    costs,
    open,
    limit,
    audience,
    when.field,
  ],
  names: ({ when }) => ({ values: [[when.field, when.in]] }),
  check(rule, records, add, { findRecord }) {
    const offers = records
      .filter(({ data }) => !isOff(data) && holdsIn(rule.when, data))
      .map((record) => offerOf(record, rule, findRecord ?? (() => undefined)));
    const forAll = offers.filter(
      ({ data }) => isBlank(data[rule.audience]) && data[rule.limit] === rule.unlimited,
    );
    for (const offer of offers) {
      const better = forAll.find((other) => isBetter(other, offer));
      if (better !== undefined)
        add(offer.recordId, offer.priced, 'better_for_less', { record: better.recordId });
    }
  },
};

type Amounts = ReadonlyMap<string, number>;
type Offer = ModuleRecord & {
  readonly price: Amounts;
  /** The field that says what it costs. */
  readonly priced: string;
  readonly gives: readonly Amounts[];
  readonly open: readonly Period[] | null;
};
type Fields = {
  readonly gives: readonly string[];
  readonly prices: { readonly rows: string; readonly currency: string; readonly amount: string };
  readonly costs: string;
  readonly open: string;
};

function offerOf(record: ModuleRecord, { gives, prices, costs, open }: Fields, find: FindRecord): Offer {
  const { data } = record;
  const money = moneyIn(data, prices);
  return {
    ...record,
    price: new Map(money.length > 0 ? money : pairs(assetsOf(valueAt(data, costs)))),
    priced: money.length > 0 ? prices.rows : costs,
    gives: gives.map((field) => amountsOf(valueAt(data, field))),
    open: openSpans(valueAt(data, open), find),
  };
}

const moneyIn = (data: RecordData, { rows, currency, amount }: Fields['prices']) =>
  rowsAt(data, rows).map(({ values }) => [plainText(values[currency]), Number(values[amount] ?? 0)] as const);

const pairs = (assets: readonly Asset[]) => assets.map(({ name, amount }) => [name, amount] as const);

/** What a list gives of each asset, all its rows together. */
function amountsOf(value: JsonValue | undefined): Amounts {
  const all = new Map<string, number>();
  for (const { name, amount } of assetsOf(value)) all.set(name, (all.get(name) ?? 0) + amount);
  return all;
}

/** Whether an offer is there whenever the other is, costs less, and lacks nothing of what that one gives. */
function isBetter(offer: Offer, other: Offer): boolean {
  return (
    isCheaper(offer.price, other.price) &&
    other.gives.every((amounts, index) =>
      [...amounts].every(([name, amount]) => (offer.gives[index]?.get(name) ?? 0) >= amount),
    ) &&
    offer.open !== null &&
    other.open !== null &&
    isWithin(other.open, offer.open)
  );
}

/** In no currency dearer, and in one cheaper. Where one is missing, some players could not pay. */
function isCheaper(price: Amounts, other: Amounts): boolean {
  const both = [...other].map(([name, amount]) => [price.get(name) ?? Infinity, amount] as const);
  return both.every(([own, amount]) => own <= amount) && both.some(([own, amount]) => own < amount);
}
