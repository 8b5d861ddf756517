import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * The same function on every render, which does what that of the newest render does. For what is handed
 * to many memoized rows: a function of its own on each render would draw all of them again. Called by
 * events only, never while rendering.
 */
export function useNewest<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(act);
  // Before the effects of what is below: one that moves the focus causes an event.
  useInsertionEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
