import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import type { FieldDefinitions } from '../core/field.ts';
import type { RecordData } from '../core/json.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { validateRecord } from '../validation/validate-record.ts';

const integer = { kind: 'integer', label: LABEL, optional: true } as const;
const text = { kind: 'text', label: LABEL, optional: true } as const;
const rows = (fields: FieldDefinitions) => ({ kind: 'rows', label: LABEL, optional: true, fields }) as const;

const FIELDS: FieldDefinitions = {
  count: integer,
  isFree: { kind: 'boolean', label: LABEL, optional: true },
  steps: rows({
    no: integer,
    kind: text,
    note: { kind: 'localized_text', label: LABEL, optional: true },
    costs: { kind: 'cost_list', label: LABEL, optional: true },
    params: rows({ key: text }),
  }),
};

function problems(rule: RuleDefinition, data: RecordData): readonly (readonly [string, string])[] {
  const issues = validateRecord(buildModule(FIELDS, { rules: [rule] }), data);
  return issues.filter(({ code }) => code !== 'text_missing').map(({ path, code }) => [path, code] as const);
}

const coins = (amount: number): RecordData => ({ asset_kind: 'coin', amount });
const note = (en: string, ...keys: string[]): RecordData => ({
  note: { en },
  params: keys.map((key) => ({ key })),
});

type Facts = readonly [
  name: string,
  rule: RuleDefinition,
  good: readonly RecordData[],
  bad: readonly (readonly [RecordData, string, string])[],
];

describe.each<Facts>([
  [
    'at_least_one',
    { rule: 'at_least_one', rows: 'steps', fields: ['no', 'kind'] },
    [{ steps: [{ no: 1 }, { kind: 'a' }, { no: 1, kind: 'a' }] }, {}],
    [[{ steps: [{ no: 1 }, {}] }, 'steps.1', 'at_least_one']],
  ],
  [
    'must_include with a partner',
    { rule: 'must_include', rows: 'steps', field: 'kind', values: ['sure'], with: 'count' },
    [{ steps: [{ kind: 'no' }] }, { count: 10, steps: [{ kind: 'no' }, { kind: 'sure' }] }],
    [[{ count: 10, steps: [{ kind: 'no' }] }, 'steps', 'must_include']],
  ],
  [
    'contiguous rows up to a number',
    { field: 'no', along: 'steps', is: 'contiguous', from: 2, until: 'count' },
    [{ count: 3, steps: [{ no: 2 }, { no: 3 }] }, { count: 1 }, { steps: [{ no: 2 }] }],
    [
      [{ count: 3, steps: [{ no: 2 }] }, 'steps', 'too_few'],
      [{ count: 2, steps: [{ no: 2 }, { no: 3 }] }, 'steps', 'too_many'],
      [{ count: 3, steps: [{ no: 1 }, { no: 2 }] }, 'steps.0.no', 'not_contiguous'],
    ],
  ],
  [
    'rising rows',
    { field: 'no', along: 'steps', is: 'rising' },
    [{ steps: [{ no: 1 }, {}, { no: 5 }] }],
    [[{ steps: [{ no: 2 }, { no: 2 }] }, 'steps.1.no', 'not_rising']],
  ],
  [
    'rows_unique',
    { rule: 'rows_unique', rows: 'steps', fields: ['no', 'kind'] },
    [{ steps: [{ no: 1, kind: 'a' }, { no: 1, kind: 'b' }, { no: 1 }, { no: 1 }] }],
    [
      [
        {
          steps: [
            { no: 1, kind: 'a' },
            { no: 1, kind: 'a' },
          ],
        },
        'steps.1.kind',
        'duplicate',
      ],
    ],
  ],
  [
    'rows_alike',
    { rule: 'rows_alike', rows: 'steps.params', key: 'key' },
    [{ steps: [note('', 'x', 'y'), note('', 'y', 'x')] }, {}],
    [[{ steps: [note('', 'x'), note('', 'x', 'y')] }, 'steps.1.params', 'placeholders_differ']],
  ],
  [
    'placeholders_match_rows inside rows',
    { rule: 'placeholders_match_rows', field: 'steps.note', rows: 'steps.params', key: 'key' },
    [{ steps: [note('{x}', 'x'), note('{y}', 'y'), note('plain')] }],
    [[{ steps: [note('{x}', 'x'), note('{y}', 'x')] }, 'steps.1.params', 'placeholders_differ']],
  ],
  [
    'not_falling, asset by asset',
    { field: 'costs', along: 'steps', is: 'not_falling' },
    [{ steps: [{ costs: [coins(5)] }, {}, { costs: [{ asset_kind: 'gem', amount: 1 }, coins(5)] }] }],
    [[{ steps: [{ costs: [coins(5)] }, {}, { costs: [coins(4)] }] }, 'steps.2.costs.0.amount', 'falling']],
  ],
])('the rule %s', (_name, rule, good, bad) => {
  it.each(good.map((data) => [data]))('accepts %j', (data) => {
    expect(problems(rule, data)).toEqual([]);
  });

  it.each(bad)('refuses %j at %s', (data, path, code) => {
    expect(problems(rule, data)).toEqual([[path, code]]);
  });
});
