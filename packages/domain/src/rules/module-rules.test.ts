import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { plainText, type RecordData } from '../core/json.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { checkModuleRules } from '../validation/check-rules.ts';

const integer = { kind: 'integer', label: LABEL } as const;
const link = { kind: 'reference', label: LABEL, to: 'sample-setting', many: true } as const;

function problems(rule: RuleDefinition, records: readonly RecordData[]): readonly string[] {
  const module = buildModule(
    {
      name: { kind: 'localized_text', label: LABEL },
      curve: { kind: 'text', label: LABEL },
      level: integer,
      cost: integer,
      stats: { kind: 'stat_block', requiredStats: ['hp'], label: LABEL },
      rivals: link,
      paths: { kind: 'rows', label: LABEL, fields: { to: { ...link, many: false } } },
    },
    { rules: [rule] },
  );
  const found: string[] = [];
  const list = records.map((data, index) => ({ recordId: plainText(data['id'] ?? index), data }));
  checkModuleRules(module, list, (recordId, path, code) => found.push(`${recordId} ${path} ${code}`));
  return found;
}

const row = (id: number, curve: string, level: number, cost = 0): RecordData => ({ id, curve, level, cost });

describe('rules about whole modules', () => {
  it('unique: a combination occurs once', () => {
    const rule = { rule: 'unique', fields: ['curve', 'level'] } as const;
    expect(problems(rule, [row(1, 'pet', 1), row(2, 'pet', 2), row(3, 'god', 1)])).toEqual([]);
    expect(problems(rule, [row(1, 'pet', 1), row(2, 'pet', 1)])).toEqual(['2 level duplicate']);
  });

  it('unique: localized texts compare per language, missing ones not at all', () => {
    const rule = { rule: 'unique', fields: ['name'] } as const;
    const named = (id: number, name: RecordData): RecordData => ({ id, name });
    expect(problems(rule, [named(1, { en: 'Fire' }), named(2, { zh: 'Fire' }), named(3, {})])).toEqual([]);
    expect(problems(rule, [named(1, { en: 'Fire', zh: '火' }), named(2, { en: 'Flame', zh: '火' })])).toEqual(
      ['2 name.zh duplicate'],
    );
  });

  it('unique: nothing counts as a value where it is told to', () => {
    const rule = { rule: 'unique', fields: ['curve', 'level'], blanks: true } as const;
    expect(problems(rule, [{ id: 1, curve: 'pet' }, row(2, 'pet', 1), { id: 3, curve: 'god' }])).toEqual([]);
    expect(
      problems(rule, [
        { id: 1, curve: 'pet' },
        { id: 2, curve: 'pet' },
      ]),
    ).toEqual(['2 curve duplicate']);
  });

  it('unique: an entry of a list stands in one record, of each sort or of all', () => {
    const records = [
      { id: 1, curve: 'pet', rivals: [7, 8] },
      { id: 2, curve: 'god', rivals: [8] },
    ];
    expect(problems({ rule: 'unique', fields: ['curve', 'rivals'] }, records)).toEqual([]);
    expect(problems({ rule: 'unique', fields: ['rivals'] }, records)).toEqual(['2 rivals.0 duplicate']);
  });

  it('contiguous: counts up in each group', () => {
    const rule = {
      field: 'level',
      along: { orderBy: 'level', groupBy: 'curve' },
      is: 'contiguous',
      from: 1,
    } as const;
    expect(problems(rule, [row(1, 'pet', 2), row(2, 'pet', 1), row(3, 'god', 1)])).toEqual([]);
    expect(problems(rule, [row(1, 'pet', 1), row(2, 'pet', 3), row(3, 'pet', 4), row(4, 'god', 2)])).toEqual([
      '2 level not_contiguous',
      '4 level not_contiguous',
    ]);
  });

  it('not_falling: compares with the one before, except where told', () => {
    const rule = { field: 'cost', along: { orderBy: 'level', groupBy: 'curve' }, is: 'not_falling' } as const;
    const rows = [row(1, 'pet', 1, 10), row(2, 'pet', 3, 0), row(3, 'pet', 2, 20), row(4, 'god', 1, 5)];
    expect(problems(rule, rows)).toEqual(['2 cost falling']);
    expect(problems({ ...rule, along: { ...rule.along, ignoreLast: true } }, rows)).toEqual([]);
    expect(
      problems({ ...rule, along: { ...rule.along, except: { field: 'level', in: [3] } } }, rows),
    ).toEqual([]);
  });

  it('zero_only last: 0 on the last record and only there', () => {
    const rule = { field: 'cost', along: { orderBy: 'level' }, is: 'zero_only', at: 'last' } as const;
    expect(problems(rule, [row(1, '', 1, 10), row(2, '', 2, 0)])).toEqual([]);
    expect(problems(rule, [row(1, '', 1, 0), row(2, '', 2, 10)])).toEqual([
      '1 cost not_zero',
      '2 cost same_as',
    ]);
  });

  it('not_falling: looks at each figure of a stat block', () => {
    const rule = { field: 'stats', along: { orderBy: 'level' }, is: 'not_falling' } as const;
    const at = (level: number, hp: number, atk: number): RecordData => ({
      id: level,
      level,
      stats: { hp, atk },
    });
    expect(problems(rule, [at(1, 10, 5), at(2, 10, 6)])).toEqual([]);
    expect(problems(rule, [at(1, 10, 5), at(2, 12, 4)])).toEqual(['2 stats.atk falling']);
  });

  it('zero_only first: 0 on the first record and only there', () => {
    const rule = { field: 'cost', along: { orderBy: 'level' }, is: 'zero_only', at: 'first' } as const;
    expect(problems(rule, [row(1, '', 0, 0), row(2, '', 1, 5)])).toEqual([]);
    expect(problems(rule, [row(1, '', 0, 5), row(2, '', 1, 0)])).toEqual([
      '1 cost same_as',
      '2 cost not_zero',
    ]);
  });

  it('no_mutual: reports each pair once', () => {
    const rule = { rule: 'no_mutual', field: 'rivals' } as const;
    expect(
      problems(rule, [
        { id: 1, rivals: [2] },
        { id: 2, rivals: [3] },
        { id: 3, rivals: [] },
      ]),
    ).toEqual([]);
    expect(
      problems(rule, [
        { id: 1, rivals: [2] },
        { id: 2, rivals: [1] },
      ]),
    ).toEqual(['2 rivals mutual']);
  });

  it('no_cycle: follows rows of any depth, also through very long chains', () => {
    const rule = { rule: 'no_cycle', field: 'to', rows: 'paths' } as const;
    const to = (id: number, next: number): RecordData => ({ id, paths: [{ to: next }] });
    expect(problems(rule, [to(1, 2), to(2, 3), to(3, 99)])).toEqual([]);
    expect(problems(rule, [to(1, 2), to(2, 3), to(3, 1)])).toEqual(['3 paths.0.to cycle']);
    const chain = Array.from({ length: 50_000 }, (_, index) => to(index + 1, index + 2));
    expect(problems(rule, chain)).toEqual([]);
  });

  it('one_for_each: misses a value as a problem of the module itself', () => {
    const rule = { rule: 'one_for_each', field: 'curve', values: ['pet', 'god'] } as const;
    expect(problems(rule, [row(1, 'pet', 1), row(2, 'god', 1)])).toEqual([]);
    expect(problems(rule, [row(1, 'pet', 1), row(2, 'pet', 2)])).toEqual([
      '2 curve duplicate',
      ' curve must_include',
    ]);
  });
});
