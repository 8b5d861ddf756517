import type { RuleDefinition } from '../core/rule.ts';
import type { GameSystem } from '../enums/game-system.ts';

/**
 * A feature that a player level unlocks has something in it for players of that level.
 * @example rules: [openWhenUnlocked('tower', 'open_conds')]
 */
export const openWhenUnlocked = (feature: GameSystem, conditions: string): RuleDefinition => ({
  rule: 'open_when_unlocked',
  conditions,
  kind: 'user_level',
  feature,
  module: 'user-level-setting',
  unlocks: 'unlock_features',
  level: 'level',
});
