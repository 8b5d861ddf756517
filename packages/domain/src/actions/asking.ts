import type { Role } from '../core/module.ts';
import { mayDo } from './action-list.ts';
import type { ActionDefinition } from './define-action.ts';

/** How somebody gets something done: they do it themselves, or they ask and somebody else decides. */
export type ActionWay = 'do' | 'ask';

/** Who may ask for what they may not do themselves: those who answer players. */
const ASKERS: readonly Role[] = ['cs', 'low_cs'];

/** How people of a role get something done in an environment; null: not at all. */
export function wayOf(
  action: Pick<ActionDefinition, 'roles' | 'subject'>,
  role: Role,
  isProtected: boolean,
): ActionWay | null {
  if (mayDo(action, role, isProtected)) return 'do';
  return action.subject === 'player' && ASKERS.includes(role) ? 'ask' : null;
}
