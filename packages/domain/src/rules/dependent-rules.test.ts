import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import type { FieldDefinitions } from '../core/field.ts';
import type { RecordData } from '../core/json.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { referencesOf } from '../record/references-of.ts';
import { refusedWhereProtected } from '../validation/refused-where-protected.ts';
import { validateRecord } from '../validation/validate-record.ts';

const integer = { kind: 'integer', label: LABEL, optional: true } as const;
const decimal = { kind: 'decimal', label: LABEL, optional: true } as const;
const text = { kind: 'text', label: LABEL, optional: true } as const;
const rows = (fields: FieldDefinitions) => ({ kind: 'rows', label: LABEL, optional: true, fields }) as const;

const FIELDS: FieldDefinitions = {
  kind: text,
  note: text,
  floor: integer,
  root: integer,
  owner: { kind: 'reference', label: LABEL, to: 'owner-setting', optional: true },
  shown: { kind: 'timeslot', label: LABEL, optional: true },
  list: rows({ no: integer, before: integer, kind: text, from: integer, to: integer, price: decimal }),
  waves: rows({ enemies: rows({ boss: { kind: 'boolean', label: LABEL, optional: true } }) }),
  lines: rows({ no: integer, command: text, param: text }),
  choices: rows({ line_no: integer, goto_line: integer }),
};

const OWNER: RecordData = {
  groups: [{ group_no: 1 }, { group_no: 7 }],
  shown: {
    type: 'limited_period',
    periods: [{ start_date: '2030-01-01 03:00:00', end_date: '2030-01-04 03:00:00' }],
  },
};

function problems(rule: RuleDefinition, data: RecordData): readonly (readonly [string, string])[] {
  const findRecord = (_module: string, id: string): RecordData | undefined =>
    id === '1' ? OWNER : undefined;
  return validateRecord(buildModule(FIELDS, { rules: [rule] }), data, { findRecord }).map(
    ({ path, code }) => [path, code] as const,
  );
}

const enemies = (...bosses: boolean[]): RecordData => ({ enemies: bosses.map((boss) => ({ boss })) });
const lines = (...commands: (readonly [command: string, param?: string])[]): RecordData => ({
  lines: commands.map(([command, param], index) => ({
    no: index + 1,
    command,
    ...(param === undefined ? {} : { param }),
  })),
});
const range = (from: number, to: number): RecordData => ({ from, to });
const node = (no: number, before: number | null = null): RecordData => ({ no, before });

type Facts = readonly [
  name: string,
  rule: RuleDefinition,
  good: readonly RecordData[],
  bad: readonly (readonly [RecordData, string, string])[],
];

describe.each<Facts>([
  [
    'rows_follow_on',
    { rule: 'rows_follow_on', rows: 'list', from: 'from', to: 'to', start: 1 },
    [{ list: [range(1, 1), range(2, 10), range(11, 999)] }, {}],
    [
      [{ list: [range(2, 3)] }, 'list.0.from', 'not_contiguous'],
      [{ list: [range(1, 3), range(3, 5), range(9, 9)] }, 'list.1.from', 'not_contiguous'],
    ],
  ],
  [
    'rows_tree',
    { rule: 'rows_tree', root: 'root', rows: 'list', key: 'no', before: 'before' },
    [{ root: 1, list: [node(1), node(2, 1), node(3, 1), node(4, 3)] }, {}],
    [
      [{ root: 1, list: [node(1), node(2)] }, 'list.1.before', 'must_lead_to_start'],
      [{ root: 1, list: [node(1), node(2, 9)] }, 'list.1.before', 'must_lead_to_start'],
      [{ root: 1, list: [node(1, 2), node(2, 1)] }, 'list.0.before', 'must_lead_to_start'],
    ],
  ],
  [
    'filled_only in inner rows',
    { field: 'enemies.boss', along: 'waves', is: 'filled_only', at: 'last' },
    [{ waves: [enemies(false), enemies(true, false)] }, { waves: [enemies()] }],
    [[{ waves: [enemies(false, true), enemies(true)] }, 'waves.0.enemies.1.boss', 'only_on_last']],
  ],
  [
    'script_flow',
    { rule: 'script_flow', lines: 'lines', choices: 'choices' },
    [
      lines(['say'], ['jump', '4'], ['say'], ['end']),
      { ...lines(['choice'], ['say'], ['end']), choices: [{ line_no: 1, goto_line: 3 }] },
      {},
    ],
    [
      [lines(['jump', '9'], ['end']), 'lines.0.param', 'unknown_option'],
      [lines(['say'], ['jump', '1'], ['end']), 'lines', 'end_unreachable'],
      [
        {
          ...lines(['choice'], ['end']),
          choices: [
            { line_no: 1, goto_line: 5 },
            { line_no: 1, goto_line: 2 },
          ],
        },
        'choices.0.goto_line',
        'unknown_option',
      ],
    ],
  ],
  [
    'day_inside',
    { rule: 'day_inside', field: 'floor', reference: 'owner', timeslot: 'shown' },
    [
      { owner: 1, floor: 3 },
      { owner: 9, floor: 300 },
    ],
    [[{ owner: 1, floor: 4 }, 'floor', 'not_inside']],
  ],
  [
    'inside_timeslot',
    { rule: 'inside_timeslot', timeslot: 'shown', reference: 'owner', target: 'shown' },
    [
      { owner: 1, shown: OWNER['shown'] ?? null },
      { owner: 9, shown: { type: 'always_open' } },
    ],
    [[{ owner: 1, shown: { type: 'always_open' } }, 'shown', 'not_inside']],
  ],
])('the rule %s', (_name, rule, good, bad) => {
  it.each(good.map((data) => [data]))('accepts %j', (data) => {
    expect(problems(rule, data)).toEqual([]);
  });

  it.each(bad)('refuses %j at %s', (data, path, code) => {
    expect(problems(rule, data)).toContainEqual([path, code]);
  });
});

describe('references that rules find', () => {
  it('names_sibling: a child of the same parent in another module', () => {
    const rule = {
      rule: 'names_sibling',
      field: 'floor',
      when: 'kind',
      in: ['clear'],
      module: 'level-setting',
      parent: 'owner',
    } as const;
    const module = buildModule(FIELDS, { rules: [rule] });
    const sibling = { path: 'floor', module: 'level-setting', id: '1~5', by: null };
    expect(referencesOf(module, { owner: 1, kind: 'clear', floor: 5 })).toContainEqual(sibling);
    expect(referencesOf(module, { owner: 1, kind: 'points', floor: 5 })).not.toContainEqual(sibling);
  });

  it('record_exists: also in the record itself', () => {
    const rule = { rule: 'record_exists', rows: '', moduleField: 'kind', idField: 'note' } as const;
    const module = buildModule(FIELDS, { rules: [rule] });
    expect(referencesOf(module, { kind: 'book-setting', note: '7' })).toEqual([
      { path: 'note', module: 'book-setting', id: '7', by: null },
    ]);
  });
});

describe('the rule off_where_protected', () => {
  const module = buildModule(
    { switch: { kind: 'boolean', label: LABEL } },
    { rules: [{ field: 'switch', is: 'off_where_protected' }] },
  );
  const codes = (on: boolean, isProtected: boolean) =>
    validateRecord(module, { switch: on }, { isProtected }).map(({ path, code }) => [path, code]);

  it('refuses a switch that is on, and only in protected environments', () => {
    expect(codes(true, true)).toEqual([['switch', 'off_where_protected']]);
    expect(codes(true, false)).toEqual([]);
    expect(codes(false, true)).toEqual([]);
    expect(refusedWhereProtected(module, { switch: true })).toHaveLength(1);
    expect(refusedWhereProtected(module, { switch: false })).toEqual([]);
  });
});
