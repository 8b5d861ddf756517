import { ROLES, type Role } from '../core/module.ts';
import type { ActionDefinition } from './define-action.ts';

/** Whether people of a role may do something in an environment. */
export function mayDo({ roles }: Pick<ActionDefinition, 'roles'>, role: Role, isProtected: boolean): boolean {
  return (isProtected ? roles.protected : roles.open).includes(role);
}

/** Whether it can be done to a subject in this state. */
export const isPossible = ({ states }: Pick<ActionDefinition, 'states'>, state: string): boolean =>
  states === null || states.includes(state);

/** Everybody who may do it in some environment. */
export const rolesOf = ({ roles }: Pick<ActionDefinition, 'roles'>): readonly Role[] =>
  ROLES.filter((role) => roles.open.includes(role) || roles.protected.includes(role));

/** An action of a list that has these kinds. */
export type ListedAction<K extends string = string> = ActionDefinition & { readonly kind: K };

/** The actions on one subject, in the order of its menu and of tables, to be found by kind. */
export function actionList<const K extends string>(all: readonly ListedAction<K>[]) {
  const byKind = new Map<string, ListedAction<K>>(all.map((action) => [action.kind, action]));
  return {
    all,
    isKind: (kind: string): kind is K => byKind.has(kind),
    get(kind: K): ListedAction<K> {
      const action = byKind.get(kind);
      if (action === undefined) throw new Error(`There is no action ${kind} on ${all[0]?.subject}.`);
      return action;
    },
  };
}
