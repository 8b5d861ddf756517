import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { checkModuleRules } from '../validation/check-rules.ts';

const integer = { kind: 'integer', label: LABEL, optional: true } as const;
const text = { kind: 'text', label: LABEL, optional: true } as const;

const PERIOD = (start: string, end: string): RecordData => ({
  type: 'limited_period',
  periods: [{ start_date: `2030-${start} 00:00:00`, end_date: `2030-${end} 00:00:00` }],
});

/** Children that other records count, sum up or name. */
const CHILDREN: Readonly<Record<string, RecordData>> = {
  '1~1': { point: 10 },
  '1~2': { point: 20 },
  '2~1': { point: 5 },
};

function problems(rule: RuleDefinition, records: readonly RecordData[]): readonly string[] {
  const module = buildModule(
    {
      group: text,
      kind: text,
      step: integer,
      power: integer,
      pinned: { kind: 'boolean', label: LABEL, optional: true },
      shown: { kind: 'timeslot', label: LABEL, optional: true },
      costs: { kind: 'cost_list', label: LABEL, optional: true },
      entries: { kind: 'rows', label: LABEL, optional: true, fields: { book: text } },
    },
    { rules: [rule] },
  );
  const found: string[] = [];
  const list = records.map((data, index) => ({ recordId: String(index + 1), data }));
  const add = (recordId: string, path: string, code: string): void =>
    void found.push(`${recordId} ${path} ${code}`);
  checkModuleRules(module, list, add, (_module, id) => CHILDREN[id]);
  return found;
}

const step = (group: string, place: number, more: RecordData = {}): RecordData => ({
  group,
  step: place,
  ...more,
});

describe('rules about steps of a group', () => {
  it('rising_at_most: no wall between one and the next', () => {
    const rule = {
      field: 'power',
      along: { orderBy: 'step', groupBy: 'group' },
      is: 'rising_at_most',
      percent: 15,
    } as const;
    const ladder = [step('a', 2, { power: 115 }), step('a', 1, { power: 100 }), step('b', 3, { power: 900 })];
    expect(problems(rule, ladder)).toEqual([]);
    expect(problems(rule, [...ladder, step('a', 3, { power: 133 })])).toEqual(['4 power step_too_large']);
    expect(problems(rule, [step('a', 1, { power: 0 }), step('a', 2, { power: 50 })])).toEqual([]);
  });

  it('filled_only: filled at the end of a group at most', () => {
    const rule = {
      field: 'power',
      along: { orderBy: 'step', groupBy: 'group' },
      is: 'filled_only',
      at: 'last',
    } as const;
    expect(problems(rule, [step('a', 2, { power: 1 }), step('a', 1), step('b', 1, { power: 1 })])).toEqual(
      [],
    );
    expect(problems(rule, [step('a', 1, { power: 1 }), step('a', 2)])).toEqual(['1 power only_on_last']);
  });

  it('unit_cost_not_rising: what one unit costs, in the same asset', () => {
    const rule = {
      rule: 'unit_cost_not_rising',
      costs: 'costs',
      per: 'power',
      orderBy: 'step',
      groupBy: 'group',
    } as const;
    const priced = (place: number, amount: number, power: number, asset_kind = 'gem'): RecordData =>
      step('a', place, { power, costs: [{ asset_kind, amount }] });
    expect(problems(rule, [priced(1, 300, 3), priced(2, 1000, 10), priced(3, 90, 1)])).toEqual([]);
    expect(problems(rule, [priced(1, 300, 3), priced(2, 1001, 10)])).toEqual([
      '2 costs.0.amount less_or_equal',
    ]);
    expect(problems(rule, [priced(1, 300, 3), priced(2, 5000, 1, 'coin')])).toEqual([]);
  });

  it('needs_step_before: hard only where there is normal', () => {
    const rule = {
      rule: 'needs_step_before',
      field: 'kind',
      order: ['normal', 'hard', 'extra'],
      groupBy: ['group', 'step'],
    } as const;
    const chapter = (group: string, place: number, kind: string): RecordData => step(group, place, { kind });
    expect(problems(rule, [chapter('a', 1, 'hard'), chapter('a', 1, 'normal')])).toEqual([]);
    expect(problems(rule, [chapter('a', 1, 'normal'), chapter('a', 2, 'hard')])).toEqual([
      '2 kind needs_record',
    ]);
    expect(problems(rule, [chapter('a', 1, 'normal'), chapter('a', 1, 'extra')])).toEqual([
      '2 kind needs_record',
    ]);
  });
});

describe('rules about all records together', () => {
  it('covers_all: once begun, complete', () => {
    const rule = { rule: 'covers_all', field: 'kind', values: ['fire', 'water'] } as const;
    expect(problems(rule, [{}, { power: 1 }])).toEqual([]);
    expect(problems(rule, [{ kind: 'fire' }, { kind: 'water' }, { kind: 'fire' }])).toEqual([]);
    expect(problems(rule, [{ kind: 'fire' }])).toEqual([' kind must_include']);
  });

  it('unique: in the rows of one record only', () => {
    const rule = { rule: 'unique', fields: ['entries.book'] } as const;
    const books = (...names: string[]): RecordData => ({ entries: names.map((book) => ({ book })) });
    expect(problems(rule, [books('a', 'a'), books('b'), {}])).toEqual([]);
    expect(problems(rule, [books('a', 'b'), books('c', 'b')])).toEqual(['2 entries.1.book duplicate']);
  });

  it('at_most_with: so many of a group, served ones only', () => {
    const rule = { rule: 'at_most_with', field: 'pinned', value: true, max: 1, groupBy: 'group' } as const;
    const pinned = (group: string, status = 'active'): RecordData => ({ group, status, pinned: true });
    expect(problems(rule, [pinned('a'), pinned('b'), { group: 'a', pinned: false }])).toEqual([]);
    expect(problems(rule, [pinned('a', 'inactive'), pinned('a')])).toEqual([]);
    expect(problems(rule, [pinned('a'), pinned('a', 'not_open')])).toEqual(['2 pinned too_many_records']);
  });

  it('at_most_with: so many at one time', () => {
    const rule = { rule: 'at_most_with', field: 'pinned', value: true, max: 2, timeslot: 'shown' } as const;
    const from = (start: string, end: string): RecordData => ({ pinned: true, shown: PERIOD(start, end) });
    const always = { pinned: true, shown: { type: 'always_open' } };
    expect(problems(rule, [always, from('01-01', '01-10'), from('01-10', '01-20')])).toEqual([]);
    expect(
      problems(rule, [from('01-01', '01-05'), from('01-06', '01-10'), from('01-04', '01-07'), always]),
    ).toEqual(['4 pinned too_many_records']);
    expect(problems(rule, [from('01-01', '01-05'), from('01-06', '01-10'), from('01-04', '01-07')])).toEqual(
      [],
    );
  });
});

describe('rules about children', () => {
  it('counts_children: as many as there are, counted from 1', () => {
    const rule = { rule: 'counts_children', field: 'power', child: 'child-setting' } as const;
    expect(problems(rule, [{ power: 2 }, { power: 1 }, { power: 0 }])).toEqual([]);
    expect(problems(rule, [{ power: 3 }, { power: 1 }, { power: 1 }])).toEqual([
      '1 power same_as',
      '3 power same_as',
    ]);
  });

  it('within_children_sum: no more than all of them give', () => {
    const rule = {
      rule: 'within_children_sum',
      field: 'power',
      when: 'kind',
      in: ['points'],
      child: 'child-setting',
      parent: 'step',
      number: 'point',
    } as const;
    const reward = (kind: string, parent: number, power: number): RecordData => ({
      kind,
      step: parent,
      power,
    });
    expect(problems(rule, [reward('points', 1, 30), reward('stars', 1, 99)])).toEqual([]);
    expect(problems(rule, [reward('points', 1, 31), reward('points', 2, 6)])).toEqual([
      '1 power less_or_equal',
      '2 power less_or_equal',
    ]);
  });
});
