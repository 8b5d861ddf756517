import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { createDrawTable, drawOdds, type DrawTable } from './draw-odds.ts';
import { isAtLeast, NEW_PLAYER } from './gachapon-config.ts';
import { buildGachapon } from './gachapon-fixture.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function shareOf(table: DrawTable, chances: readonly number[], groupNo: number): number {
  return sum(chances.filter((_chance, index) => table.outcomes[index]?.group.groupNo === groupNo));
}

const anyGuarantee = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  kind: fc.constantFrom('rarity', 'rate_up', 'choose'),
  rarity: fc.constantFrom('R', 'SR', 'SSR_PLUS', 'E'),
  soft_from: fc.option(fc.integer({ min: 1, max: 50 }), { nil: null }),
  soft_step_bp: fc.integer({ min: 1, max: 10_000 }),
  hard_at: fc.integer({ min: 2, max: 60 }),
  reset_on_hit: fc.boolean(),
  choose_list: fc.constant([{ pet_id: 2 }, { pet_id: 1 }]),
});

describe('the odds of a draw', () => {
  it('follow the weights of groups and pets when nothing else applies', () => {
    const table = createDrawTable(buildGachapon());
    const { chances, cause } = drawOdds(table, NEW_PLAYER);
    expect(cause.kind).toBe('odds');
    expect(chances.map((chance) => Number(chance.toFixed(6)))).toEqual([
      0.01, 0, 0.02, 0.0425, 0.1275, 0.4, 0.4,
    ]);
  });

  it('add up to 1 whatever the guarantees and counters are', () => {
    fc.assert(
      fc.property(
        fc.array(anyGuarantee, { maxLength: 3 }),
        fc.nat(200),
        fc.array(fc.nat(70), { minLength: 3, maxLength: 3 }),
        (rows, draws, counts) => {
          const table = createDrawTable(
            buildGachapon({ guarantees: rows as unknown as RecordData[], trigger: 10 }),
          );
          const counters = Object.fromEntries(counts.map((count, index) => [String(index + 1), count]));
          const { chances } = drawOdds(table, { draws, counters, choices: {} });
          expect(sum(chances)).toBeCloseTo(1, 9);
          expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('come from the triggered group alone on every n-th draw', () => {
    const table = createDrawTable(buildGachapon({ trigger: 10 }));
    const tenth = drawOdds(table, { ...NEW_PLAYER, draws: 9 });
    expect(tenth.cause).toEqual({ kind: 'trigger', groupNos: [3] });
    expect(shareOf(table, tenth.chances, 3)).toBeCloseTo(1, 12);
    expect(drawOdds(table, { ...NEW_PLAYER, draws: 10 }).cause.kind).toBe('odds');
  });

  it('rise step by step once a soft guarantee begins', () => {
    const table = createDrawTable(
      buildGachapon({
        guarantees: [{ id: 7, kind: 'rate_up', soft_from: 70, soft_step_bp: 600, hard_at: 90 }],
      }),
    );
    const featuredAt = (draw: number) =>
      shareOf(table, drawOdds(table, { ...NEW_PLAYER, counters: { 7: draw - 1 } }).chances, 1);
    expect(featuredAt(69)).toBeCloseTo(0.01, 12);
    expect(featuredAt(70)).toBeCloseTo(0.07, 12);
    expect(featuredAt(71)).toBeCloseTo(0.13, 12);
    expect(featuredAt(90)).toBe(1);
  });

  it('give what the narrowest full guarantee promises, within what a wider one promises', () => {
    const guarantees: readonly RecordData[] = [
      { id: 1, kind: 'rarity', rarity: 'SSR_PLUS', hard_at: 5 },
      { id: 2, kind: 'choose', choose_list: [{ pet_id: 2 }, { pet_id: 1 }], hard_at: 5 },
    ];
    const table = createDrawTable(buildGachapon({ guarantees }));
    const state = { draws: 4, counters: { 1: 4, 2: 4 }, choices: { 2: 'pet:2' } };
    const { chances, cause } = drawOdds(table, state);
    expect(cause).toEqual({ kind: 'guarantee', guaranteeIds: ['2', '1'] });
    expect(chances.map((chance) => Number(chance.toFixed(6)))).toEqual([0, 0, 1, 0, 0, 0, 0]);
  });
});

describe('the order of rarities', () => {
  it('puts the event rarity outside', () => {
    expect(isAtLeast('SSR_PLUS', 'SR')).toBe(true);
    expect(isAtLeast('R', 'SR')).toBe(false);
    expect(isAtLeast('E', 'N')).toBe(false);
    expect(isAtLeast('SSR', 'E')).toBe(false);
    expect(isAtLeast('E', 'E')).toBe(true);
  });
});
