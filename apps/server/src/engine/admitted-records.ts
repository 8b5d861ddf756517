import { LANGUAGES } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Admitted } from '@quartermaster/domain/rules/admitted-targets';
import type { Queryable } from '../db/database.ts';
import { comparedAs, enumValues, VALUE_LENGTH } from './field-expression.ts';
import { listColumn, listTableName } from './list-table.ts';
import { createParameters, type Parameters } from './parameters.ts';

/** So many records are read by their ids; if more are admitted, a list of them is filled soon in any order. */
export const MOST_BY_ID = 2_000;

/** Narrows rows `r` of a module to those that have one of the `wanted` values in each field, or none there. */
export function admittedSql(wanted: readonly Admitted[], parameters: Parameters): readonly string[] {
  return wanted.map(({ field, values }) => {
    const value = `r.data ->> ${parameters.add(field)}::text`;
    return `(${value} is null or ${value} = any(${parameters.add(values)}::text[]))`;
  });
}

/**
 * All records that can be admitted, as far as the list table tells: some of them may turn out not to be. Null: it
 * tells of none of the fields, or does not leave few. Looking for them one after the other would read every record
 * of the module if none is admitted.
 */
export async function findFewAdmitted(
  database: Queryable,
  module: ResolvedModule,
  branchId: number,
  wanted: readonly Admitted[],
): Promise<readonly string[] | null> {
  const parameters = createParameters([branchId]);
  const conditions = wanted.flatMap((each) => mayBeAdmittedSql(module, each, parameters) ?? []);
  if (conditions.length === 0) return null;
  const { rows } = await database.query<{ recordId: string }>(
    `select l.record_id as "recordId" from ${listTableName(module)} as l
      where ${['l.branch_id = $1', ...conditions].join(' and ')} limit ${MOST_BY_ID + 1}`,
    parameters.values,
  );
  return rows.length > MOST_BY_ID ? null : rows.map(({ recordId }) => recordId);
}

/** What is true of every admitted record, of its row `l` of the list table; null: that has no such column. */
function mayBeAdmittedSql(
  module: ResolvedModule,
  { field: key, values }: Admitted,
  parameters: Parameters,
): string | null {
  const field = module.fieldByKey.get(key);
  const column = field === undefined ? null : listColumn(module, field, LANGUAGES[0]);
  if (field === undefined || column === null) return null;
  // What a column cannot hold is null in it: values that a definition does not know, texts in place of numbers.
  const oneOf = (all: string): string => `(l.${column.name} is null or l.${column.name} = any(${all}))`;
  switch (comparedAs(field)) {
    case 'rank': {
      const known = field.kind === 'enum' ? enumValues(field) : [];
      const places = values.map((value) => known.indexOf(value) + 1).filter((place) => place > 0);
      // In the statement itself, so that it is planned for them.
      return oneOf(`array[${places.join(', ')}]::integer[]`);
    }
    case 'number':
      return oneOf(`${parameters.add(values.map(Number).filter(Number.isFinite))}::double precision[]`);
    case 'text':
      return oneOf(
        `array(select left(wanted, ${VALUE_LENGTH}) from unnest(${parameters.add(values)}::text[]) as wanted)`,
      );
    case 'localized':
    case 'list':
    case 'none':
      return null;
  }
}
