import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import type { PlayerActionKind, PlayerActionParams } from '@quartermaster/domain/actions/player/index';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { ComponentType } from 'react';
import type { PlayerActions } from './player-actions.ts';

/** All fields of an action, laid out by hand. */
export type ActionFormProps = {
  readonly values: ActionValues;
  readonly change: (part: ActionValues) => void;
};

/** One field of an action, with an input that its kind does not have. */
export type ActionInputProps = {
  readonly field: ResolvedField;
  readonly label: string;
  readonly value: JsonValue;
  readonly onChange: (value: JsonValue) => void;
  /** What is wrong with what stands there, in the reader's language. */
  readonly problem: string | undefined;
  readonly form: ActionFormProps;
};

type FieldKey<K extends PlayerActionKind> = keyof PlayerActionParams<K> & string;

/** What a form needs beside the definition of its action. Without any, the form follows from the fields. */
export type ActionLayout<K extends PlayerActionKind = PlayerActionKind> = {
  /** What the form begins with, where that is not the default of the field. */
  readonly initial?: Readonly<Partial<Record<FieldKey<K>, JsonValue>>>;
  readonly Form?: ComponentType<ActionFormProps>;
  readonly inputs?: Readonly<Partial<Record<FieldKey<K>, ComponentType<ActionInputProps>>>>;
  /** What is said below a field about this very player. */
  readonly hints?: Readonly<Partial<Record<FieldKey<K>, (actions: PlayerActions) => string>>>;
  /** Fields that stand side by side. */
  readonly pairs?: readonly (readonly [FieldKey<K>, FieldKey<K>])[];
};
