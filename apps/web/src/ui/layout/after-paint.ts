const waiting = new Set<() => void>();

/** Keys follow one another faster than this; drawing what one of them changes would keep the next one waiting. */
const PAUSE_MS = 80;
/** The longest delay while the user keeps typing. */
const LONGEST_PAUSE_MS = 400;
/** The longest delay on a page that is never idle. */
const AT_THE_LATEST_MS = 200;

let firstAsked = 0;
let lastKey = Number.NEGATIVE_INFINITY;

/**
 * Calls `listener` after the next paint, once the user pauses typing and the page is idle; only once,
 * however often it is requested until then. The returned function cancels it.
 */
export function afterPaint(listener: () => void): () => void {
  if (waiting.size === 0) {
    firstAsked = performance.now();
    requestAnimationFrame(afterFrame);
  }
  waiting.add(listener);
  return () => void waiting.delete(listener);
}

/** A key was typed: the next one may come before the work that waits for the paint is done. */
export function noteKey(): void {
  lastKey = performance.now();
}

function afterFrame(): void {
  const pause = Math.min(lastKey + PAUSE_MS, firstAsked + LONGEST_PAUSE_MS) - performance.now();
  if (pause > 0) setTimeout(afterFrame, pause);
  // Browsers without idle time (Safari) do it right after the frame.
  else if ('requestIdleCallback' in window) requestIdleCallback(callWaiting, { timeout: AT_THE_LATEST_MS });
  else setTimeout(callWaiting);
}

function callWaiting(): void {
  const listeners = [...waiting];
  waiting.clear();
  for (const listener of listeners) listener();
}
