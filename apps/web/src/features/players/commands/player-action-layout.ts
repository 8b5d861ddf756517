import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import type { PlayerActionKind, PlayerActionParams } from '@quartermaster/domain/actions/player/index';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { ActionLayout } from '../../../engine/actions/action-layout.ts';
import type { ActedPlayer } from './player-actions.ts';

type Initial<K extends PlayerActionKind> = Readonly<Partial<Record<FieldKey<K>, JsonValue>>>;

type FieldKey<K extends PlayerActionKind> = keyof PlayerActionParams<K> & string;

/** Layout of the form of an action on a player. */
export type PlayerActionLayout<K extends PlayerActionKind = PlayerActionKind> = Omit<
  ActionLayout<FieldKey<K>>,
  'hints'
> & {
  /** What the form begins with, where that is not the default of the field; `preset`: what is chosen already. */
  readonly initial?: Initial<K> | ((acted: ActedPlayer, preset: ActionValues) => Initial<K>);
  /** The player's current value, shown below a field. */
  readonly present?: Readonly<Partial<Record<FieldKey<K>, (acted: ActedPlayer) => string>>>;
};
