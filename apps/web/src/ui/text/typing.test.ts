import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopTelling, tell, typeInto } from './typing.ts';

class Box extends EventTarget {
  contains(other: unknown): boolean {
    return other === this;
  }
}

class Key extends Event {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey = false;
  readonly altKey = false;
  constructor(key: string, ctrlKey = false) {
    super('keydown');
    this.key = key;
    this.ctrlKey = ctrlKey;
  }
}

const asNode = (box: Box): Node => box as unknown as Node;

describe('who hears of what is typed', () => {
  let frames: (() => void)[] = [];
  let page = new EventTarget();
  const paint = (): void => {
    for (const frame of frames.splice(0)) frame();
    vi.runAllTimers();
  };
  /** An event of a box, as the page hears it. */
  const happens = (event: Event, target: EventTarget): void => {
    Object.defineProperty(event, 'target', { value: target });
    page.dispatchEvent(event);
  };
  beforeEach(() => {
    frames = [];
    page = new EventTarget();
    vi.useFakeTimers();
    vi.stubGlobal('window', page);
    vi.stubGlobal('Node', Box);
    vi.stubGlobal('KeyboardEvent', Key);
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  });
  afterEach(() => {
    // Nothing may wait for the next file.
    paint();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Types once; the answer counts how often who listens heard of it. */
  function typed(box: Box): { calls: number; readonly hear: () => void } {
    const listener = { calls: 0, hear: () => void (listener.calls += 1) };
    typeInto(asNode(box), () => tell(listener.hear));
    return listener;
  }

  it('hears of several keys once, after the paint', () => {
    const box = new Box();
    const listener = typed(box);
    typeInto(asNode(box), () => tell(listener.hear));
    expect(listener.calls).toBe(0);
    paint();
    expect(listener.calls).toBe(1);
    paint();
    expect(listener.calls).toBe(1);
  });

  it.each([
    ['a letter', () => new Key('a')],
    ['a letter taken back', () => new Key('Backspace')],
    ['a key of an input method', () => new Key('Process')],
    ['a text', () => new Event('input')],
  ])('waits while the same box gets %s', (_, createEvent) => {
    const box = new Box();
    const listener = typed(box);
    happens(createEvent(), box);
    expect(listener.calls).toBe(0);
  });

  it.each([
    ['Enter', () => new Key('Enter')],
    ['Tab', () => new Key('Tab')],
    ['Ctrl S', () => new Key('s', true)],
    ['a click', () => new Event('click')],
    ['the end of the focus', () => new Event('focusout')],
  ])('hears of it before %s in the same box', (_, createEvent) => {
    const box = new Box();
    const listener = typed(box);
    happens(createEvent(), box);
    expect(listener.calls).toBe(1);
    paint();
    expect(listener.calls).toBe(1);
  });

  it('hears of it before another box gets a text', () => {
    const listener = typed(new Box());
    happens(new Event('input'), new Box());
    expect(listener.calls).toBe(1);
  });

  it('hears at once of everything else, and the box goes back to what it is given', () => {
    const box = new Box();
    const order: string[] = [];
    const hear = (): void => void order.push('heard');
    typeInto(
      asNode(box),
      () => tell(hear),
      () => order.push('forgot'),
    );
    tell(hear);
    expect(order).toEqual(['forgot', 'heard']);
    paint();
    expect(order).toEqual(['forgot', 'heard']);
  });

  it('hears nothing once it left', () => {
    const listener = typed(new Box());
    stopTelling(listener.hear);
    paint();
    expect(listener.calls).toBe(0);
  });
});
