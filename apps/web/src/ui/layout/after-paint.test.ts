import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint, noteKey } from './after-paint.ts';

describe('what waits for the paint', () => {
  let frames: (() => void)[] = [];
  const paint = (): void => {
    for (const frame of frames.splice(0)) frame();
    vi.runAllTimers();
  };
  beforeEach(() => {
    frames = [];
    vi.useFakeTimers();
    vi.stubGlobal('window', {});
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is called once, however often it was asked for', () => {
    let calls = 0;
    const listener = (): void => void (calls += 1);
    afterPaint(listener);
    afterPaint(listener);
    expect(calls).toBe(0);
    paint();
    expect(calls).toBe(1);
    paint();
    expect(calls).toBe(1);
    afterPaint(listener);
    paint();
    expect(calls).toBe(2);
  });

  it('waits for a pause between keys, but not for ever', () => {
    let calls = 0;
    const type = (): void => {
      noteKey();
      afterPaint(() => void (calls += 1));
      for (const frame of frames.splice(0)) frame();
    };
    for (let key = 0; key < 5; key += 1) {
      type();
      vi.advanceTimersByTime(60);
    }
    expect(calls).toBe(0);
    vi.advanceTimersByTime(60);
    expect(calls).toBe(5);
    for (let key = 0; key < 10; key += 1) {
      type();
      vi.advanceTimersByTime(60);
    }
    expect(calls).toBeGreaterThan(5);
    vi.advanceTimersByTime(60);
    expect(calls).toBe(15);
  });

  it('is not called once it was called off', () => {
    const called: string[] = [];
    const cancel = afterPaint(() => called.push('gone'));
    afterPaint(() => called.push('there'));
    cancel();
    paint();
    expect(called).toEqual(['there']);
  });
});
