import { afterPaint } from '../../ui/layout/after-paint.ts';

/**
 * Calls `keep` after each change, once it is painted: writing a whole record with every key would keep
 * the key from the screen. What is not kept yet is kept when the page goes away. The answer ends it.
 */
export function keepAfterPaint(
  subscribe: (listener: () => void) => () => void,
  keep: () => void,
): () => void {
  let cancel: (() => void) | null = null;
  const keepNow = (): void => {
    if (cancel === null) return;
    cancel();
    cancel = null;
    keep();
  };
  const stop = subscribe(() => {
    cancel = afterPaint(keepNow);
  });
  window.addEventListener('pagehide', keepNow);
  return () => {
    stop();
    window.removeEventListener('pagehide', keepNow);
    keepNow();
  };
}
