import { problemsOf } from '@quartermaster/testkit/modules/faulty-definition';
import { describe, expect, it } from 'vitest';
import type { RuleDefinition } from './rule.ts';

const ruleFaults: readonly [string, RuleDefinition, string][] = [
  [
    'a value that the field cannot have',
    { field: 'name', is: 'required', when: { field: 'size', in: ['green'] } },
    'rule required: there is no value "green"',
  ],
  [
    'a field of a row that it does not have',
    { field: 'rows.flg', is: 'same', as: true, when: { field: 'sort', in: ['small'] } },
    'rule same: there is no field "rows.flg"; did you mean "rows.flag"?',
  ],
  [
    'a value that its own field cannot have',
    { field: 'rows.sort', is: 'one_of', values: ['smal'] },
    'rule one_of: there is no value "smal"; did you mean "small"?',
  ],
  [
    'a condition on a field that does not exist',
    { field: 'rows.flag', is: 'required', when: { field: 'sizes', isFilled: true } },
    'rule required: there is no field "sizes"; did you mean "size"?',
  ],
  [
    'a list that does not exist',
    { field: 'from', is: 'at_most', than: { countOf: 'row' } },
    'rule at_most: there is no field "row"; did you mean "rows"?',
  ],
  [
    'a part that a timeslot does not have',
    { field: 'begin', of: 'timeslot', is: 'one_of', values: [] },
    'rule one_of: there is no part of a timeslot "begin"',
  ],
  [
    'a number compared with the end of a timeslot',
    { field: 'from', is: 'less', than: { field: 'end', of: 'timeslot' } },
    'rule less: "from" (integer) cannot be compared with "end" of "timeslot"',
  ],
  [
    'the days of a timeslot compared with a day',
    { field: 'days', of: 'timeslot', is: 'less', than: { field: 'day' } },
    'rule less: "days" of "timeslot" cannot be compared with "day" (date)',
  ],
  [
    'a value of the other module',
    { field: 'size', of: 'owner', is: 'one_of', values: ['lrage'] },
    'rule one_of: owner-setting: there is no value "lrage"; did you mean "large"?',
  ],
  [
    'a field of the other module',
    { field: 'from', is: 'at_most', than: { field: 'limt', of: 'owner' } },
    'rule at_most: owner-setting: there is no field "limt"; did you mean "limit"?',
  ],
  [
    'a row field of the other module',
    { field: 'from', is: 'found_in', rows: { field: 'parts.nr', of: 'owner' } },
    'rule found_in: owner-setting: there is no field "parts.nr"; did you mean "parts.no"?',
  ],
  [
    'a reference that is none',
    { field: 'from', is: 'at_most', than: { field: 'limit', of: 'name' } },
    'rule at_most: "name" names no record of a module',
  ],
  [
    'an order that does not exist',
    { field: 'from', along: { orderBy: 'untill' }, is: 'rising' },
    'rule rising: there is no field "untill"; did you mean "until"?',
  ],
  [
    'rows that have no such field',
    { field: 'flg', along: 'rows', is: 'filled_only', at: 'last' },
    'rule filled_only: there is no field "rows.flg"; did you mean "rows.flag"?',
  ],
  [
    'an exception that cannot be',
    { field: 'from', along: { orderBy: 'until', where: { field: 'size', notIn: ['lrage'] } }, is: 'rising' },
    'rule rising: there is no value "lrage"; did you mean "large"?',
  ],
  [
    'a sum of texts',
    { sumOf: 'name', in: {}, is: 'at_most', than: 1 },
    'rule at_most: "name" (text) holds no numbers',
  ],
  [
    'a count of rows that have no such field',
    { countOf: 'rows', where: { field: 'flg', in: [true] }, is: 'same', as: 1 },
    'rule same: there is no field "rows.flg"; did you mean "rows.flag"?',
  ],
  [
    'records grouped by what does not exist',
    { countOf: { groupBy: 'frm' }, is: 'at_most', than: 1 },
    'rule at_most: there is no field "frm"; did you mean "from"?',
  ],
  [
    'a sum of children without the field',
    { field: 'from', is: 'at_most', than: { sumOf: 'amuont', in: { children: 'child-setting' } } },
    'rule at_most: child-setting: there is no field "amuont"; did you mean "amount"?',
  ],
  [
    'a factor that does not exist',
    { field: 'from', is: 'at_most', than: { productOf: [2, { totalOf: [{ field: 'untill' }, 1] }] } },
    'rule at_most: there is no field "untill"; did you mean "until"?',
  ],
  [
    'a combination with a field that does not exist',
    { fields: ['from', 'nmae'], is: 'all_or_none' },
    'rule all_or_none: there is no field "nmae"; did you mean "name"?',
  ],
  [
    'rows that are unique by what they lack',
    { fields: ['flg'], along: 'rows', is: 'unique' },
    'rule unique: there is no field "rows.flg"; did you mean "rows.flag"?',
  ],
  [
    'a value that no record can have',
    { field: 'size', along: {}, is: 'covers', values: ['lrage'] },
    'rule covers: there is no value "lrage"; did you mean "large"?',
  ],
  [
    'one of several conditions with a field that does not exist',
    { field: 'from', is: 'required', when: [{ isProtected: true }, { field: 'opne', in: [true] }] },
    'rule required: there is no field "opne"; did you mean "open"?',
  ],
  [
    'a field that a group does not have',
    { field: 'gate.limt', is: 'less', than: { field: 'from' } },
    'rule less: there is no field "gate.limt"; did you mean "gate.limit"?',
  ],
  [
    'a text that never falls',
    { field: 'name', along: { orderBy: 'from' }, is: 'not_falling' },
    'rule not_falling: "name" (text) holds no numbers',
  ],
  [
    'a child module that does not exist',
    { field: 'from', is: 'same', as: { countOf: { children: 'childs-setting' } } },
    'rule same: there is no child module "childs-setting"; did you mean "child-setting"?',
  ],
  [
    'a module that is no child',
    { field: 'from', is: 'same', as: { countOf: { children: 'owner-setting' } } },
    'rule same: there is no child module "owner-setting"',
  ],
  [
    'kinds that cannot be compared',
    { field: 'name', is: 'greater', than: { field: 'open' } },
    'rule greater: "name" (text) cannot be compared with "open" (boolean)',
  ],
  [
    'a day compared with a number',
    { field: 'day', is: 'greater', than: { field: 'from' } },
    'rule greater: "day" (date) cannot be compared with "from" (integer)',
  ],
  [
    'a type of timeslot that does not exist',
    {
      field: 'type',
      of: 'timeslot',
      is: 'one_of',
      values: ['alway'],
      when: { field: 'size', in: ['small'] },
    },
    'rule one_of: there is no type of timeslot "alway"',
  ],
];

describe('a definition does not start with a rule that names', () => {
  it.each(ruleFaults)('%s', (_name, rule, problem) => {
    expect(problemsOf({}, { rules: [rule] })).toEqual([`sample-setting: ${problem}`]);
  });

  it('an algorithm that does not exist', () => {
    const rule = { rule: 'no_cicle', field: 'from' } as unknown as RuleDefinition;
    expect(problemsOf({}, { rules: [rule] })).toEqual([
      'sample-setting: there is no rule "no_cicle"; did you mean "no_cycle"?',
    ]);
  });
});

describe('a definition starts with a rule on', () => {
  it.each<[string, RuleDefinition]>([
    ['a field of a group', { field: 'gate.limit', is: 'less', than: { field: 'from' } }],
    [
      'a number and the days of a timeslot',
      { field: 'days', of: 'timeslot', is: 'at_most', than: { field: 'from' } },
    ],
    ['a field compared with one of a group', { field: 'from', is: 'less', than: { field: 'gate.limit' } }],
  ])('%s', (_name, rule) => {
    expect(problemsOf({}, { rules: [rule] })).toEqual([]);
  });
});
