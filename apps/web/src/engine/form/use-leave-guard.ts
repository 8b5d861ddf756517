import { useBlocker } from '@tanstack/react-router';
import { isReloading } from '../../i18n/reload-page.ts';

/** Pages that a session's end leads to: the draft waits there for the same person. */
const ALWAYS_FREE: ReadonlySet<string> = new Set(['/relogin', '/login', '/new-password', '/unauth']);

type Address = {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
};

/**
 * Asks before unsaved changes are left behind, inside the console and when the tab is closed. `placeOf`: as much
 * of an address as they belong to.
 */
export function useLeaveGuard(isUnsaved: () => boolean, placeOf: (address: Address) => string = recordOf) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved() && placeOf(next) !== placeOf(current) && !ALWAYS_FREE.has(next.pathname),
    enableBeforeUnload: () => isUnsaved() && !isReloading(),
    withResolver: true,
  });
  return blocker.status === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : null;
}

/** The same record of another environment or version is another place. */
function recordOf({ pathname, search }: Address): string {
  return JSON.stringify([pathname, search['env'], search['v']]);
}
