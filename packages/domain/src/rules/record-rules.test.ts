import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import type { FieldDefinitions } from '../core/field.ts';
import type { RecordData } from '../core/json.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { validateRecord } from '../validation/validate-record.ts';

const integer = { kind: 'integer', label: LABEL, optional: true } as const;
const text = { kind: 'text', label: LABEL, optional: true } as const;
const localized = { kind: 'localized_text', label: LABEL, optional: true } as const;
const partner = { kind: 'reference', label: LABEL, to: 'partner-setting', optional: true } as const;
const entries: FieldDefinitions = {
  pet: partner,
  god: partner,
  up: { kind: 'boolean', label: LABEL, optional: true },
};

const FIELDS: FieldDefinitions = {
  low: integer,
  high: integer,
  partner,
  kind: text,
  note: text,
  text: localized,
  file_en: text,
  file_zh: text,
  groups: {
    kind: 'rows',
    label: LABEL,
    optional: true,
    fields: {
      no: integer,
      kind: text,
      weight: integer,
      rarity: text,
      entries: { kind: 'rows', label: LABEL, optional: true, fields: entries },
    },
  },
  levels: {
    kind: 'rows',
    label: LABEL,
    optional: true,
    fields: {
      low: integer,
      high: integer,
      params: { kind: 'rows', label: LABEL, optional: true, fields: { key: text } },
    },
  },
};

const partners: Readonly<Record<string, RecordData>> = {
  '1': { rarity: 'SR', steps: [{}, {}] },
  '2': { rarity: 'R' },
};

function problems(rule: RuleDefinition, data: RecordData): readonly (readonly [string, string])[] {
  const module = buildModule(FIELDS, { rules: [rule] });
  const findRecord = (_module: string, id: string): RecordData | undefined => partners[id];
  return validateRecord(module, data, { findRecord })
    .filter(({ code }) => code !== 'text_missing')
    .map(({ path, code }) => [path, code] as const);
}

const group = (kind: string, more: RecordData = {}): RecordData => ({ kind, ...more });

describe.each<
  [
    name: string,
    rule: RuleDefinition,
    good: readonly RecordData[],
    bad: readonly (readonly [RecordData, string, string])[],
  ]
>([
  [
    'exactly_one',
    { rule: 'exactly_one', rows: 'groups.entries', fields: ['pet', 'god'] },
    [{ groups: [{ entries: [{ pet: 1 }, { god: 2 }] }] }],
    [
      [{ groups: [{ entries: [{ pet: 1, god: 2 }] }] }, 'groups.0.entries.0', 'exactly_one'],
      [{ groups: [{}, { entries: [{ pet: 1 }, {}] }] }, 'groups.1.entries.1', 'exactly_one'],
    ],
  ],
  [
    'must_include',
    { rule: 'must_include', rows: 'groups', field: 'kind', values: ['up', 'sure'] },
    [{ groups: [group('up'), group('sure')] }],
    [[{ groups: [group('up')] }, 'groups', 'must_include']],
  ],
  [
    'contiguous rows',
    { field: 'no', along: 'groups', is: 'contiguous', from: 1 },
    [{ groups: [{ no: 1 }, { no: 2 }] }, {}],
    [[{ groups: [{ no: 1 }, { no: 3 }, { no: 4 }] }, 'groups.1.no', 'not_contiguous']],
  ],
  [
    'weight_above_zero',
    { rule: 'weight_above_zero', rows: 'groups', weight: 'weight', field: 'kind', in: ['normal'] },
    [{ groups: [group('normal', { weight: 1 }), group('sure', { weight: 0 })] }],
    [[{ groups: [group('normal', { weight: 0 }), group('sure', { weight: 9 })] }, 'groups', 'weights_zero']],
  ],
  [
    'also_in',
    {
      rule: 'also_in',
      rows: 'groups',
      field: 'kind',
      value: 'up',
      in: 'normal',
      inner: 'entries',
      keys: ['pet', 'god'],
    },
    [
      {
        groups: [
          group('up', { entries: [{ pet: 1 }] }),
          group('normal', { entries: [{ pet: 2 }, { pet: 1 }] }),
        ],
      },
    ],
    [
      [
        { groups: [group('up', { entries: [{ pet: 3 }] }), group('normal', { entries: [{ god: 3 }] })] },
        'groups.0.entries.0',
        'must_be_in',
      ],
    ],
  ],
  [
    'same_placeholders',
    { rule: 'same_placeholders', fields: ['kind', 'note'] },
    [{ kind: 'deal {x}', note: '{x} dealt' }, { kind: 'deal {x}' }],
    [[{ kind: 'deal {x}', note: 'deal {y}' }, 'note', 'placeholders_differ']],
  ],
  [
    'placeholders_match_rows',
    { rule: 'placeholders_match_rows', field: 'text', rows: 'levels.params', key: 'key' },
    [
      { text: { en: '{x}' }, levels: [{ params: [{ key: 'x' }] }] },
      { text: { en: 'plain' }, levels: [{}] },
    ],
    [
      [
        { text: { en: '{x}' }, levels: [{ params: [{ key: 'x' }] }, {}] },
        'levels.1.params',
        'placeholders_differ',
      ],
    ],
  ],
  [
    'same_extension',
    { rule: 'same_extension', fields: ['file_en', 'file_zh'] },
    [{ file_en: 'a.png', file_zh: 'b.PNG' }, { file_en: 'a.png' }],
    [[{ file_en: 'a.png', file_zh: 'b.jpg' }, 'file_zh', 'extensions_differ']],
  ],
])('the rule %s', (_name, rule, good, bad) => {
  it.each(good.map((data) => [data]))('accepts %j', (data) => {
    expect(problems(rule, data)).toEqual([]);
  });

  it.each(bad)('refuses %j at %s', (data, path, code) => {
    expect(problems(rule, data)).toEqual([[path, code]]);
  });
});
