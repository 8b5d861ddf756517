import type { DemandLogic } from './demand-logic.ts';

/** A switch stays off in protected environments. Settings without a release are refused there as they are saved. */
export const offWhereProtected: DemandLogic<'off_where_protected'> = {
  check(_rule, { value, isProtected }, add) {
    if (isProtected && value === true) add('off_where_protected');
  },
};
