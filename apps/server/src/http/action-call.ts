import { rolesOf } from '@quartermaster/domain/actions/action-list';
import type { ActionDefinition } from '@quartermaster/domain/actions/define-action';

/** Access and summary of an action's route. The service checks the role for the environment. */
export const actionCall = (action: Pick<ActionDefinition, 'roles' | 'title'>) =>
  ({ access: { roles: rolesOf(action) }, summary: action.title.en }) as const;
