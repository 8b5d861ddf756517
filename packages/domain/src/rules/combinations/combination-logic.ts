import type { CombinationName } from '../../core/combination-parameters.ts';
import { joinPath } from '../../core/issue.ts';
import type { JsonObject, RecordData } from '../../core/json.ts';
import type { CombinationDemand } from '../../core/rule.ts';
import type { AddIssue } from '../../fields/field-kind-logic.ts';
import { placesOf } from '../demands/field-places.ts';
import type { Sight } from '../demands/sight.ts';
import { matchOf } from '../demands/subjects.ts';
import type { AddRecordIssue, ModuleContext, ModuleRecord } from '../rule-logic.ts';

/** Where a demand on several fields looks. */
type Around = Pick<Sight, 'module' | 'isProtected' | 'findRecord'>;

/** What one demand on several fields means: in one record, or in all records of a module. */
export type CombinationLogic<N extends CombinationName> = {
  checkRecord?(rule: CombinationDemand<N>, data: RecordData, add: AddIssue, around: Around): void;
  checkModule?(
    rule: CombinationDemand<N>,
    records: readonly ModuleRecord[],
    add: AddRecordIssue,
    context: ModuleContext,
  ): void;
};

/** A record or row that holds several fields. */
type Holder = { readonly values: JsonObject; readonly path: string };

/** The keys of the fields, without the path of their rows. */
export function keysOf(fields: readonly string[]): readonly string[] {
  return fields.map((field) => field.slice(field.lastIndexOf('.') + 1));
}

/** The dotted path of the rows that the fields belong to; '' is the record. */
export function homeOf([first = '']: readonly string[]): string {
  return first.slice(0, Math.max(0, first.lastIndexOf('.')));
}

/** The record, or each row, that holds the fields and where the condition of the rule holds. */
export function holdersOf(
  { fields, when }: Pick<CombinationDemand, 'fields' | 'when'>,
  data: RecordData,
  around: Around,
): readonly Holder[] {
  const [field = ''] = fields;
  return placesOf(around.module, data, field)
    .filter((place) => matchOf(when, { ...around, field, place }) !== null)
    .map(({ path, around: [own] }) => ({
      values: own?.values ?? {},
      path: path.slice(0, Math.max(0, path.lastIndexOf('.'))),
    }));
}

/** The full path of a field of a record or row. */
export function pathIn({ path }: Holder, key: string): string {
  return joinPath(path, key);
}
