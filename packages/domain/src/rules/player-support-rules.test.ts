import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../core/json.ts';
import { demoVipLevels } from '../demo/vip-levels.ts';
import { registry } from '../modules/index.ts';
import { checkModuleRules } from '../validation/check-rules.ts';
import { refusedWhereProtected } from '../validation/refused-where-protected.ts';
import { validateRecord } from '../validation/validate-record.ts';
import { problemsAfter } from './catalogue-fixture.ts';

type Case = readonly [what: string, key: string, id: string, change: JsonObject, problem: string];

const CASES: readonly Case[] = [
  ['a player who is super twice', 'sac', '4', { account_id: 900_001 }, 'account_id duplicate'],
  ['a preview without an end', 'sac', '2', { expires_at: null }, 'expires_at required'],
  [
    'a preview that lasts too long',
    'sac',
    '2',
    { expires_at: '2026-12-17 02:00:00' },
    'expires_at period_too_long',
  ],
  ['a level left out', 'vip-control', '4', { vip_level: 14 }, 'vip_level not_contiguous'],
  ['points that fall', 'vip-control', '4', { required_points: 1400 }, 'required_points falling'],
  ['points that do not rise', 'vip-control', '4', { required_points: 1500 }, 'required_points duplicate'],
  ['points for the first level', 'vip-control', '0', { required_points: 1 }, 'required_points same_as'],
  ['an account ID in letters', 'block-setting', '3', { value: 'Moss' }, 'value pattern'],
  ['a country by name', 'block-setting', '3', { block_type: 'country', value: 'Taiwan' }, 'value pattern'],
  [
    'an address out of range',
    'block-setting',
    '1',
    { block_type: 'ip', value: '1.2.3.256' },
    'value pattern',
  ],
  ['a range without its length', 'block-setting', '2', { value: '203.0.113.0' }, 'value pattern'],
  [
    'a batch that one player could outdo',
    'code-redeem-setting',
    '3',
    { per_user_limit: 501 },
    'per_user_limit less_or_equal',
  ],
];

describe('rules of player support', () => {
  it.each(CASES)('notice %s', (_what, key, id, change, problem) => {
    expect(problemsAfter(key, id, () => ({}))).toEqual([]);
    expect(problemsAfter(key, id, () => change)).toContain(problem);
  });

  it.each([
    ['ip', '2001:db8::7', []],
    ['ip', '203.0.113.7', []],
    ['ip_range', '2001:db8::/48', []],
    ['ip_range', '203.0.0.0/16', []],
    ['ip_range', '203.0.0.0/15', ['pattern warning']],
    ['ip_range', '2001::/24', ['pattern warning']],
    ['ip_range', '203.0.113.0/33', ['pattern error', 'pattern warning']],
  ])('read the %s %s', (block_type, value, problems) => {
    const module = registry.get('block-setting');
    const issues = validateRecord(module, { block_type, value }).filter(({ path }) => path === 'value');
    expect(issues.map(({ code, severity }) => `${code} ${severity}`)).toEqual(problems);
  });
});

function moduleProblems(key: string, records: readonly RecordData[]): readonly string[] {
  const found: string[] = [];
  const list = records.map((data, index) => ({ recordId: String(index), data }));
  checkModuleRules(list, (id, path, code) => found.push(`${id} ${path} ${code}`), {
    module: registry.get(key),
  });
  return found;
}

describe('privileges of VIP levels', () => {
  const levels = demoVipLevels();
  const changed = (level: number, privileges: readonly JsonObject[]): readonly RecordData[] =>
    levels.map((data, index) => (index === level ? { ...data, privileges } : data));

  it('never fall and are never lost', () => {
    expect(moduleProblems('vip-control', levels)).toEqual([]);
    const less = [
      { kind: 'ap_cap', value: 5 },
      { kind: 'friend_cap', value: 10 },
    ];
    expect(moduleProblems('vip-control', changed(2, less))).toEqual(['2 privileges.0.value falling']);
    expect(moduleProblems('vip-control', changed(2, less.slice(1)))).toEqual(['2 privileges must_include']);
  });
});

describe('blocks of the same target', () => {
  const block = (starts_at: string, ends_at: string | null, more: RecordData = {}): RecordData => ({
    block_type: 'ip', value: '203.0.113.7', scope: 'login', starts_at, ends_at, ...more,
  }); // prettier-ignore

  it('are not in force at one time', () => {
    const first = block('2026-11-01 00:00:00', '2026-11-05 00:00:00');
    const second = block('2026-11-05 00:00:00', null);
    expect(moduleProblems('block-setting', [second, first])).toEqual([]);
    const within = block('2026-11-02 00:00:00', '2026-11-03 00:00:00');
    const later = block('2026-11-04 00:00:00', '2026-11-04 12:00:00');
    expect(moduleProblems('block-setting', [first, within, later])).toEqual([
      '1 starts_at period_overlap',
      '2 starts_at period_overlap',
    ]);
    expect(moduleProblems('block-setting', [second, block('2027-01-01 00:00:00', null)])).toEqual([
      '1 starts_at period_overlap',
    ]);
  });

  it('may be switched off, or of something else', () => {
    const first = block('2026-11-01 00:00:00', null);
    const off = block('2026-11-02 00:00:00', null, { status: 'inactive' });
    const chat = block('2026-11-02 00:00:00', null, { scope: 'chat' });
    expect(moduleProblems('block-setting', [first, off, chat])).toEqual([]);
  });
});

describe('demands of protected environments', () => {
  const when = [{ isProtected: true }, { field: 'switch', in: [true] }] as const;
  const moment = { kind: 'date_time', optional: true, label: LABEL } as const;
  const module = buildModule(
    { switch: { kind: 'boolean', label: LABEL }, from: moment, until: moment },
    {
      rules: [
        { field: 'from', is: 'required', when },
        { field: 'until', is: 'required', when },
        { field: 'until', is: 'at_most', than: { days: 30, after: 'from' }, when },
      ],
    },
  );
  const ON = { switch: true, from: '2026-11-01 00:00:00' };

  it.each([
    [{ switch: true }, ['from required', 'until required']],
    [ON, ['until required']],
    [{ ...ON, until: '2026-12-01 00:00:01' }, ['until period_too_long']],
    [{ ...ON, until: '2026-12-01 00:00:00' }, []],
    [{ switch: false }, []],
  ])('of %j says %j, and only in protected environments', (data, expected) => {
    const refused = refusedWhereProtected(module, data).map(({ path, code }) => `${path} ${code}`);
    expect(refused).toEqual(expected);
    const open = validateRecord(module, data, { isProtected: false });
    expect(open.filter(({ code }) => code === 'period_too_long' || code === 'required')).toEqual([]);
  });
});
