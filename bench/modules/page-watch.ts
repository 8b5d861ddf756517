/// <reference lib="dom" />

/*
 * These functions run in the page that is measured, so none of them may use anything outside of itself.
 */

type Watched = { keyTimes: number[]; pageTime: number };

/** From each key to the frame after it. */
export function watchKeys(): void {
  const watched = window as unknown as Watched;
  watched.keyTimes = [];
  const paint = new MessageChannel();
  let pressed = 0;
  paint.port1.addEventListener('message', () => watched.keyTimes.push(performance.now() - pressed));
  paint.port1.start();
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
      requestAnimationFrame(() => paint.port2.postMessage(null));
    },
    { capture: true },
  );
}

/** From pressing Enter to the frame that shows what a selector names. */
export function watchPage(visible: string): void {
  const watched = window as unknown as Watched;
  watched.pageTime = 0;
  document.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key !== 'Enter') return;
      const look = (): void => {
        if (document.querySelector(visible) === null) requestAnimationFrame(look);
        else requestAnimationFrame(() => (watched.pageTime = performance.now() - timeStamp));
      };
      look();
    },
    { capture: true },
  );
}

export function readKeyTimes(): readonly number[] {
  return (window as unknown as Watched).keyTimes;
}

/** 0: it is not visible yet. */
export function readPageTime(): number {
  return (window as unknown as Watched).pageTime;
}
