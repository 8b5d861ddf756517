import { describe, expect, it } from 'vitest';
import { demoConfiguration } from '../demo/demo-configuration.ts';
import { registry } from '../modules/index.ts';
import { readRecord } from './read-record.ts';
import { summarizeRecord } from './summarize-record.ts';

const gachapon = registry.get('gachapon-setting');
const demo = demoConfiguration(new Date('2026-11-23T00:00:00Z'));
const [first = {}] = demo[gachapon.key] ?? [];
const record = readRecord(gachapon, first);

describe('the summary of a record', () => {
  it('has when it is open and how many rows it has, but not its name and ID', () => {
    const summary = new Map(summarizeRecord(gachapon, record).map(({ path, value }) => [path, value]));
    const timeslot = gachapon.fields.find(({ kind }) => kind === 'timeslot')?.key ?? '';
    expect(summary.get(timeslot)).toEqual(record[timeslot]);
    expect(summary.get('groups')).toBe((record['groups'] as readonly unknown[]).length);
    for (const key of [...gachapon.identity, gachapon.display.title ?? ''])
      expect(summary.has(key)).toBe(false);
  });

  it('leaves out what the record lacks', () => {
    expect(summarizeRecord(gachapon, {})).toEqual([]);
  });

  it('is one line of every module', () => {
    const lengths = registry.modules.flatMap((module) => {
      const [some] = demo[module.key] ?? [];
      return some === undefined ? [] : [summarizeRecord(module, readRecord(module, some)).length];
    });
    expect(lengths.length).toBeGreaterThan(100);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(8);
  });
});
