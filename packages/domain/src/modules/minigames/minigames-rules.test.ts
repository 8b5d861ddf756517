import { plantedProblems, type Planted } from '@quartermaster/testkit/records/planted-problems';
import { gems } from '@quartermaster/testkit/records/samples';
import { expect, it } from 'vitest';
import { demoConfiguration } from '../../demo/demo-configuration.ts';
import { registry } from '../index.ts';

const game = demoConfiguration();

it.each<readonly [string, ...Planted, string]>([
  ['a wheel of the other kind', 'wheel-setting', '601', { type_id: 2 }, 'type_id kind_not_allowed'],
  ['a cell too few', 'wheel-setting', '602', { type_id: 1 }, 'cells too_few'],
  ['a cell left out', 'wheel-setting', '601', { 'cells.3.no': 9 }, 'cells.3.no not_contiguous'],
  [
    'spins that fall',
    'wheel-setting',
    '601',
    { 'total_rewards.1.spins': 9 },
    'total_rewards.1.spins not_rising',
  ],
  ['a wheel of two kinds', 'wheel-setting-v2', '605', { type_id: 1 }, 'type_id kind_not_allowed'],
  ['a round too small', 'wheel-setting-v2', '605', { type_id: 1 }, 'rounds.0.cells too_few'],
  ['a round left out', 'wheel-setting-v2', '605', { 'rounds.1.round': 3 }, 'rounds.1.round not_contiguous'],
  [
    'a key in no cell',
    'wheel-setting-v2',
    '605',
    { 'rounds.1.key_cell': 7 },
    'rounds.1.key_cell less_or_equal',
  ],
  [
    'a cell of a round left out',
    'wheel-setting-v2',
    '605',
    { 'rounds.1.cells.0.no': 8 },
    'rounds.1.cells.0.no not_contiguous',
  ],
  [
    'a price that falls',
    'wheel-setting-v2',
    '605',
    { 'rounds.0.costs.1.cost': gems(1) },
    'rounds.0.costs.1.cost.0.amount falling',
  ],
  [
    'an odd amount',
    'crazy-wheel-setting',
    '608',
    { 'reward_cells.0.reward': gems(3) },
    'reward_cells.0.reward.0.amount even',
  ],
  ['a chance that nobody told', 'crazy-wheel-setting', '608', { risk_win_bp: null }, 'risk_win_bp required'],
  [
    'a multiplier left out',
    'crazy-wheel-setting',
    '608',
    { 'multiplier_cells.0.no': 8 },
    'multiplier_cells.0.no not_contiguous',
  ],
  ['too few numbers', 'bingo-setting', '612', { number_max: 24 }, 'number_max greater_or_equal'],
  ['a card left out', 'bingo-temp-setting', '611~2', { card_no: 3 }, 'card_no not_contiguous'],
  ['two first cards', 'bingo-temp-setting', '611~2', { card_no: 1 }, 'card_no duplicate'],
  [
    'a cell outside of the card',
    'bingo-temp-setting',
    '611~1',
    { 'cells.0.x': 4 },
    'cells.0.x less_or_equal',
  ],
  ['two cells at one place', 'bingo-temp-setting', '611~1', { 'cells.0.x': 2 }, 'cells.1.y duplicate'],
  [
    'a cell without a number',
    'bingo-temp-setting',
    '611~1',
    { 'cells.0.number': null },
    'cells.0.number required_when',
  ],
  [
    'a number too large',
    'bingo-temp-setting',
    '611~1',
    { 'cells.0.number': 31 },
    'cells.0.number less_or_equal',
  ],
  [
    'a number that occurs twice',
    'bingo-temp-setting',
    '611~1',
    { 'cells.1.number': 8 },
    'cells.1.number duplicate',
  ],
  [
    'a cell without a mission',
    'bingo-temp-setting',
    '611~2',
    { 'cells.0.mission': null },
    'cells.0.mission required_when',
  ],
  ['two free cells', 'bingo-temp-setting', '611~1', { 'cells.0.free': true }, 'cells too_many'],
  ['a free cell in a corner', 'bingo-temp-setting', '611~1', { 'cells.0.free': true }, 'cells.0.x same_as'],
  ['a card that is not there', 'bingo-reward-setting', '611~1', { card_no: 3 }, 'card_no less_or_equal'],
  ['a line that is not there', 'bingo-reward-setting', '611~2', { line_no: 9 }, 'line_no less_or_equal'],
  [
    'more lines than there are',
    'bingo-reward-setting',
    '611~14',
    { threshold: 17 },
    'threshold less_or_equal',
  ],
  ['two rewards for a card', 'bingo-reward-setting', '611~11', { card_no: 1 }, 'kind duplicate'],
  [
    'maps out of order',
    'monopoly-setting',
    '621',
    { 'map_ids.1.order': 3 },
    'map_ids.1.order not_contiguous',
  ],
  ['a cell of no map', 'monopoly-cell-setting', '621~2', { map_no: 3 }, 'map_no unknown_option'],
  [
    'a cell of the board left out',
    'monopoly-cell-setting',
    '621~16',
    { cell_no: 17 },
    'cell_no not_contiguous',
  ],
  ['two cells of the board at one place', 'monopoly-cell-setting', '621~2', { x: 2 }, 'y duplicate'],
  ['no start', 'monopoly-cell-setting', '621~1', { cell_type: 'rest' }, 'cell_type too_few'],
  ['a second start', 'monopoly-cell-setting', '621~5', { cell_type: 'start' }, 'cell_no same_as'],
  [
    'a group without cards',
    'monopoly-cell-setting',
    '621~3',
    { event_group: 'nowhere' },
    'event_group unknown_option',
  ],
  ['a reward of nothing', 'monopoly-cell-setting', '621~2', { rewards: null }, 'rewards required_when'],
  ['a way to another map', 'monopoly-cell-setting', '621~14', { warp_to: '621~20' }, 'warp_to same_as'],
  ['a warp to itself', 'monopoly-cell-setting', '621~14', { warp_to: '621~14' }, 'warp_to reference_self'],
  [
    'a board without its die',
    'monopoly-dice-setting',
    '621~1',
    { dice_type: 'double' },
    'dice_type must_include',
  ],
  ['a price without a limit', 'monopoly-dice-setting', '621~1', { buy_limit: null }, 'buy_limit required'],
  ['two dice alike', 'monopoly-dice-setting', '621~2', { dice_type: 'normal' }, 'dice_type duplicate'],
  ['a loss of less than nothing', 'monopoly-event-setting', '621~4', { value: -5 }, 'value greater_or_equal'],
  [
    'a quiz without an answer',
    'monopoly-event-setting',
    '621~6',
    { 'quiz.0.answers.0.correct': false },
    'quiz.0.answers too_few',
  ],
  [
    'a quiz with two answers',
    'monopoly-event-setting',
    '621~6',
    { 'quiz.0.answers.1.correct': true },
    'quiz.0.answers too_many',
  ],
  ['laps alike', 'monopoly-lap-reward-setting', '621~2', { lap: 1 }, 'lap duplicate'],
  [
    'laps that repeat too early',
    'monopoly-lap-reward-setting',
    '621~2',
    { repeat_every: 2 },
    'repeat_every only_on_last',
  ],
  ['missions at one place', 'monopoly-mission-setting', '621~2', { order: 1 }, 'order duplicate'],
  [
    'a mine that never closes',
    'mining-setting',
    '632',
    { timeslot: { type: 'always_open' } },
    'timeslot.type kind_not_allowed',
  ],
  [
    'claims that end with the thaw',
    'mining-setting',
    '632',
    { claim_end_at: '2026-12-15 03:00:00' },
    'claim_end_at greater_or_equal',
  ],
  [
    'a mine without an end of claims',
    'mining-setting',
    '632',
    { claim_end_at: null },
    'claim_end_at required_when',
  ],
  [
    'claims of a mine that stays',
    'mining-setting',
    '631',
    { claim_end_at: '2027-01-01 00:00:00' },
    'claim_end_at must_be_empty',
  ],
  ['a depth left out', 'mining-layer-setting', '631~2', { depth_from: 22 }, 'depth_from not_contiguous'],
  ['a mine that is too deep', 'mining-layer-setting', '631~4', { depth_to: 101 }, 'depth_to same_as'],
  [
    'more blocks than a row has',
    'mining-layer-setting',
    '632~5',
    { 'block_weights.0.max': 6 },
    'block_weights.0.max less_or_equal',
  ],
  [
    'rows that are never full',
    'mining-layer-setting',
    '631~1',
    { 'block_weights.0.min': 7 },
    'block_weights less_or_equal',
  ],
  [
    'a wall of bedrock',
    'mining-layer-setting',
    '631~3',
    { 'block_weights.3.max': 6 },
    'block_weights.3.max less',
  ],
  ['ore that holds nothing', 'mining-block-setting', '3', { drop_mode: 'none' }, 'drop_mode allowed_when'],
  ['a wall with a treasure', 'mining-block-setting', '7', { drop_mode: 'rate' }, 'drop_mode allowed_when'],
  ['a bomb without a range', 'mining-block-setting', '6', { effect_range: null }, 'effect_range required'],
  ['no tool at hand', 'mining-tool-setting', '1', { item_id: 1101 }, 'item_id too_few'],
  ['two tools at hand', 'mining-tool-setting', '2', { item_id: null }, 'item_id too_many'],
  [
    'an upgrade that is worse',
    'mining-tool-setting',
    '1',
    { 'levels.2.damage': 1 },
    'levels.2.damage falling',
  ],
  [
    'an upgrade left out',
    'mining-tool-setting',
    '1',
    { 'levels.2.level': 4 },
    'levels.2.level not_contiguous',
  ],
  [
    'a reward below the mine',
    'mining-reward-setting',
    '631~3',
    { threshold: 101 },
    'threshold less_or_equal',
  ],
  ['a place left out', 'mining-reward-setting', '632~10', { rank_from: 3 }, 'rank_from not_contiguous'],
  ['a round too few', 'treasure-setting', '641', { round_count: 4 }, 'round_count same_as'],
  ['no main treasure', 'treasure-round-setting', '641~1', { 'treasures.0.main': false }, 'treasures too_few'],
  [
    'too much for the field',
    'treasure-round-setting',
    '641~1',
    { 'treasures.1.count': 20 },
    'treasures pieces_do_not_fit',
  ],
  ['treasure missions at one place', 'treasure-mission-setting', '641~2', { order: 1 }, 'order duplicate'],
])('the rules of mini-games notice %s', (_what, module, recordId, change, problem) => {
  expect(plantedProblems(registry, game, [module, recordId, {}])).not.toContain(problem);
  expect(plantedProblems(registry, game, [module, recordId, change])).toContain(problem);
});

it('weights only of big cells are no chance of anything else', () => {
  const small = [1, 2, 3, 4, 5, 6, 7].map((cell) => [`cells.${cell}.weight`, 0]);
  const planted: Planted = ['wheel-setting', '601', Object.fromEntries(small)];
  expect(plantedProblems(registry, game, planted)).toContain('cells weights_zero');
});

it('a treasure larger than the field is too large for each of its rounds', () => {
  const hunts = (game['treasure-setting'] ?? []).map((hunt) => ({ ...hunt, grid_x: 1, grid_y: 2 }));
  const narrow = { ...game, 'treasure-setting': hunts };
  expect(plantedProblems(registry, narrow, ['treasure-round-setting', '641~3', {}])).toEqual(
    expect.arrayContaining(['treasures.0.piece_id less_or_equal', 'treasures pieces_do_not_fit']),
  );
});

it('steps to a warp that leads back never end', () => {
  const cells = (game['monopoly-cell-setting'] ?? []).map((cell) =>
    cell['id'] === 14 ? { ...cell, warp_to: '621~16' } : cell,
  );
  const problemsOf = (move_steps: number) =>
    plantedProblems(registry, { ...game, 'monopoly-cell-setting': cells }, [
      'monopoly-cell-setting',
      '621~16',
      { move_steps },
    ]);
  expect(problemsOf(-3)).toEqual([]);
  expect(problemsOf(-2)).toEqual(expect.arrayContaining(['move_steps cycle', 'warp_to cycle']));
});
