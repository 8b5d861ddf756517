import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAfterPaint } from './keep-after-paint.ts';

/** Something that changes. */
function createSource() {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: () => {
      for (const listener of listeners) listener();
    },
  };
}

describe('what is kept while the user types', () => {
  let frames: (() => void)[] = [];
  let page = new EventTarget();
  const paint = (): void => {
    for (const frame of frames.splice(0)) frame();
    vi.runAllTimers();
  };
  beforeEach(() => {
    frames = [];
    page = new EventTarget();
    vi.useFakeTimers();
    vi.stubGlobal('window', page);
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  });
  afterEach(() => {
    // Nothing may wait for the next file.
    paint();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is kept once the keys are painted', () => {
    const { subscribe, change } = createSource();
    const keep = vi.fn<() => void>();
    keepAfterPaint(subscribe, keep);
    change();
    change();
    expect(keep).not.toHaveBeenCalled();
    paint();
    expect(keep).toHaveBeenCalledTimes(1);
    change();
    paint();
    expect(keep).toHaveBeenCalledTimes(2);
  });

  it('is kept at once when the page goes away, and not again', () => {
    const { subscribe, change } = createSource();
    const keep = vi.fn<() => void>();
    keepAfterPaint(subscribe, keep);
    page.dispatchEvent(new Event('pagehide'));
    expect(keep).not.toHaveBeenCalled();
    change();
    page.dispatchEvent(new Event('pagehide'));
    expect(keep).toHaveBeenCalledTimes(1);
    paint();
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('is kept when the form is left, and nothing after it', () => {
    const { subscribe, change } = createSource();
    const keep = vi.fn<() => void>();
    const end = keepAfterPaint(subscribe, keep);
    change();
    end();
    expect(keep).toHaveBeenCalledTimes(1);
    change();
    paint();
    page.dispatchEvent(new Event('pagehide'));
    expect(keep).toHaveBeenCalledTimes(1);
  });
});
