const waiting = new Set<() => void>();

/** Keys follow one another faster than this; drawing what one of them changes would keep the next one waiting. */
const PAUSE_MS = 80;
/** Somebody who types on sees it then all the same. */
const LONGEST_PAUSE_MS = 400;
/** A page that never rests gets to it then all the same. */
const AT_THE_LATEST_MS = 200;

let firstAsked = 0;
let lastKey = Number.NEGATIVE_INFINITY;

/**
 * Calls `listener` once the next frame is painted, nobody is typing and nothing else is waiting; and
 * once only, however often it is asked for until then. The answer calls it off.
 */
export function afterPaint(listener: () => void): () => void {
  if (waiting.size === 0) {
    firstAsked = performance.now();
    requestAnimationFrame(afterFrame);
  }
  waiting.add(listener);
  return () => void waiting.delete(listener);
}

/** Somebody typed: the next key may come before what waits for the paint is done. */
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
