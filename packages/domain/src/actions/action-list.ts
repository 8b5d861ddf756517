import { ROLES, type Role } from '../core/module.ts';
import type { ActionDefinition } from './define-action.ts';

/** Whether people of a role may do something in an environment. */
export function mayDo({ roles }: Pick<ActionDefinition, 'roles'>, role: Role, isProtected: boolean): boolean {
  return (isProtected ? roles.protected : roles.open).includes(role);
}

/** Whether it can be done to a subject in this state. */
export const isPossible = ({ states }: Pick<ActionDefinition, 'states'>, state: string): boolean =>
  states === null || states.includes(state);

/** The roles that may do it in some environment. */
export const rolesOf = ({ roles }: Pick<ActionDefinition, 'roles'>): readonly Role[] =>
  ROLES.filter((role) => roles.open.includes(role) || roles.protected.includes(role));

/** An action of a list: the type knows its kind, subject and place. */
type Listed<A> = A extends ActionDefinition
  ? ActionDefinition & Pick<A, 'kind' | 'subject' | 'place'>
  : never;

/** The actions on one subject, in the order of its menu and of tables, to be found by kind. */
export function actionList<const A extends ActionDefinition>(actions: readonly A[]) {
  type Kind = A['kind'];
  const byKind = new Map<string, ActionDefinition & { readonly kind: Kind }>(
    actions.map((action) => [action.kind, action]),
  );
  return {
    // Widened: the literal types of each action are not needed here.
    all: actions as readonly ActionDefinition[] as readonly Listed<A>[],
    isKind: (kind: string): kind is Kind => byKind.has(kind),
    get(kind: Kind): ActionDefinition & { readonly kind: Kind } {
      const action = byKind.get(kind);
      if (action === undefined) throw new Error(`There is no action ${kind} on ${actions[0]?.subject}.`);
      return action;
    },
  };
}
