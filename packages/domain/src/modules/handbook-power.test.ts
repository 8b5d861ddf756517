import { plantedProblems } from '@quartermaster/testkit/records/planted-problems';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { demoConfiguration } from '../demo/demo-configuration.ts';
import { recordIdOf } from '../record/identity.ts';
import { validateChanges } from '../validation/validate-changes.ts';
import { registry } from './index.ts';

const game = demoConfiguration();

/** The demo game with another power of a battle. */
const withPower = (battle: number, recommended_power: number, whole = game) => ({
  ...whole,
  'battle-setting': (game['battle-setting'] ?? []).map((data) =>
    data['battle_id'] === battle ? { ...data, recommended_power } : data,
  ),
});
/** What a release finds in a chapter and its neighbours. Two rules may say the same. */
const chapterProblems = (whole: typeof game, chapter: number) =>
  new Set(plantedProblems(registry, whole, ['chapter-setting', String(chapter), {}]));

describe('the recommended power of a story', () => {
  it.each([
    ['between two battles', 100_101, 3, 100_104, 1598, 1599],
    ['between two chapters', 100_201, 0, 100_201, 2645, 2646],
    ['of a harder difficulty', 110_201, 0, 110_201, 33_258, 33_259],
    ['in a side story', 130_001, 2, 130_003, 3530, 3531],
    ['in an event', 132_001, 4, 132_005, 3059, 3060],
  ])('notices a wall %s', (_where, chapter, place, battle, near, wall) => {
    expect(chapterProblems(withPower(battle, near), chapter)).toEqual(new Set());
    expect(chapterProblems(withPower(battle, wall), chapter)).toEqual(
      new Set([`battles.${place}.battle_id step_too_large`]),
    );
  });

  it('begins anew at each difficulty, and may be less', () => {
    expect(chapterProblems(withPower(110_101, 90), 110_101)).toEqual(
      new Set(['battles.1.battle_id step_too_large']),
    );
    expect(chapterProblems(withPower(110_101, 14_500), 110_101)).toEqual(new Set());
  });

  it('is not compared in a daily chapter, nor with a chapter that is off', () => {
    expect(chapterProblems(withPower(131_002, 99_999), 131_001)).toEqual(new Set());
    const [first, ...others] = game['chapter-setting'] ?? [];
    const off = { ...game, 'chapter-setting': [{ ...first, status: 'inactive' }, ...others] };
    expect(chapterProblems(withPower(100_201, 9999, off), 100_201)).toEqual(new Set());
  });
});

describe('the power of bots', () => {
  it.each([
    ['pvp-bot-setting', '4', 4000, 12_000],
    ['3v3-bot-setting', '4', 80_000, 240_000],
  ])('%s: notices one outside its class or tier', (module, bot, least, most) => {
    const problems = (power: number) => plantedProblems(registry, game, [module, bot, { power }]);
    expect([problems(least), problems(most)]).toEqual([[], []]);
    expect(problems(least - 1)).toEqual(['power greater_or_equal']);
    expect(problems(most + 1)).toEqual(['power less_or_equal']);
  });

  it.each([
    ['pvp-bot-setting', 'pvp-class-setting'],
    ['3v3-bot-setting', '3v3-group-setting'],
  ])('%s: says that it was not checked where no power or no range is entered', (bots, ranges) => {
    const problems = (power: number | null, whole: typeof game) =>
      plantedProblems(registry, whole, [bots, '4', { power }]);
    const withRange = (range: RecordData) => ({
      ...game,
      [ranges]: (game[ranges] ?? []).map((data, index) => (index === 1 ? { ...data, ...range } : data)),
    });
    expect(problems(null, game)).toEqual([' check_not_run']);
    expect(problems(5000, withRange({ min_power: null, max_power: 999_999 }))).toEqual([]);
    expect(problems(5000, withRange({ min_power: null, max_power: null }))).toEqual([' check_not_run']);
  });
});

describe('bonuses for the whole account', () => {
  /** The demo game with other values in the bonus of some records. */
  const withBonus = (
    module: string,
    isOne: (data: RecordData) => boolean,
    value: number,
    change: RecordData = {},
  ) => ({
    ...game,
    [module]: (game[module] ?? []).map((data) =>
      isOne(data) ? { ...data, bonus: [{ stat: 'hp', mode: 'percent', value }], ...change } : data,
    ),
  });
  const problems = (whole: typeof game, change: RecordData = {}) =>
    plantedProblems(registry, whole, ['user-level-setting', '1', change]);
  const OVER = ['bonus_caps.0.value over_cap_together'];
  const title = ({ title_id: id }: RecordData) => id === 7;
  const statue =
    (which: number) =>
    ({ statue_id: id, level }: RecordData) =>
      id === which && level === 10;

  it('add up over titles, skins, statues, angels, blessings, talents and might', () => {
    expect(problems(game, { 'bonus_caps.0.value': 53.5 })).toEqual([]);
    expect(problems(game, { 'bonus_caps.0.value': 53.49 })).toEqual(OVER);
  });

  it.each([
    ['a title that stays', withBonus('title-setting', title, 8.5), withBonus('title-setting', title, 8.51)],
    [
      'a statue for all pets',
      withBonus('statue-level-setting', statue(1), 6.5),
      withBonus('statue-level-setting', statue(1), 6.51),
    ],
    [
      'titles that end, of which one is sure',
      withBonus('title-setting', title, 8, { valid_days: 7 }),
      withBonus('title-setting', title, 9.51, { valid_days: 7 }),
    ],
    [
      'a statue for pets of one property',
      withBonus('statue-level-setting', statue(2), 99),
      withBonus('statue-level-setting', statue(5), 99),
    ],
    [
      'a title that is not open yet',
      withBonus('title-setting', title, 99, { status: 'not_open' }),
      withBonus('title-setting', title, 99),
    ],
  ])('exceed their cap by %s', (_what, near, planted) => {
    expect(problems(near)).toEqual([]);
    expect(problems(planted)).toEqual(OVER);
  });

  it('say that they were not checked where no cap is entered', () => {
    expect(problems(game, { bonus_caps: null })).toEqual([' check_not_run']);
    const alone = { 'user-level-setting': game['user-level-setting'] ?? [] };
    expect(problems(alone, { bonus_caps: null })).not.toContain(' check_not_run');
  });
});

describe('after a save', () => {
  const byId = (module: string) =>
    new Map((game[module] ?? []).map((data) => [recordIdOf(registry.get(module), data), data]));
  /** What a save of a record finds, which sees the records that it names and those of its module. */
  const saveProblems = (module: string, id: string, change: RecordData, named: readonly string[]) =>
    validateChanges({
      registry,
      isProtected: true,
      changed: new Map([[module, new Map([[id, { ...byId(module).get(id), ...change }]])]]),
      referenced: new Map(named.map((key) => [key, byId(key)])),
      before: new Map([[module, byId(module)]]),
    })
      .filter(({ code }) => code !== 'reference_missing')
      .map(({ path, code, severity }) => `${path} ${code} ${severity}`);

  it('a chapter hears of a wall between its battles', () => {
    const battles = byId('chapter-setting').get('100101')?.['battles'] as RecordData[];
    const named = ['battle-setting', 'file-setting'];
    expect(saveProblems('chapter-setting', '100101', {}, named)).toEqual([]);
    const less = battles.filter((_battle, place) => place !== 2);
    expect(saveProblems('chapter-setting', '100101', { battles: less }, named)).toContain(
      'battles.2.battle_id step_too_large warning',
    );
  });

  it('a bot hears of its class, and not of what the check of a whole version says', () => {
    const named = [
      'pvp-class-setting',
      'pet-setting',
      'pet-rarity-setting',
      'god-setting',
      'role-avatar-setting',
    ];
    expect(saveProblems('pvp-bot-setting', '4', { power: null }, named)).toEqual([]);
    expect(saveProblems('pvp-bot-setting', '4', { power: 12_001 }, named)).toEqual([
      'power less_or_equal warning',
    ]);
  });

  it('caps are told apart by stat and kind', () => {
    const cap = { stat: 'hp', mode: 'percent', value: 1 };
    expect(
      saveProblems('user-level-setting', '1', { bonus_caps: [cap, { ...cap, mode: 'flat' }] }, []),
    ).toEqual([]);
    expect(saveProblems('user-level-setting', '1', { bonus_caps: [cap, cap] }, [])).toEqual([
      'bonus_caps.1.mode duplicate error',
    ]);
  });
});
