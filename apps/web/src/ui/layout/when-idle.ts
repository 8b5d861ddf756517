/** After the page itself is there; a page that never rests gets it then all the same. */
const AT_THE_LATEST_MS = 3000;

/** Does something once the browser has nothing better to do; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  // Browsers without idle time (Safari) wait a moment instead.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: AT_THE_LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
