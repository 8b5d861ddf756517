import { describe, expect, it } from 'vitest';
import { reportQuery } from './report.ts';

const problemOf = (query: Record<string, string>) => {
  const [found] = reportQuery.safeParse(query).error?.issues ?? [];
  return found?.code === 'custom' ? { ...found.params?.['problem'], path: found.path } : (found ?? null);
};

describe('what a report is asked', () => {
  it('has a range of at most 92 days', () => {
    expect(problemOf({ from: '2026-01-01', to: '2026-04-02' })).toBeNull();
    expect(problemOf({ from: '2026-01-01', to: '2026-04-03' })).toMatchObject({
      path: ['to'],
      code: 'less_or_equal',
      params: { than: '2026-04-02' },
    });
    expect(problemOf({ from: '2026-01-02', to: '2026-01-01' })).toMatchObject({
      path: ['to'],
      code: 'end_before_start',
    });
    expect(problemOf({ from: 'x', to: 'y' })).toMatchObject({ path: ['from'], code: 'date_format' });
    expect(problemOf({ from: '2026-02-30', to: '2026-03-01' })).toMatchObject({
      path: ['from'],
      code: 'date_format',
    });
  });

  it('names servers, platforms and versions by commas', () => {
    const asked = reportQuery.parse({
      from: '2026-01-01',
      to: '2026-01-01',
      servers: '1,2,',
      versions: '1.4.0',
    });
    expect(asked).toMatchObject({ group: 'day', servers: [1, 2], versions: ['1.4.0'] });
    expect(reportQuery.safeParse({ from: '2026-01-01', to: '2026-01-01', servers: '1,x' }).success).toBe(
      false,
    );
  });
});
