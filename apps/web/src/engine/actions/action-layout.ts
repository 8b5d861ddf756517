import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { ComponentType, ReactNode } from 'react';

/** All fields of an action, laid out by hand. */
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
  /** What is said below it. */
  readonly hint: ReactNode;
  /** What is wrong with what stands there. */
  readonly problem: string | undefined;
  /** What is wrong with any field, for an input that has more than one. */
  readonly problems: FieldProblems;
  readonly form: ActionFormProps;
};

/** What a form needs beside the fields of its action. Without any, the form follows from them. */
export type ActionLayout<Key extends string = string> = {
  readonly Form?: ComponentType<ActionFormProps>;
  readonly inputs?: Readonly<Partial<Record<Key, ComponentType<ActionInputProps>>>>;
  /** What is said below a field, where that is not its help. */
  readonly hints?: Readonly<Partial<Record<Key, ReactNode>>>;
  /** Fields that stand side by side. */
  readonly pairs?: readonly (readonly [Key, Key])[];
};
