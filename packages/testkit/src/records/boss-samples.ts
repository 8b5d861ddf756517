import type { JsonObject, RecordData } from '@quartermaster/domain/core/json';
import type { Records } from './release-problems.ts';
import { coins, text } from './samples.ts';

/** Records of a module that differ from a base, numbered from 1. */
export const listOf = (key: string, base: RecordData, ...changes: readonly JsonObject[]): Records => ({
  [key]: changes.map((change, index) => ({ id: index + 1, ...base, ...change })),
});

const BATTLES: Records = {
  'battle-setting': [1, 2].map((battle_id) => ({
    battle_id,
    name: text(`Battle ${battle_id}`),
    battle_type: battle_id === 1 ? 'boss' : 'main',
    drop_mode: 'none',
    star_conditions: null,
  })),
};

/** With a battle against a boss, 1, and an ordinary one, 2. */
export const fought = (records: Records): Records => ({ ...BATTLES, ...records });

/** Levels of a boss, one for each change, fought in battle 1. */
export const levelsOf = (key: string, owner: JsonObject, ...changes: readonly JsonObject[]): Records =>
  fought({
    [key]: changes.map((change, index) => ({
      ...owner,
      level: index + 1,
      battle_id: 1,
      hp: 100 * (index + 1),
      recommended_power: 1000 + index * 100,
      score_base: index,
      point: index + 1,
      drop_mode: 'none',
      ...change,
    })),
  });

/** Rewards for deeds, one for each change, that grow. */
export const deedsOf = (key: string, base: JsonObject, ...changes: readonly JsonObject[]): Records =>
  listOf(
    key,
    base,
    ...changes.map((change, index) => ({ threshold: index + 1, rewards: coins(2 + 2 * index), ...change })),
  );

/** Rewards for the first place and for those after it, which `change` is about. */
export const placesOf = (key: string, owner: JsonObject, change: JsonObject = {}): Records => ({
  'title-setting': [{ title_id: 1, name: text('Title'), exclusive: false, bonus: null }],
  ...listOf(
    key,
    { title_id: null, ...owner },
    { rank_from: 1, rank_to: 1, rewards: coins(9) },
    {
      rank_from: 2,
      rank_to: 9,
      rewards: coins(5),
      ...change,
    },
  ),
});
