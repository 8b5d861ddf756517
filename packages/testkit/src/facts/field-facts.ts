import type { FieldDefinition, FieldKind } from '@quartermaster/domain/core/field';
import type { IssueCode } from '@quartermaster/domain/core/issue';
import type { JsonValue } from '@quartermaster/domain/core/json';

/** A value that is refused or warned of: where below the field, and why. */
type Refusal = { readonly value: JsonValue; readonly at?: string; readonly code: IssueCode };

/** Facts about fields, shared by the tests over field kinds. */
export type FieldFacts<K extends FieldKind = FieldKind> = {
  readonly field: FieldDefinition<K>;
  readonly accepted: readonly JsonValue[];
  readonly refused: readonly Refusal[];
  /** Cell texts of a file with one column for the field. */
  readonly cells?: readonly (readonly [text: string, value: JsonValue])[];
  readonly badCells?: readonly (readonly [text: string, code: IssueCode])[];
};

/** Facts about some kinds of field. */
export type FactsOf<K extends FieldKind> = { readonly [Kind in K]: FieldFacts<Kind> };
