import { plantedProblems } from '@quartermaster/testkit/records/planted-problems';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { demoConfiguration } from '../demo/demo-configuration.ts';
import { registry } from './index.ts';

const game = demoConfiguration();

/** The demo game with another power of a battle. */
const withPower = (battle: number, recommended_power: number, whole = game) => ({
  ...whole,
  'battle-setting': (game['battle-setting'] ?? []).map((data) =>
    data['battle_id'] === battle ? { ...data, recommended_power } : data,
  ),
});
/** What a release is told of a chapter and its neighbours. Two rules may say the same. */
const toldChapter = (whole: typeof game, chapter: number) =>
  new Set(plantedProblems(registry, whole, ['chapter-setting', String(chapter), {}]));

describe('the recommended power of a story', () => {
  it.each([
    ['between two battles', 100_101, 3, 100_104, 1598, 1599],
    ['between two chapters', 100_201, 0, 100_201, 2645, 2646],
    ['of a harder difficulty', 110_201, 0, 110_201, 33_258, 33_259],
    ['in a side story', 130_001, 2, 130_003, 3530, 3531],
    ['in an event', 132_001, 4, 132_005, 3059, 3060],
  ])('notices a wall %s', (_where, chapter, place, battle, near, wall) => {
    expect(toldChapter(withPower(battle, near), chapter)).toEqual(new Set());
    expect(toldChapter(withPower(battle, wall), chapter)).toEqual(
      new Set([`battles.${place}.battle_id step_too_large`]),
    );
  });

  it('begins anew at each difficulty, and may be less', () => {
    expect(toldChapter(withPower(110_101, 90), 110_101)).toEqual(
      new Set(['battles.1.battle_id step_too_large']),
    );
    expect(toldChapter(withPower(110_101, 14_500), 110_101)).toEqual(new Set());
  });

  it('is not compared in a daily chapter, nor with a chapter that is off', () => {
    expect(toldChapter(withPower(131_002, 99_999), 131_001)).toEqual(new Set());
    const [first, ...others] = game['chapter-setting'] ?? [];
    const off = { ...game, 'chapter-setting': [{ ...first, status: 'inactive' }, ...others] };
    expect(toldChapter(withPower(100_201, 9999, off), 100_201)).toEqual(new Set());
  });
});

describe('the power of bots', () => {
  it.each([
    ['pvp-bot-setting', '4', 4000, 12_000],
    ['3v3-bot-setting', '4', 80_000, 240_000],
  ])('%s: notices one outside its class or tier', (module, bot, least, most) => {
    const told = (power: number) => plantedProblems(registry, game, [module, bot, { power }]);
    expect([told(least), told(most)]).toEqual([[], []]);
    expect(told(least - 1)).toEqual(['power greater_or_equal']);
    expect(told(most + 1)).toEqual(['power less_or_equal']);
  });

  it.each([
    ['pvp-bot-setting', 'pvp-class-setting'],
    ['3v3-bot-setting', '3v3-group-setting'],
  ])('%s: says that it was not checked where no power or no range is entered', (bots, ranges) => {
    const told = (power: number | null, whole: typeof game) =>
      plantedProblems(registry, whole, [bots, '4', { power }]);
    const withRange = (range: RecordData) => ({
      ...game,
      [ranges]: (game[ranges] ?? []).map((data, index) => (index === 1 ? { ...data, ...range } : data)),
    });
    expect(told(null, game)).toEqual([' check_not_run']);
    expect(told(5000, withRange({ min_power: null, max_power: 999_999 }))).toEqual([]);
    expect(told(5000, withRange({ min_power: null, max_power: null }))).toEqual([' check_not_run']);
  });
});
