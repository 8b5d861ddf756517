import type { FilterOperator } from '@quartermaster/contract/http/list-limits';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { plainText, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { listColumn, listTableName, type ListColumn } from './list-table.ts';
import { literal } from './partition.ts';

/*
 * How many newest states have each value of an enumeration or a boolean that lists filter by: the sum of the
 * deltas that writers add and a job folds, as with `record_total`. A filter by one of them needs no count.
 */

const VALUE_TOTALS = 'listed.value_total';

/** What a write does to the total of a value. `value` empty: no value, or one that the definition does not know. */
export type ValueDelta = {
  readonly module: string;
  readonly field: string;
  readonly value: string;
  readonly delta: number;
};

type CountedField = Pick<ListColumn, 'name' | 'type'> & {
  readonly key: string;
  readonly choices: readonly string[];
};

const known = new WeakMap<ResolvedModule, readonly CountedField[]>();

function countedFields(module: ResolvedModule): readonly CountedField[] {
  const fields = known.get(module);
  if (fields !== undefined) return fields;
  const made = module.list.filters.flatMap((key): readonly CountedField[] => {
    const field = module.fieldByKey.get(key);
    const column = field === undefined ? null : listColumn(module, field, LANGUAGES[0]);
    return column === null || column.choices === null
      ? []
      : [{ key, name: column.name, type: column.type, choices: column.choices }];
  });
  known.set(module, made);
  return made;
}

/** Sums up what changes of records do to the totals of their values. Most edits do nothing. */
export function createValueDeltas() {
  const deltas = new Map<string, ValueDelta>();
  const count = (module: string, field: string, value: string, by: number): void => {
    const key = `${module}\n${field}\n${value}`;
    deltas.set(key, { module, field, value, delta: (deltas.get(key)?.delta ?? 0) + by });
  };
  return {
    /** A record before and after its change; null: there is none. */
    add(module: ResolvedModule, before: RecordData | null, after: RecordData | null): void {
      for (const field of countedFields(module)) {
        if (before !== null) count(module.key, field.key, countedValue(field, before), -1);
        if (after !== null) count(module.key, field.key, countedValue(field, after), 1);
      }
    },
    list: (): readonly ValueDelta[] => [...deltas.values()].filter(({ delta }) => delta !== 0),
  };
}

export type ValueDeltas = ReturnType<typeof createValueDeltas>;

function countedValue({ key, choices }: CountedField, data: RecordData): string {
  const value = plainText(data[key]);
  return choices.includes(value) ? value : '';
}

/** Adds the deltas of a list of `ValueDelta` to the branch `$1`. `from`: relations that need rows, each with a comma. */
export const addingDeltas = (deltas: string, from = ''): string => `
  insert into ${VALUE_TOTALS} (branch_id, module, field, value, delta)
  select $1, v.module, v.field, v.value, v.delta
    from ${from} jsonb_to_recordset(${deltas}::jsonb) as v (module text, field text, value text, delta integer)`;

/**
 * Counts the values of some rows of a module's list table. `from`: a relation that has the table as `l`, with
 * what narrows it. Null: none of its values are counted.
 */
export function countingListed(module: ResolvedModule, from: string, sign: '+' | '-' = '+'): string | null {
  const counted = countedSql(module, from, sign);
  return counted === null
    ? null
    : `insert into ${VALUE_TOTALS} (module, branch_id, field, value, delta) select ${literal(module.key)}, c.* from (${counted}) as c`;
}

/** Rows of equal values are counted first: they are few. */
function countedSql(module: ResolvedModule, from: string, sign: '+' | '-'): string | null {
  const fields = countedFields(module);
  if (fields.length === 0) return null;
  const columns = ['branch_id', ...fields.map(({ name }) => name)].map((name) => `l.${name}`).join(', ');
  const values = fields.map((field) => `(${literal(field.key)}, ${choiceSql(field)})`).join(', ');
  return `
    select listed.branch_id, v.field, v.value, ${sign}sum(listed.records) as total
      from (select ${columns}, count(*) as records from ${from} group by ${columns}) as listed
     cross join lateral (values ${values}) as v (field, value)
     group by listed.branch_id, v.field, v.value`;
}

/** An enumeration is listed by the place of its value. */
function choiceSql({ name, type, choices }: CountedField): string {
  const all = `array[${choices.map(literal).join(', ')}]::text[]`;
  return type === 'integer'
    ? `coalesce((${all})[listed.${name}], '')`
    : `case when listed.${name} = any(${all}) then listed.${name} else '' end`;
}

/** Counts a module's values anew, with its list table. */
export function recounting(module: ResolvedModule): readonly string[] {
  const counting = countingListed(module, `${listTableName(module)} as l`);
  return [
    `delete from ${VALUE_TOTALS} where module = ${literal(module.key)}`,
    ...(counting === null ? [] : [counting]),
  ];
}

/** Gives a branch (`$2`) the totals of another one (`$1`). */
export const COPY_VALUE_TOTALS = `
  insert into ${VALUE_TOTALS} (branch_id, module, field, value, delta)
  select $2, module, field, value, sum(delta) from ${VALUE_TOTALS}
   where branch_id = $1 group by module, field, value having sum(delta) <> 0`;

/** The total of a list of the branch `$1` that one field narrows; null: it has to be counted. */
export function valueTotalSql(
  module: ResolvedModule,
  field: ResolvedField,
  op: FilterOperator,
  value: JsonValue,
): string | null {
  const choices = countedFields(module).find(({ key }) => key === field.key)?.choices ?? [];
  const values = (Array.isArray(value) ? value : [value]).map((each: JsonValue) => plainText(each));
  if (!['eq', 'in', 'not'].includes(op) || !values.every((each) => choices.includes(each))) return null;
  const all = `array[${values.map(literal).join(', ')}]::text[]`;
  const which = op === 'not' ? `t.value <> all(${all})` : `t.value = any(${all})`;
  return `(select coalesce(sum(t.delta), 0) from ${VALUE_TOTALS} as t
            where t.branch_id = $1 and t.module = ${literal(module.key)} and t.field = ${literal(field.key)} and ${which})`;
}

/** Totals of a module's values that are not what its list table counts, and what it counts instead. */
export function wronglyCounted(module: ResolvedModule): string {
  const kept = `
    select branch_id, field, value, sum(delta) as total from ${VALUE_TOTALS} where module = ${literal(module.key)}
     group by branch_id, field, value having sum(delta) <> 0`;
  const counted = countedSql(module, `${listTableName(module)} as l`, '+');
  return counted === null ? kept : `(${kept} except ${counted}) union all (${counted} except ${kept})`;
}
