import { LABEL } from '@quartermaster/testkit/modules/build-module';
import { problemsOf } from '@quartermaster/testkit/modules/faulty-definition';
import { sampleEnum } from '@quartermaster/testkit/modules/sample-fields';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from './field.ts';

const fieldFaults: readonly [string, FieldDefinition, string][] = [
  [
    'a reference by a field that is not there',
    { kind: 'reference_by', label: LABEL, by: 'siz', targets: {} },
    'sample-setting.one: by: there is no field "siz"; did you mean "size"?',
  ],
  [
    'a reference by a field without a closed list',
    { kind: 'reference_by', label: LABEL, by: 'name', targets: {} },
    'sample-setting.one: by: "name" is no enum, it is of the kind text',
  ],
  [
    'a value for which no module is named',
    {
      kind: 'reference_by',
      label: LABEL,
      by: 'size',
      targets: { small: 'owner-setting', large: null },
    },
    'sample-setting.one: targets: name the module for "huge", or null',
  ],
  [
    'a module for a value that is not there',
    {
      kind: 'reference_by',
      label: LABEL,
      by: 'size',
      targets: { small: 'owner-setting', large: null, huge: null, hug: null },
    },
    'sample-setting.one: targets: there is no value "hug"; did you mean "huge"?',
  ],
  [
    'a chosen module that is not there',
    {
      kind: 'reference_by',
      label: LABEL,
      by: 'size',
      targets: { small: 'owner-settin', large: null, huge: null },
    },
    'sample-setting.one: reference: there is no module "owner-settin"; did you mean "owner-setting"?',
  ],
  [
    'a part of a group that is kept from the game',
    {
      kind: 'group',
      label: LABEL,
      fields: { note: { kind: 'text', label: LABEL, staffOnly: true } },
    },
    'sample-setting.one.note: staffOnly: only a whole field of a record is kept from the game',
  ],
  [
    'a condition that never holds',
    { kind: 'text', label: LABEL, showWhen: { field: 'size', in: ['smal'] } },
    'sample-setting.one: showWhen: there is no value "smal"; did you mean "small"?',
  ],
  [
    'a condition of another type',
    { kind: 'text', label: LABEL, showWhen: { field: 'open', in: ['yes'] } },
    'sample-setting.one: showWhen: "yes" is no value of "open", a boolean',
  ],
  [
    'a unit by a field that is not there',
    { kind: 'integer', label: LABEL, unitBy: { siz: {} } },
    'sample-setting.one: unitBy: there is no field "siz"; did you mean "size"?',
  ],
  [
    'a unit by a field without a closed list',
    { kind: 'integer', label: LABEL, unitBy: { name: {} } },
    'sample-setting.one: unitBy: "name" is no enum, it is of the kind text',
  ],
  [
    'a unit of a value that is not there',
    { kind: 'integer', label: LABEL, unitBy: { size: { smal: 'percent' } } },
    'sample-setting.one: unitBy: there is no value "smal"; did you mean "small"?',
  ],
  [
    'limits that leave nothing',
    { kind: 'integer', label: LABEL, min: 5, max: 2 },
    'sample-setting.one: the smallest (5) is above the largest (2)',
  ],
  [
    'a default outside the limits',
    { kind: 'integer', label: LABEL, max: 9, default: 10 },
    'sample-setting.one: default 10: less_or_equal {"than":9}',
  ],
  [
    'a default of another type',
    { kind: 'integer', label: LABEL, default: 'ten' },
    'sample-setting.one: default "ten": digits_only {}',
  ],
  [
    'a default that the list lacks',
    { kind: 'enum', of: sampleEnum, label: LABEL, default: 'tiny' },
    'sample-setting.one: default "tiny": unknown_option {"value":"tiny"}',
  ],
  [
    'an unknown kind of asset',
    { kind: 'cost_list', label: LABEL, kinds: ['coins'] },
    'sample-setting.one: kinds: there is no kind of asset "coins"; did you mean "coin"?',
  ],
  [
    'an unknown stat',
    { kind: 'stat_block', label: LABEL, requiredStats: ['hpp'] },
    'sample-setting.one: requiredStats: there is no stat "hpp"; did you mean "hp"?',
  ],
  [
    'an unknown type of timeslot',
    { kind: 'timeslot', label: LABEL, types: ['alway'] },
    'sample-setting.one: types: there is no type of timeslot "alway"',
  ],
];

describe('a definition does not start with', () => {
  it.each(fieldFaults)('%s', (_name, one, problem) => {
    expect(problemsOf({ one }, {})).toEqual([problem]);
  });

  it('an order of what has none', () => {
    expect(problemsOf({}, { list: { sorts: ['timeslot', 'name'] } })).toEqual([
      'sample-setting: list.sorts: "timeslot" cannot be sorted by; its kind is timeslot',
    ]);
  });

  it('a language that is no choice', () => {
    expect(problemsOf({}, { list: { translated: { path: 'name', language: 'name' } } })).toEqual([
      'sample-setting: list.translated: name a text that holds a path, and an enum of languages',
    ]);
  });

  it('a field in two sections', () => {
    const sections = ['one', 'two'].map((key) => ({ key, title: LABEL, fields: ['name'] }));
    expect(problemsOf({}, { sections })).toEqual(['sample-setting: sections: "name" is in two of them']);
  });
});

it('a definition without faults starts', () => {
  expect(
    problemsOf(
      {},
      {
        rules: [
          { field: 'until', is: 'greater', than: { field: 'from' } },
          { field: 'from', is: 'same', as: { countOf: { children: 'child-setting' } } },
          { field: 'size', of: 'rows.owner', is: 'one_of', values: ['large'] },
        ],
      },
    ),
  ).toEqual([]);
});
