import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import type { FieldDefinitions } from '../core/field.ts';
import type { RecordData } from '../core/json.ts';
import type { NamedRule } from '../core/rule.ts';
import { checkModuleRules, checkRecordRules } from '../validation/check-rules.ts';

const integer = { kind: 'integer', label: LABEL, optional: true } as const;
const text = { kind: 'text', label: LABEL, optional: true } as const;
const owner = { kind: 'reference', label: LABEL, to: 'owner-setting', optional: true } as const;
const FIELDS: FieldDefinitions = {
  level: integer,
  name: text,
  from: text,
  until: text,
  owner,
  rows: { kind: 'rows', label: LABEL, optional: true, fields: { kind: text, value: integer, owner } },
};
const OWNERS: Readonly<Record<string, RecordData>> = {
  '1': { may_repeat: true, named: 1 },
  '2': { may_repeat: false, named: 2 },
};

/** The problems of records with the ids 1, 2, 3 …, judged alone and together. */
function faultsOf(rule: NamedRule, records: readonly RecordData[]): readonly string[] {
  const faults: string[] = [];
  const module = buildModule(FIELDS, { rules: [rule] });
  const findRecord = (_module: string, id: string): RecordData | undefined => OWNERS[id];
  const all = records.map((data, index) => ({
    recordId: String(index + 1),
    data: { id: index + 1, ...data },
  }));
  for (const { recordId, data } of all) {
    const add = (path: string, code: string) => void faults.push(`${recordId} ${path} ${code}`);
    checkRecordRules(module, data, findRecord, add, { isProtected: false });
  }
  checkModuleRules(module, all, (id, path, code) => void faults.push(`${id} ${path} ${code}`), findRecord);
  return faults;
}

const privilege = (value: number) => ({ kind: 'mail', value });
const blocked = (from: string, until?: string): RecordData => ({
  name: 'x',
  from,
  ...(until === undefined ? {} : { until }),
});

describe.each<
  [
    rule: NamedRule,
    holds: readonly (readonly RecordData[])[],
    breaks: readonly (readonly [records: readonly RecordData[], fault: string])[],
  ]
>([
  [
    { rule: 'once_unless', rows: 'rows', ref: 'owner', target: 'may_repeat', in: [true] },
    [
      [{ rows: [{ owner: 2 }, { owner: 1 }] }],
      [{ rows: [{ owner: 1 }, { owner: 1 }] }],
      [{ rows: [{}, {}] }],
      [{ rows: [{ owner: 2 }] }, { rows: [{ owner: 2 }] }],
    ],
    [[[{ rows: [{ owner: 2 }, { owner: 2 }] }], '1 rows.1.owner duplicate']],
  ],
  [
    { rule: 'points_back', field: 'owner', target: 'named' },
    [[{ owner: 1 }, { owner: 2 }], [{}], [{ owner: 9 }]],
    [[[{ owner: 2 }], '1 owner belongs_to_other']],
  ],
  [
    { rule: 'entries_not_falling', rows: 'rows', key: 'kind', field: 'value', orderBy: 'level' },
    [
      [
        { level: 1, rows: [privilege(2)] },
        { level: 2, rows: [privilege(2), { kind: 'shop', value: 1 }] },
      ],
      [
        { level: 2, rows: [privilege(3)] },
        { level: 1, rows: [privilege(2)] },
      ],
    ],
    [
      [
        [
          { level: 1, rows: [privilege(2)] },
          { level: 2, rows: [privilege(1)] },
        ],
        '2 rows.0.value falling',
      ],
      [
        [
          { level: 1, rows: [privilege(2)] },
          { level: 2, rows: [] },
        ],
        '2 rows must_include',
      ],
    ],
  ],
  [
    { rule: 'apart_in_time', fields: ['name'], from: 'from', until: 'until' },
    [
      [blocked('2026-01', '2026-02'), blocked('2026-02')],
      [blocked('2026-01'), { ...blocked('2026-01'), name: 'y' }],
      [blocked('2026-01'), { ...blocked('2026-01'), status: 'inactive' }],
    ],
    [
      [[blocked('2026-01', '2026-03'), blocked('2026-02')], '2 from period_overlap'],
      [[blocked('2026-02'), blocked('2026-01')], '1 from period_overlap'],
    ],
  ],
])('%j', (rule, holds, breaks) => {
  it.each(holds.map((records) => [records]))('holds for %j', (records) => {
    expect(faultsOf(rule, records)).toEqual([]);
  });

  it.each(breaks)('is broken by %j', (records, fault) => {
    expect(faultsOf(rule, records)).toEqual([fault]);
  });
});
