import type { CappedSource } from '../../core/algorithm-parameters.ts';
import { fieldAtPath } from '../../core/field-at-path.ts';
import { isJsonObject, numberOf, plainText, type JsonObject, type RecordData } from '../../core/json.ts';
import { localized, type Localized } from '../../core/language.ts';
import { canonicalJson } from '../../record/canonical.ts';
import { valueAt } from '../../record/path-value.ts';
import { holdsIn } from '../demands/conditions.ts';
import { isOff, isServed } from '../is-off.ts';
import { inRows, rowsAt } from '../row-paths.ts';
import type { FindRecord, ModuleRule, ReadRecords } from '../rule-logic.ts';

const NO_CAPS = localized('no caps are entered', '尚未填寫上限', '上限が入力されていません');
const WHOLE = 10_000;
const HUNDREDTHS = 100;
/** Sources that a problem names. */
const MOST_NAMED = 3;

/** What several modules give together is below a cap. Known where a whole configuration is checked. */
export const staysWithinCaps: ModuleRule<'stays_within_caps'> = {
  level: 'module',
  paths: ({ caps, by, amount }) => [caps, ...[...by, amount].map((key) => inRows(caps, key))],
  names: ({ by, amount, sources }) => ({
    others: sources.flatMap((source) => namesOf(source, [...by, amount])),
  }),
  check({ caps, by, amount, sources }, records, add, { module, findRecord, readRecords }) {
    if (readRecords === undefined || findRecord === undefined) return;
    const contributions = sources.flatMap((source) =>
      contributionsOf(source, { by, amount }, { findRecord, readRecords }),
    );
    const limits = records
      .filter(({ data }) => !isOff(data))
      .flatMap(({ recordId, data }) => rowsAt(data, caps).map((row) => ({ recordId, ...row })));
    if (contributions.length > 0 && limits.length === 0) {
      const check = fieldAtPath(module, caps)?.label ?? caps;
      add('', '', 'check_not_run', { check, reason: NO_CAPS });
    }
    for (const { recordId, path, values } of limits) {
      const cap = numberOf(values[amount], null);
      const same = contributions.filter(({ of }) => of === sharedBy(values, by));
      const sum = rounded(same);
      const [field = ''] = by;
      if (cap !== null && sum > cap)
        add(recordId, inRows(path, amount), 'over_cap_together', {
          field,
          value: values[field] ?? null,
          sum,
          cap,
          sources: largestOf(same),
        });
    }
  },
};

/** What one of the records of a source gives. `of`: what it adds to. */
type Contribution = { readonly of: string; readonly name: Localized; readonly amount: number };
type Rows = { readonly by: readonly string[]; readonly amount: string };
type Records = { readonly findRecord: FindRecord; readonly readRecords: ReadRecords };

function contributionsOf(
  source: CappedSource,
  { by, amount }: Rows,
  records: Records,
): readonly Contribution[] {
  const { module, rows, name, oneOf } = source;
  const rates = ratesOf(source, records);
  const largest = new Map<string, Contribution>();
  for (const { recordId, data } of records.readRecords(module)) {
    if (!isCounted(source, data, records.findRecord)) continue;
    const group = oneOf === undefined ? recordId : sharedBy(data, oneOf);
    for (const { values } of rowsAt(data, rows)) {
      const of = sharedBy(values, by);
      const given = numberOf(values[amount], 0) * rates(data);
      const place = `${group}\n${of}`;
      if (given > (largest.get(place)?.amount ?? 0)) largest.set(place, { of, name, amount: given });
    }
  }
  return [...largest.values()];
}

const sharedBy = (values: JsonObject, fields: readonly string[]): string =>
  canonicalJson(fields.map((field) => valueAt(values, field) ?? null));

function isCounted(
  { where = [], open, under = [] }: CappedSource,
  data: RecordData,
  find: FindRecord,
): boolean {
  if (!isServed(data) || !where.every((one) => holdsIn(one, data))) return false;
  if (open !== undefined && !isAlwaysOpen(data, open)) return false;
  let below = data;
  for (const { field, module, where: whose } of under) {
    const owner = find(module, plainText(valueAt(below, field)));
    if (owner === undefined || !isServed(owner) || !holdsIn(whose, owner)) return false;
    below = owner;
  }
  return true;
}

function isAlwaysOpen(data: RecordData, timeslot: string): boolean {
  const slot = valueAt(data, timeslot);
  return isJsonObject(slot) && slot['type'] === 'always_open';
}

/** What the amounts of a record are multiplied by. */
function ratesOf({ times }: CappedSource, { readRecords }: Records): (data: RecordData) => number {
  if (times === undefined) return () => 1;
  const largest = new Map<string, number>();
  for (const { data } of readRecords(times.module)) {
    const owner = plainText(valueAt(data, times.of));
    const rate = numberOf(valueAt(data, times.rate), WHOLE);
    if (isServed(data)) largest.set(owner, Math.max(rate, largest.get(owner) ?? WHOLE));
  }
  return (data) => (largest.get(plainText(valueAt(data, times.of))) ?? WHOLE) / WHOLE;
}

/** Amounts have two decimals. */
const rounded = (contributions: readonly Contribution[]): number =>
  Math.round(contributions.reduce((sum, { amount }) => sum + amount, 0) * HUNDREDTHS) / HUNDREDTHS;

/** The sources that give most, each with what it gives. */
function largestOf(contributions: readonly Contribution[]): readonly Localized[] {
  const names = [...new Set(contributions.map(({ name }) => name))];
  return names
    .map((name) => ({
      name,
      sum: rounded(contributions.filter((contribution) => contribution.name === name)),
    }))
    .toSorted((left, right) => right.sum - left.sum)
    .slice(0, MOST_NAMED)
    .map(({ name, sum }) => {
      return localized(`${name.en} (${sum})`, `${name.zh}（${sum}）`, `${name.jp}（${sum}）`);
    });
}

function namesOf(
  { module, rows, oneOf, where, open, under = [], times }: CappedSource,
  keys: readonly string[],
) {
  const conditions = (where ?? []).map(({ field }) => field);
  const own = [...keys.map((key) => inRows(rows, key)), ...(oneOf ?? []), ...conditions, open ?? []].flat();
  const owners = under.map((owner, index) => ({
    module: owner.module,
    fields: [under[index + 1]?.field ?? [], owner.where?.field ?? []].flat(),
  }));
  const first = under[0]?.field ?? [];
  return [
    { module, fields: [...own, first, times?.of ?? []].flat() },
    ...owners,
    ...(times === undefined ? [] : [{ module: times.module, fields: [times.of, times.rate] }]),
  ];
}
