import { describe, expect, it } from 'vitest';
import { lookAt } from './look-at.ts';

const EYE = { x: 100, y: 100 };

describe('an eye', () => {
  it('looks straight at what is right before it', () => {
    expect(lookAt(EYE, { x: 103, y: 98 }, 10)).toEqual({ x: 3, y: -2 });
  });

  it.each([
    [
      { x: 500, y: 100 },
      { x: 10, y: 0 },
    ],
    [
      { x: 100, y: -900 },
      { x: 0, y: -10 },
    ],
    [
      { x: 130, y: 140 },
      { x: 6, y: 8 },
    ],
  ])('turns towards %j as far as it can', (target, moved) => {
    expect(lookAt(EYE, target, 10)).toEqual(moved);
  });
});
