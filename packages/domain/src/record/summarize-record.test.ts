import { describe, expect, it } from 'vitest';
import { demoConfiguration } from '../demo/demo-configuration.ts';
import { registry } from '../modules/index.ts';
import { readRecord } from './read-record.ts';
import { summarizeRecord } from './summarize-record.ts';

const gachapon = registry.get('gachapon-setting');
const [first = {}] = demoConfiguration(new Date('2026-11-23T00:00:00Z'))[gachapon.key] ?? [];
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
    for (const module of registry.modules) {
      const [some] = demoConfiguration(new Date('2026-11-23T00:00:00Z'))[module.key] ?? [];
      if (some !== undefined)
        expect(summarizeRecord(module, readRecord(module, some)).length).toBeLessThanOrEqual(8);
    }
  });
});
