import { plainText } from '../../core/json.ts';
import type { ResolvedModule } from '../../core/module.ts';
import type { FindRecord, ModuleRecord, ModuleRule } from '../rule-logic.ts';
import { isOff } from '../is-off.ts';

/**
 * Each record is for the range between the two records that it names. What is named has a number: the
 * ranges of these numbers begin with 1 and follow one another. One break is told, at the first range.
 */
export const rangesFollow: ModuleRule<'ranges_follow'> = {
  level: 'module',
  paths: ({ from, to }) => [from, to],
  names: ({ from, to, by }) => ({
    targets: [
      { reference: from, fields: [by] },
      { reference: to, fields: [by] },
    ],
  }),
  check(rule, records, add, { module, findRecord }) {
    if (findRecord === undefined) return;
    let expected = 1;
    for (const { recordId, start, end } of rangesOf(rule, records, module, findRecord)) {
      if (start !== expected) return add(recordId, rule.from, 'not_contiguous', { expected });
      expected = end + 1;
    }
  },
};

type Range = { readonly recordId: string; readonly start: number; readonly end: number };

/** The ranges of records in force, first ones first. What names nothing is told elsewhere. */
function rangesOf(
  { from, to, by }: { readonly from: string; readonly to: string; readonly by: string },
  records: readonly ModuleRecord[],
  module: ResolvedModule,
  findRecord: FindRecord,
): readonly Range[] {
  const numberOf = (data: ModuleRecord['data'], key: string): number | null => {
    const field = module.fieldByKey.get(key);
    const named = field?.kind === 'reference' ? findRecord(field.to, plainText(data[key])) : undefined;
    const number = named?.[by];
    return typeof number === 'number' ? number : null;
  };
  return records
    .filter(({ data }) => !isOff(data))
    .flatMap(({ recordId, data }) => {
      const [start, end] = [numberOf(data, from), numberOf(data, to)];
      return start === null || end === null ? [] : [{ recordId, start, end }];
    })
    .sort((left, right) => left.start - right.start);
}
