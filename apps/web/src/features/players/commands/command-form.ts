import type { CommandParams } from '@quartermaster/contract/http/player-commands';
import type { PlayerCommandKind } from '@quartermaster/domain/permissions/player-commands';
import type { ComponentType } from 'react';

type Values = Readonly<Record<string, unknown>>;

export type CommandFieldsProps<V extends Values = Values> = {
  readonly values: V;
  readonly change: (part: Partial<V>) => void;
};

/** The form of one command. */
export type CommandForm<V extends Values = Values> = {
  readonly initial: V;
  readonly Fields: ComponentType<CommandFieldsProps<V>>;
  /** What the command takes; null as long as something is missing. */
  readonly paramsOf: (values: V) => object | null;
};

/** Declares a form: what it holds, how it is filled in, which parameters come of it. */
export function defineForm<K extends PlayerCommandKind, V extends Values>(form: {
  readonly initial: V;
  readonly Fields: ComponentType<CommandFieldsProps<V>>;
  readonly paramsOf: (values: V) => CommandParams<K> | null;
}): CommandForm {
  // Forgets the type of the values: they come from this very form, and from no other.
  return form as unknown as CommandForm;
}
