import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForTyping } from './typed-text.ts';

/** A text box as far as typing goes: an element of a page above which React listens. */
function createBox(value: string) {
  const element = Object.assign(new EventTarget(), { value }) as unknown as HTMLInputElement;
  const stops: Event[] = [];
  return {
    element,
    stops,
    type: (text: string): void => {
      element.value = text;
      const event = new Event('input', { bubbles: true });
      vi.spyOn(event, 'stopPropagation').mockImplementation(() => void stops.push(event));
      element.dispatchEvent(event);
    },
  };
}

describe('typing that the browser shows by itself', () => {
  let frames: (() => void)[] = [];
  const paint = async (): Promise<void> => {
    for (const frame of frames.splice(0)) frame();
    vi.runAllTimers();
    await Promise.resolve();
  };
  beforeEach(() => {
    frames = [];
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  });
  afterEach(async () => {
    // Nothing may wait for the next file.
    await paint();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is told at once, and never to who listens above', () => {
    const { element, stops, type } = createBox('Te');
    const texts: string[] = [];
    listenForTyping(
      element,
      (text) => texts.push(text),
      () => element.value,
    );
    type('Tea');
    type('Teas');
    expect(texts).toEqual(['Tea', 'Teas']);
    expect(stops).toHaveLength(2);
  });

  it('gives way to the value that the box is given, once that is drawn', async () => {
    const { element, type } = createBox('Tea');
    // Typed and discarded before it was drawn: React sees the value that it drew last.
    listenForTyping(
      element,
      () => undefined,
      () => 'Tea',
    );
    type('Teas');
    expect(element.value).toBe('Teas');
    await paint();
    expect(element.value).toBe('Tea');
  });

  it('is left as it is where the box is given the same', async () => {
    const { element, type } = createBox('Tea');
    let given = 'Tea';
    listenForTyping(
      element,
      (text) => void (given = text),
      () => given,
    );
    const set = vi.fn<(value: string) => void>();
    type('Teas');
    // Writing a value moves the cursor to its end.
    Object.defineProperty(element, 'value', { get: () => 'Teas', set });
    await paint();
    expect(set).not.toHaveBeenCalled();
  });

  it('ends', () => {
    const { element, type } = createBox('');
    const texts: string[] = [];
    const end = listenForTyping(
      element,
      (text) => texts.push(text),
      () => '',
    );
    end();
    type('T');
    expect(texts).toEqual([]);
  });
});
