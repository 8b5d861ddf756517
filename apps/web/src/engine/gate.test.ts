import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

describe('a gate', () => {
  it('lets nobody else in until whoever is there has left', () => {
    const { enter, leave } = createGate();
    expect([enter(), enter(), enter()]).toEqual([true, false, false]);
    leave();
    expect([enter(), enter()]).toEqual([true, false]);
  });
});
