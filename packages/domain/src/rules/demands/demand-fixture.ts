import { resolveModule } from '../../core/resolve.ts';
import type { FieldDefinitions } from '../../core/field.ts';
import type { RecordData } from '../../core/json.ts';
import type { Demand } from '../../core/rule.ts';
import { checkRecordRules } from '../../validation/check-rules.ts';
import { SINGLETON_RECORD_ID } from '../../record/identity.ts';
import type { FindRecord } from '../rule-logic.ts';

/** What a demand says of records: those that keep it, those that only look as if they broke it, and those that do. */
export type DemandFacts = {
  readonly rule: Demand;
  readonly holds: readonly RecordData[];
  readonly nearMisses: readonly RecordData[];
  readonly breaks: readonly (readonly [RecordData, string])[];
};

const LABEL = { en: 'Sample', zh: '範例', jp: 'サンプル' };
const integer = { kind: 'integer', label: LABEL, optional: true } as const;
const text = { kind: 'text', label: LABEL, optional: true } as const;
const owner = { kind: 'reference', label: LABEL, to: 'owner-setting', optional: true } as const;
const owners = { ...owner, many: true } as const;
const steps = { kind: 'rows', label: LABEL, optional: true, fields: { no: integer } } as const;
const FIELDS: FieldDefinitions = {
  it: integer,
  other: integer,
  kind: text,
  note: text,
  owner,
  owners,
  chosen: {
    kind: 'reference_by',
    label: LABEL,
    by: 'kind',
    targets: { owner: 'owner-setting', nobody: null },
    optional: true,
  },
  slot: { kind: 'timeslot', label: LABEL, optional: true },
  starts: { kind: 'date_time', label: LABEL, optional: true },
  ends: { kind: 'date_time', label: LABEL, optional: true },
  costs: { kind: 'cost_list', label: LABEL, optional: true },
  gate: { kind: 'group', label: LABEL, optional: true, fields: { kind: text, limit: integer, rows: steps } },
  frame: { kind: 'group', label: LABEL, fields: { limit: integer } },
  rows: {
    kind: 'rows',
    label: LABEL,
    optional: true,
    fields: {
      kind: text,
      no: integer,
      gate: { kind: 'group', label: LABEL, optional: true, fields: { limit: integer, rows: steps } },
      parts: {
        kind: 'rows',
        label: LABEL,
        optional: true,
        fields: { no: integer, owner, isOn: { kind: 'boolean', label: LABEL, optional: true } },
      },
    },
  },
};
/** A timeslot of three days. */
export const OPEN: RecordData = {
  type: 'limited_period',
  periods: [{ start_date: '2026-11-24 10:00:00', end_date: '2026-11-27 10:00:00' }],
};
const OWNERS: Readonly<Record<string, RecordData>> = {
  '1': {
    sort: 'fire',
    limit: 3,
    gate: { limit: 4 },
    list: [{ no: 1 }, { no: 2 }],
    ids: [4, 5],
    open: OPEN,
    back: 7,
  },
  '2': { sort: 'ice', limit: 5, list: [] },
  [SINGLETON_RECORD_ID]: { limit: 7 },
};
/** The oldest client of the facts. */
const CLIENT = '1.4.0';
/** When the timeslots of the facts begin or end. */
export const MOMENT = '2026-11-24 10:00:00';

/** What one demand says of a record: path and code of each problem. */
export function faultsOf(
  rule: Demand,
  data: RecordData,
  isProtected = true,
  findRecord: FindRecord | null = (_module, id) => OWNERS[id],
  client: string = CLIENT,
): readonly string[] {
  const faults: string[] = [];
  const module = resolveModule({
    key: 'sample-setting',
    family: 'samples',
    titles: { title: LABEL, record: LABEL },
    fields: FIELDS,
    rules: [rule],
  });
  const add = (path: string, code: string) => void faults.push(`${path} ${code}`);
  checkRecordRules(data, add, {
    module,
    isProtected,
    findRecord: findRecord ?? undefined,
    client: client || undefined,
  });
  return faults;
}
