import { describe, expect, it } from 'vitest';
import { createTypedBoxes } from './typed-boxes.ts';

const boxWith = (value: string) => Object.assign(new EventTarget(), { value });

describe('a text box of a form', () => {
  it('has an undo of its own from its first letter until it shows what it did before', () => {
    const boxes = createTypedBoxes();
    const box = boxWith('5');
    expect(boxes.isTyped(box)).toBe(false);
    boxes.see(box);
    box.value = '57';
    boxes.see(box);
    expect([boxes.isTyped(box), boxes.isTyped(boxWith('57'))]).toEqual([true, false]);
    box.value = '5';
    expect(boxes.isTyped(box)).toBe(false);
  });

  it('has none for what was typed before the last step', () => {
    const boxes = createTypedBoxes();
    const box = boxWith('');
    boxes.see(box);
    box.value = 'a';
    boxes.forget();
    expect(boxes.isTyped(box)).toBe(false);
  });

  it('is no other element', () => {
    const boxes = createTypedBoxes();
    boxes.see(new EventTarget());
    expect([boxes.isTyped(new EventTarget()), boxes.isTyped(null)]).toEqual([false, false]);
  });
});
