import { describe, expect, it } from 'vitest';
import { dailyLimitsOf, INITIAL_STAFF_LIMITS, limitsAfterOwn, type RoleLimits } from './staff-limits.ts';

const withPlayers = (players: number | null): readonly RoleLimits[] =>
  INITIAL_STAFF_LIMITS.map((limit) =>
    limit.role === 'admin' && limit.place === 'protected' ? { ...limit, players } : limit,
  );

type Step = readonly [who: 'own' | 'other', players: number | null];

/** What holds for a person once it was `start` and people changed it step by step. */
function held(start: number | null, ...steps: readonly Step[]): number | null {
  const values = [start, ...steps.map(([, players]) => players)];
  const changes = steps.map(([who, players], index) => ({
    before: withPlayers(values[index] ?? null),
    after: withPlayers(players),
    isOwn: who === 'own',
  }));
  const limits = limitsAfterOwn(withPlayers(values.at(-1) ?? null), changes);
  return dailyLimitsOf(limits, 'admin', true).players;
}

describe('limits that a person changed', () => {
  it.each<readonly [expected: number | null, start: number | null, steps: readonly Step[]]>([
    [10, 10, []],
    [10, 10, [['own', 50]]],
    [10, 10, [['own', null]]],
    [5, 10, [['own', 5]]],
    [
      10,
      10,
      [
        ['own', 5],
        ['own', 10],
      ],
    ],
    [50, 10, [['other', 50]]],
    [null, 10, [['other', null]]],
    [
      50,
      10,
      [
        ['own', 90],
        ['other', 50],
      ],
    ],
    [
      50,
      10,
      [
        ['other', 50],
        ['own', 90],
      ],
    ],
    [
      10,
      10,
      [
        ['own', 90],
        ['other', 90],
      ],
    ],
    [
      20,
      null,
      [
        ['other', 20],
        ['own', null],
      ],
    ],
    [
      null,
      null,
      [
        ['own', 20],
        ['own', null],
      ],
    ],
  ])('hold as %j for them: from %j, %j', (expected, start, steps) => {
    expect(held(start, ...steps)).toBe(expected);
  });

  it('leave the others as they are', () => {
    const changes = [{ before: withPlayers(10), after: withPlayers(50), isOwn: true }];
    const limits = limitsAfterOwn(withPlayers(50), changes);
    expect(limits.filter(({ role }) => role !== 'admin')).toEqual(
      INITIAL_STAFF_LIMITS.filter(({ role }) => role !== 'admin'),
    );
  });
});
