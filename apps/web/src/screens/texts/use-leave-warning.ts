import { useBlocker } from '@tanstack/react-router';
import { isReloading } from '../../i18n/reload-page.ts';

/**
 * Unsaved texts wait in the session store and come back with the page, so only closing the tab is
 * warned of.
 */
export function useLeaveWarning(isDirty: boolean): void {
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => isDirty && !isReloading() });
}
