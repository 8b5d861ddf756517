import type { ActionRoles } from './define-action.ts';

/** Admins, and quality assurance where nothing is protected. */
export const ADMINS: ActionRoles = { open: ['admin', 'qa'], protected: ['admin'] };

/** All roles; quality assurance only in environments that are not protected. */
export const EVERYBODY: ActionRoles = {
  open: ['admin', 'cs', 'qa', 'low_cs'],
  protected: ['admin', 'cs', 'low_cs'],
};

/** All roles in every environment: for actions on what belongs to the person. */
export const ANYBODY: ActionRoles = {
  open: ['admin', 'cs', 'qa', 'low_cs'],
  protected: ['admin', 'cs', 'qa', 'low_cs'],
};

/** Only admins, in every environment: actions outside of environments, or too serious for other roles. */
export const ADMINS_ALONE: ActionRoles = { open: ['admin'], protected: ['admin'] };
