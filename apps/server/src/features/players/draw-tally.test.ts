import type { GachaponOdds } from '@quartermaster/contract/http/player-answers';
import type { DrawRow } from '@quartermaster/contract/http/player-records';
import { expect, it } from 'vitest';
import { tallyDraws } from './draw-tally.ts';

const group = (groupNo: number, rarity: string, chance: number) => ({
  group_no: groupNo,
  rarity,
  chance,
  prizes: [],
});

const ODDS: GachaponOdds = {
  release_hash: 'r1',
  gachapon_id: 3001,
  release: { number: 1, name: 'One', version: '1.4.0', at: '2026-11-01 00:00:00' },
  groups: [group(1, 'SSR', 0.02), group(2, 'SR', 0.18), group(3, 'R', 0.79), group(4, 'E', 0.01)],
  guarantees: [{ id: '1', kind: 'rarity', rarity: 'SSR', soft_from: null, soft_step: 0, hard_at: 90 }],
};

const prize = (no: number, groupNo: number): DrawRow['results'][number] => ({
  no,
  group_no: groupNo,
  asset_kind: 'pet',
  target_id: 100 + no,
  is_new: false,
  rate_up: false,
  guaranteed: false,
});

const draw = (id: number, groups: readonly number[], more: Partial<DrawRow> = {}): DrawRow => ({
  draw_id: id,
  gachapon_id: 3001,
  kind: 'multi',
  step: null,
  cost: [],
  results: groups.map((groupNo, index) => prize(index + 1, groupNo)),
  counter_before: 0,
  counter_after: 21,
  release_hash: 'r1',
  created_at: `2026-11-${String(id).padStart(2, '0')} 10:00:00`,
  ...more,
});

const MULTI = [3, 3, 3, 2, 3, 3, 3, 3, 3, 3];

it('counts pulls, what was rare and when it came last, against the odds and the guarantee', () => {
  const rare = [3, 3, 1, 3, 3, 3, 3, 4, 3, 3];
  expect(tallyDraws([draw(4, MULTI), draw(3, MULTI), draw(2, rare), draw(1, MULTI)], [ODDS])).toEqual([
    {
      gachapon_id: 3001,
      pulls: 40,
      earlier_pulls: 0,
      first_at: '2026-11-01 10:00:00',
      last_at: '2026-11-04 10:00:00',
      rarity: 'SSR',
      got: 1,
      expected: 0.8,
      last_rare: { at: '2026-11-02 10:00:00', pulls_ago: 27, asset_kind: 'pet', target_id: 103 },
      counter: 21,
      hard_at: 90,
    },
  ]);
});

it('says what it does not know', () => {
  const [tally] = tallyDraws([draw(1, MULTI, { release_hash: null })], [ODDS]);
  expect(tally).toMatchObject({ pulls: 10, rarity: null, got: 0, expected: null, hard_at: null });
});

it('counts no draws before one of unknown odds, whose prizes may have been rare', () => {
  const old = draw(2, [1, 1, 1], { release_hash: null });
  const [tally] = tallyDraws([draw(4, MULTI), draw(3, MULTI), old, draw(1, [1])], [ODDS]);
  expect(tally).toMatchObject({
    pulls: 20,
    earlier_pulls: 4,
    first_at: '2026-11-03 10:00:00',
    got: 0,
    expected: 0.4,
    last_rare: null,
  });
});

it('goes by the highest rarity where nothing is guaranteed, gachapon by gachapon', () => {
  const other = { ...ODDS, gachapon_id: 3002, guarantees: [] };
  const tallies = tallyDraws([draw(2, [1], { gachapon_id: 3002 }), draw(1, MULTI)], [ODDS, other]);
  expect(tallies.map(({ gachapon_id, rarity, got, hard_at }) => [gachapon_id, rarity, got, hard_at])).toEqual(
    [
      [3002, 'SSR', 1, null],
      [3001, 'SSR', 0, 90],
    ],
  );
});
