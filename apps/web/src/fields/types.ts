import type { ComponentType } from 'react';
import type { FieldKind, ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';

/** What every input of every kind is given: a controlled value, and how it is named and described. */
export type FieldInputProps<K extends FieldKind = FieldKind> = {
  readonly field: ResolvedField<K>;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue) => void;
  readonly onBlur: () => void;
  /** Dotted path of the value inside its record: `groups.0.weight`. */
  readonly path: string;
  /** Id of the element that takes the focus; the label points to it. */
  readonly inputId: string;
  /** Id of the visible label, for inputs that are groups of controls. */
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
};

export type FieldCellProps<K extends FieldKind = FieldKind> = {
  readonly field: ResolvedField<K>;
  readonly value: JsonValue | undefined;
  /** Digits after the point of every number of a column, so that the points are aligned. */
  readonly decimals?: number | undefined;
};

export type FilterOperator =
  | 'eq'
  | 'in'
  | 'not'
  | 'gte'
  | 'lte'
  | 'contains'
  | 'empty'
  | 'filled'
  | 'between';

export type FilterValue = { readonly op: FilterOperator; readonly value?: JsonValue };

export type FieldFilterProps<K extends FieldKind = FieldKind> = {
  readonly field: ResolvedField<K>;
  readonly filter: FilterValue | null;
  readonly onChange: (filter: FilterValue | null) => void;
};

export type FieldDiffProps<K extends FieldKind = FieldKind> = {
  readonly field: ResolvedField<K>;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
};

/** How fields with fields inside draw those; handed in, because they may have fields inside again. */
export type NestedParts = {
  readonly Input: ComponentType<FieldInputProps>;
  readonly Cell: ComponentType<FieldCellProps>;
};

/** A table that has an entry for every field kind: adding a kind breaks the build until it is filled. */
type FieldTable<Props extends { readonly [K in FieldKind]: object }> = {
  readonly [K in FieldKind]: ComponentType<Props[K]>;
};

export type FieldInputs = FieldTable<{ [K in FieldKind]: FieldInputProps<K> }>;
export type FieldCells = FieldTable<{ [K in FieldKind]: FieldCellProps<K> }>;
export type FieldFilters = FieldTable<{ [K in FieldKind]: FieldFilterProps<K> }>;
export type FieldDiffs = FieldTable<{ [K in FieldKind]: FieldDiffProps<K> }>;
