import type { ActionRoles } from './define-action.ts';

/** Admins, and quality assurance where nothing is protected. */
export const ADMINS: ActionRoles = { open: ['admin', 'qa'], protected: ['admin'] };

/** Everybody, but quality assurance where players play for real. */
export const EVERYBODY: ActionRoles = {
  open: ['admin', 'cs', 'qa', 'low_cs'],
  protected: ['admin', 'cs', 'low_cs'],
};

/** Everybody, everywhere: what people do about what is their own. */
export const ANYBODY: ActionRoles = {
  open: ['admin', 'cs', 'qa', 'low_cs'],
  protected: ['admin', 'cs', 'qa', 'low_cs'],
};

/** Admins alone, in every environment: what no environment has to do with, or is too grave for others. */
export const ADMINS_ALONE: ActionRoles = { open: ['admin'], protected: ['admin'] };
