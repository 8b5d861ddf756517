import { useEffect } from 'react';

/** An element and all that is around it, from within. */
type Trail = readonly Element[];

const STOPS =
  'a[href]:not([tabindex="-1"]), button:enabled:not([tabindex="-1"]), input:enabled, textarea:enabled, [tabindex="0"]';

/**
 * Keeps the keyboard usable. When the focused element disappears (a dialog closes, a row is
 * deleted, another page opens), the nearest element that is still there gets the focus.
 */
export function useLostFocus(): void {
  useEffect(() => {
    const memory = createMemory();
    const observer = new MutationObserver(memory.recover);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', memory.note);
    document.addEventListener('focusout', memory.leave);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', memory.note);
      document.removeEventListener('focusout', memory.leave);
    };
  }, []);
}

function createMemory() {
  let last: Trail = [];
  /** The last one of the page itself: what a dialog was opened from. */
  let inPage: Trail = [];
  return {
    note: ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      last = trailOf(target);
      if (target.closest('#root') !== null) inPage = last;
    },
    /** A click beside all controls removes the focus on purpose. A removed control causes the same event. */
    leave: ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null || !(target instanceof Element)) return;
      setTimeout(() => {
        if (last[0] === target && isThere(target)) last = inPage = [];
      });
    },
    recover: (): void => {
      const { activeElement, body } = document;
      const [from] = last;
      if ((activeElement !== null && activeElement !== body) || from === undefined || isThere(from)) return;
      homeOf(last.at(-1)?.isConnected === true ? last : inPage)?.focus({ preventScroll: true });
    },
  };
}

/** The element and its ancestors below the body: a popup's are removed with it. */
function trailOf(element: Element): Trail {
  const trail: Element[] = [];
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    trail.push(at);
  return trail;
}

function isThere(element: Element): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled');
}

function homeOf(trail: Trail): HTMLElement | null {
  for (const place of trail) {
    if (!(place instanceof HTMLElement) || !isThere(place)) continue;
    // Grids draw only what is in view, and know themselves where their focus is.
    if (place.closest('[role="grid"]') !== null) return null;
    if (place === trail[0] || place.tabIndex >= 0 || place.hasAttribute('tabindex')) return place;
    const stop = [...place.querySelectorAll<HTMLElement>(STOPS)].find(isThere);
    if (stop !== undefined) return stop;
  }
  return null;
}
