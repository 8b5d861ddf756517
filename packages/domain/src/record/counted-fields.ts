import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { isBlank } from '../fields/field-kind-logic.ts';
import { isShown } from '../fields/validate-object.ts';

/** A number that goes up by one from record to record, as a rule demands. */
export type CountedField = {
  readonly key: string;
  /** The field with the last number of a record: of ranges their end. */
  readonly to: string;
  /** The number of the first record. */
  readonly from: number;
  /** The fields whose values the counted records share. */
  readonly groupBy: readonly string[];
};

/**
 * The numbers that a new record counts on from those before it, besides its id. `settled`: what is known of it
 * for sure; numbers within groups are found where their group is known.
 */
export function countedFields(module: ResolvedModule, settled: RecordData): readonly CountedField[] {
  const own = new Set(module.identity);
  return module.rules
    .flatMap((rule) => countedBy(rule) ?? [])
    .filter(({ key, groupBy }) => !own.has(key) && groupBy.every((each) => !isBlank(settled[each])))
    .filter(({ key }) => {
      const field = module.fieldByKey.get(key);
      return field !== undefined && isShown(field, { ...module.defaults, ...settled });
    });
}

function countedBy(rule: RuleDefinition): CountedField | null {
  if (!('is' in rule) || rule.is !== 'contiguous') return null;
  const { field: key, from, to = key, along } = rule;
  if (typeof along === 'string' || 'rows' in along || typeof from !== 'number') return null;
  // Records that do not count may have any number.
  if (along.where !== undefined || along.orderBy !== key) return null;
  return { key, to, from, groupBy: [along.groupBy ?? []].flat() };
}
