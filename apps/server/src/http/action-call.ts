import { rolesOf } from '@quartermaster/domain/actions/action-list';
import type { ActionDefinition } from '@quartermaster/domain/actions/define-action';

/** What a definition says of its call. Whether a role may do it in this very environment the service looks at. */
export const actionCall = (action: Pick<ActionDefinition, 'roles' | 'title'>) =>
  ({ access: { roles: rolesOf(action) }, summary: action.title.en }) as const;
