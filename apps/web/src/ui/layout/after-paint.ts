const waiting = new Set<() => void>();

/** A page that never rests gets to it then all the same. */
const AT_THE_LATEST_MS = 200;

/**
 * Calls `listener` once the next frame is painted and nothing is waiting, such as another key; and
 * once only, however often it is asked for until then. The answer calls it off.
 */
export function afterPaint(listener: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(afterFrame);
  waiting.add(listener);
  return () => void waiting.delete(listener);
}

function afterFrame(): void {
  // Browsers without idle time (Safari) do it right after the frame.
  if ('requestIdleCallback' in window) requestIdleCallback(callWaiting, { timeout: AT_THE_LATEST_MS });
  else setTimeout(callWaiting);
}

function callWaiting(): void {
  const listeners = [...waiting];
  waiting.clear();
  for (const listener of listeners) listener();
}
