import type { Role } from '../core/module.ts';
import { mayDo } from './action-list.ts';
import type { ActionDefinition } from './define-action.ts';

/** Whether a role runs an action itself or requests it for approval. */
export type ActionWay = 'do' | 'ask';

/** Roles that may request actions they may not run: player support. */
const ASKERS: readonly Role[] = ['cs', 'low_cs'];

/** Whether a role runs or requests an action in an environment; null: neither. */
export function wayOf(
  action: Pick<ActionDefinition, 'roles' | 'subject'>,
  role: Role,
  isProtected: boolean,
): ActionWay | null {
  if (mayDo(action, role, isProtected)) return 'do';
  return action.subject === 'player' && ASKERS.includes(role) ? 'ask' : null;
}
