import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { ComponentType, ReactNode } from 'react';

/** A hand-made form for all fields of an action. */
export type ActionFormProps = {
  readonly values: ActionValues;
  readonly change: (part: ActionValues) => void;
};

/** What is wrong, in the reader's language, by key of the field. */
export type FieldProblems = Readonly<Record<string, string>>;

/** One field of an action, with an input that its kind does not have. */
export type ActionInputProps = {
  readonly field: ResolvedField;
  readonly label: string;
  readonly value: JsonValue;
  readonly onChange: (value: JsonValue) => void;
  /** Text below the input. */
  readonly hint: ReactNode;
  /** The problem with the current value. */
  readonly problem: string | undefined;
  /** What is wrong with any field, for an input that has more than one. */
  readonly problems: FieldProblems;
  readonly form: ActionFormProps;
};

/** Overrides of a form that otherwise follows from the action's fields. */
export type ActionLayout<Key extends string = string> = {
  readonly Form?: ComponentType<ActionFormProps>;
  readonly inputs?: Readonly<Partial<Record<Key, ComponentType<ActionInputProps>>>>;
  /** Text below a field in place of its help. */
  readonly hints?: Readonly<Partial<Record<Key, ReactNode>>>;
  /** Fields in one row. */
  readonly pairs?: readonly (readonly [Key, Key])[];
};
