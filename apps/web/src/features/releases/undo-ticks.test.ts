import { describe, expect, it } from 'vitest';
import { missingTicks, possibleTicks, withTick } from './undo-ticks.ts';

/** 12 edited a record of 11 again, 11 one of 10; 9 depends on none. */
const CHANGES = [
  { seq: 12, blockedBy: [] },
  { seq: 11, blockedBy: [12] },
  { seq: 10, blockedBy: [11] },
  { seq: 9, blockedBy: [] },
];

const tick = (ticked: readonly number[], seq: number, isTicked: boolean) => [
  ...withTick(CHANGES, new Set(ticked), seq, isTicked),
];

describe('the changes that a roll back is to undo', () => {
  it('want the later change of their records ticked first', () => {
    const eleven = { seq: 11, blockedBy: [12] };
    expect(missingTicks(eleven, new Set())).toEqual([12]);
    expect(missingTicks(eleven, new Set([12]))).toEqual([]);
    expect(tick([], 11, true)).toEqual([]);
    expect(tick([12], 11, true)).toEqual([12, 11]);
    expect(tick([12], 10, true)).toEqual([12]);
  });

  it('lose their ticks with the later one', () => {
    expect(tick([12, 11, 10, 9], 12, false)).toEqual([9]);
    expect(tick([12, 11, 10, 9], 11, false)).toEqual([12, 9]);
  });

  it('are only those that are still listed', () => {
    expect([...possibleTicks(CHANGES.slice(1), new Set([12, 11, 9]))]).toEqual([9]);
  });
});
