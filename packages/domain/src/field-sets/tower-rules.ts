import type { RuleDefinition } from '../core/rule.ts';
import { ladderRules } from './ladder-rules.ts';

/** The most floors or levels of a tower. */
export const MAX_FLOORS = 500;

/** A wall in a power curve: more than this from one floor or battle to the next. */
export const POWER_STEP_PERCENT = 15;

type Tower = {
  /** The field that counts the floors. */
  readonly floor: string;
  /** The reference to the tower. */
  readonly of: string;
  /** What no floor has less of than the one below it, besides the recommended power. */
  readonly notFalling?: readonly string[];
};

/**
 * What the floors of every tower keep: a ladder whose recommended power climbs without a wall.
 * @example rules: [...towerRules({ floor: 'floor', of: 'tower_id' })]
 */
export function towerRules({ floor, of, notFalling = [] }: Tower): readonly RuleDefinition[] {
  return [
    ...ladderRules({ step: floor, of, from: 1, notFalling: ['recommended_power', ...notFalling] }),
    {
      field: 'recommended_power',
      along: { orderBy: floor, groupBy: of },
      is: 'rising_at_most',
      percent: POWER_STEP_PERCENT,
      severity: 'warning',
    },
  ];
}
