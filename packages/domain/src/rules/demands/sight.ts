import type { JsonValue, RecordData } from '../../core/json.ts';
import type { ResolvedModule } from '../../core/module.ts';
import type { FindRecord, ModuleRecord } from '../rule-logic.ts';
import type { FieldPlace } from './field-places.ts';

/** Where a demand looks: at one place of a record of a module, and at the records that it names. */
export type Sight = {
  readonly module: ResolvedModule;
  /** The dotted path of the field that the place holds. */
  readonly field: string;
  readonly place: FieldPlace;
  readonly isProtected: boolean;
  readonly findRecord: FindRecord | undefined;
  /** The oldest client that the checked version supports, where it is known. */
  readonly client?: string | undefined;
  /** The records of the module, for those that count them. */
  readonly peers?: readonly ModuleRecord[];
  /** Results computed from other records, kept for records that share them. */
  readonly known?: Map<string, number>;
};

/** A field of a record of any module. */
export type FieldOfRecord = { readonly module: string; readonly id: string; readonly field: string };

/** What an expression comes to, and the field that says so. */
export type Result = {
  readonly value: JsonValue | undefined;
  readonly field?: string;
  /** The field of another record that says so. */
  readonly from?: FieldOfRecord;
  /** How many days after a moment. */
  readonly days?: number;
};

/** A whole record as a place, beside one of its fields. */
export function recordPlace(data: RecordData): FieldPlace {
  return { value: undefined, path: '', around: [{ list: '', values: data, isLast: true }] };
}
