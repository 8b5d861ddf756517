import * as z from 'zod';
import { jsonParameter, jsonValue } from './json.ts';
import { FILTER_OPERATORS, LIST_FACTS } from './list-limits.ts';

/**
 * One condition on one field or fact. `value` is a list for `in`, `not` (one value or a list) and
 * `between` (`[from, to]`, either may be null), absent for `empty` and `filled`.
 */
const filterCondition = z.object({
  field: z.string(),
  op: z.enum(FILTER_OPERATORS),
  value: jsonValue.optional(),
});
export type FilterCondition = z.infer<typeof filterCondition>;

const conditions = z.array(filterCondition).min(1).max(20);

/** `any`: groups of conditions, of which one is to be met as a whole. */
const filterEntry = z.union([filterCondition, z.object({ any: z.array(conditions).min(1).max(20) })]);
export type FilterEntry = z.infer<typeof filterEntry>;

/** A filter as a query parameter: a JSON array, of which every entry is to be met. */
export const listFilter = jsonParameter(20_000)
  .pipe(z.array(filterEntry).max(20))
  .describe(
    'A JSON array of conditions, all of which must be met: `[{"field":"rarity","op":"in","value":["SR","SSR"]}]`. ' +
      `Operators: ${FILTER_OPERATORS.map((operator) => `\`${operator}\``).join(', ')}. ` +
      `Beside the fields of the module: ${LIST_FACTS.map((fact) => `\`${fact}\``).join(', ')}. ` +
      '`{"any":[[…],[…]]}` is met by one of its groups of conditions.',
  );
