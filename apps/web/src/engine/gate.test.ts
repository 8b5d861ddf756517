import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

describe('a gate', () => {
  it('lets no other caller in until the present one has left', () => {
    const { enter, leave } = createGate();
    expect([enter(), enter(), enter()]).toEqual([true, false, false]);
    leave();
    expect([enter(), enter()]).toEqual([true, false]);
  });
});
