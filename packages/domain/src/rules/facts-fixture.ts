import { resolveModule } from '../core/resolve.ts';
import type { FieldDefinitions } from '../core/field.ts';
import { enumOf } from '../enums/enum-of.ts';
import type { RecordData } from '../core/json.ts';
import type { PlayerFacts } from '../core/player-facts.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { checkModuleRules, checkRecordRules } from '../validation/check-rules.ts';
import { referencesOf } from '../record/references-of.ts';
import type { FindRecord } from './rule-logic.ts';

/** What a rule says of records: those that keep it, those that only look as if they broke it, and those that do. */
export type Facts = {
  readonly rule: RuleDefinition;
  readonly holds: readonly (readonly RecordData[])[];
  readonly nearMisses: readonly (readonly RecordData[])[];
  readonly breaks: readonly (readonly [records: readonly RecordData[], faults: readonly string[]])[];
};

const LABEL = { en: 'Sample', zh: '範例', jp: 'サンプル' };
const ROW = [LABEL.en, LABEL.zh, LABEL.jp] as const;
const integer = { kind: 'integer', label: LABEL, optional: true } as const;
const text = { kind: 'text', label: LABEL, optional: true } as const;
const reference = (to: string) => ({ kind: 'reference', label: LABEL, to, optional: true }) as const;
const rows = (fields: FieldDefinitions) => ({ kind: 'rows', label: LABEL, optional: true, fields }) as const;
const group = (fields: FieldDefinitions) =>
  ({ kind: 'group', label: LABEL, optional: true, fields }) as const;

/** Options whose order is not that of the alphabet. */
const GRADES = {
  key: 'sample-grade',
  values: ['low', 'good', 'best'].map((value) => ({ value, label: LABEL })),
};

const FIELDS: FieldDefinitions = {
  it: integer,
  other: integer,
  end: integer,
  kind: text,
  note: text,
  class: { kind: 'enum', label: LABEL, of: enumOf('sample-class', { low: ROW, high: ROW }), optional: true },
  title: { kind: 'localized_text', label: LABEL, optional: true },
  grade: { kind: 'enum', label: LABEL, optional: true, of: GRADES },
  isOn: { kind: 'boolean', label: LABEL, optional: true },
  from: { kind: 'date_time', label: LABEL, optional: true },
  until: { kind: 'date_time', label: LABEL, optional: true },
  shown: { kind: 'timeslot', label: LABEL, optional: true },
  stats: { kind: 'stat_block', label: LABEL, requiredStats: [], optional: true },
  costs: { kind: 'cost_list', label: LABEL, optional: true },
  gives: { kind: 'reward_list', label: LABEL, optional: true },
  asks: { kind: 'condition_list', label: LABEL, optional: true },
  owner: reference('owner-setting'),
  item: reference('item-setting'),
  rivals: { kind: 'reference', label: LABEL, to: 'sample-setting', many: true, optional: true },
  weighed: {
    ...rows({ kind: text, weight: integer, first: { ...integer, min: 1, max: 9 }, last: integer }),
    weight: 'weight',
  },
  rows: rows({
    kind: text,
    no: integer,
    end: integer,
    left: integer,
    right: integer,
    before: integer,
    owner: reference('owner-setting'),
    god: reference('owner-setting'),
    costs: { kind: 'cost_list', label: LABEL, optional: true },
    gives: { kind: 'reward_list', label: LABEL, optional: true },
    title: { kind: 'localized_text', label: LABEL, optional: true },
    gate: group({ no: integer, end: integer, note: text }),
    parts: rows({ kind: text, no: integer, isOn: { kind: 'boolean', label: LABEL, optional: true } }),
  }),
  gate: group({
    no: integer,
    end: integer,
    note: text,
    owner: reference('owner-setting'),
    rows: rows({ no: integer }),
  }),
  lines: rows({ no: integer, command: text, param: text }),
  choices: rows({ line_no: integer, goto_line: integer }),
};

const OPEN = {
  type: 'limited_period',
  periods: [{ start_date: '2030-03-01 00:00:00', end_date: '2030-04-01 00:00:00' }],
};

const OTHERS: Readonly<Record<string, RecordData>> = {
  'owner-setting 1': {
    no: 1,
    rank: 'high',
    top: 3,
    first: 2,
    pieces: 2,
    stackable: true,
    list: [
      { kind: 'a', it: 1 },
      { kind: 'b', it: 2 },
    ],
  },
  'owner-setting 2': { no: 2, rank: 'low', top: 1, stackable: false },
  'owner-setting 3': { no: 3 },
  'owner-setting 4': { no: 4 },
  'item-setting 1': { no: 1, sell_price: [{ asset_kind: 'coin', amount: 10 }] },
  'item-setting 5': {
    goods: [
      { cost: [{ asset_kind: 'coin', amount: 1 }] },
      { cost: [{ asset_kind: 'event_currency', target_id: 7, amount: 1 }] },
    ],
  },
  'item-setting 2': { no: 2 },
  'item-setting 4': { no: 4 },
  // One draw in a hundred gives what it advertises, and the third in a row at the latest.
  'item-setting 6': {
    gachapon_id: 6,
    groups: [
      {
        group_no: 1,
        group_type: 'probability_up',
        rarity: 'SR',
        weight: 1,
        pets: [{ pet_id: 1, weight: 1 }],
      },
      { group_no: 2, group_type: 'normal', rarity: 'R', weight: 99, pets: [{ pet_id: 2, weight: 1 }] },
    ],
    single_cost: [{ asset_kind: 'gem', amount: 10 }],
    multi_count: 2,
  },
  'item-setting 7': { status: 'inactive' },
  'item-setting 8': { timeslot: OPEN },
  'limit-setting 1': { status: 'active', kind: 'item', item: 5, each: 3, all: 10 },
  'limit-setting 2': { status: 'active', kind: 'item', each: 8 },
  'limit-setting 3': { status: 'inactive', kind: 'coin', each: 1 },
  'pity-setting 1': { status: 'active', id: 1, gachapon_ids: [6], kind: 'rate_up', hard_at: 3 },
  'pity-setting 2': { status: 'not_open', id: 2, gachapon_ids: [6], kind: 'rate_up', hard_at: 2 },
  'season-setting 1': { open: OPEN },
  'season-setting 2': { open: { type: 'always_open' } },
  'season-setting 3': {
    open: {
      type: 'limited_period',
      periods: [
        { start_date: '2030-03-16 00:00:00', end_date: '2030-04-01 00:00:00' },
        { start_date: '2030-03-01 00:00:00', end_date: '2030-03-15 00:00:00' },
        { start_date: '2030-03-15 00:00:00', end_date: '2030-03-15 12:00:00' },
      ],
    },
  },
  'season-setting 4': { open: { type: 'specific_weekdays', weekdays: [6, 7] } },
  'season-setting 5': { open: { type: 'event_trigger', event_id: 1 } },
  'special-event-setting 1': { timeslot: OPEN },
  'spring-setting 1': { open: OPEN },
  'spring-setting 2': { open: { type: 'always_open' } },
  'spring-setting 3': {
    open: {
      type: 'limited_period',
      periods: [{ start_date: '2030-04-01 00:00:00', end_date: '2030-05-01 00:00:00' }],
    },
  },
  'spring-setting 4': { open: OPEN, status: 'suspended' },
  'level-setting 10': { it: 10, list: ['tower'] },
  'round-setting 1': { first: 2, it: 7 },
  'place-setting 1': { it: 7, spring: 1 },
  'place-setting 2': { it: 8, spring: 1, status: 'inactive' },
  'closed-setting 1': { open: OPEN, round: 7, status: 'suspended' },
  'gain-setting 1': { owner: 1, gains: [{ kind: 'a', no: 3 }] },
  'gain-setting 2': {
    owner: 1,
    gains: [
      { kind: 'a', no: 5 },
      { kind: 'b', no: 1 },
      { kind: 'a', no: 2 },
    ],
  },
  'gain-setting 3': { owner: 2, shown: OPEN, gains: [{ kind: 'a', no: 2 }] },
  'gain-setting 4': { owner: 3, shown: { type: 'always_open' }, gains: [{ kind: 'a', no: -9 }] },
  'gain-setting 5': { owner: 1, status: 'inactive', gains: [{ kind: 'a', no: 90 }] },
  'gain-setting 6': { owner: 1, status: 'not_open', gains: [{ kind: 'a', no: 90 }] },
  'rate-setting 1': { owner: 1, rate: 15_000 },
  'rate-setting 2': { owner: 1, rate: 20_000 },
  'rate-setting 3': { owner: 1, rate: 90_000, status: 'inactive' },
  'told-setting 1': { part: '1', choices: [{ to: '2' }, { to: '3' }] },
  'rank-setting high': { top: 2 },
  'rank-setting 1': {},
  'rank-setting 2': {},
  'rank-setting 4': {},
  'child-setting 1~1': { point: 10, kind: 'a' },
  'child-setting 1~2': { point: 20, kind: 'b' },
  'child-setting 2~1': { point: 5, kind: 'a' },
};

const MEI = { serverId: 1, id: 100_001, name: 'Mei' };
const fact = (of: string, most: number) => ({ of, most, examples: [MEI] });

/** What is known of players, in the middle of March. */
const PLAYERS: PlayerFacts = {
  at: '2030-03-15 00:00:00',
  answers: {
    player_level: [fact('', 50)],
    guild_members: [fact('1', 20), fact('2', 30)],
    equipment_level: [fact('1', 10), fact('3', 40), fact('99', 90)],
    listed_accounts: [fact('100001', 1), fact('100002', 1)],
    vip_level: { notRun: 'too_slow' },
  },
};

/** What a rule says of records with the ids 1, 2, 3 …, checked alone and together: id, path and code of each problem. */
export function faultsOf(
  rule: RuleDefinition,
  records: readonly RecordData[],
  isProtected = true,
  find: FindRecord | null = (key, id) => OTHERS[`${key} ${id}`],
): readonly string[] {
  const faults: string[] = [];
  const module = sampleModule(rule);
  const findRecord = find ?? undefined;
  const all = records.map((data, index) => ({
    recordId: String(index + 1),
    data: { id: index + 1, ...data },
  }));
  for (const { recordId, data } of all) {
    const add = (path: string, code: string) => void faults.push(`${recordId} ${path} ${code}`);
    checkRecordRules(data, add, { module, isProtected, findRecord });
  }
  const readRecords = (key: string) =>
    key === module.key
      ? all
      : Object.entries(OTHERS)
          .filter(([name]) => name.startsWith(`${key} `))
          .map(([name, data]) => ({ recordId: name.slice(key.length + 1), data }));
  checkModuleRules(all, (id, path, code) => void faults.push(`${id} ${path} ${code}`), {
    module,
    findRecord,
    readRecords: findRecord && readRecords,
    players: PLAYERS,
  });
  return faults;
}

/** The records that a rule finds named in a record. */
export function namedBy(rule: RuleDefinition, data: RecordData): readonly string[] {
  return referencesOf(sampleModule(rule), data).map(({ path, module, id }) => `${path} ${module} ${id}`);
}

function sampleModule(rule: RuleDefinition) {
  return resolveModule({
    key: 'sample-setting',
    family: 'samples',
    titles: { title: LABEL, record: LABEL },
    fields: FIELDS,
    rules: [rule],
  });
}
