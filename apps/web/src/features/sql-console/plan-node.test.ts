import { describe, expect, it } from 'vitest';
import { readPlan } from './plan-node.ts';

describe('a plan', () => {
  it('is read with its children, and with what was measured', () => {
    const root = readPlan([
      {
        Plan: {
          'Node Type': 'Hash Join',
          'Join Type': 'Left',
          'Total Cost': 12.5,
          'Plan Rows': 10,
          'Hash Cond': '(a.id = b.id)',
          Plans: [
            {
              'Node Type': 'Index Scan',
              'Relation Name': 'account',
              'Index Name': 'account_pkey',
              'Actual Rows': 3,
              'Actual Loops': 2,
              'Actual Total Time': 0.4,
              'Shared Hit Blocks': 5,
              'Shared Read Blocks': 1,
              'Rows Removed by Filter': 7,
            },
          ],
        },
      },
    ]);
    expect(root).toMatchObject({
      title: 'Hash Join (Left)',
      details: [['Hash Cond', '(a.id = b.id)']],
      cost: 12.5,
      planRows: 10,
      rows: null,
    });
    expect(root?.children).toMatchObject([
      {
        title: 'Index Scan on account using account_pkey',
        rows: 3,
        loops: 2,
        hit: 5,
        read: 1,
        removed: 7,
      },
    ]);
  });

  it.each([null, [], {}, [{}], 'x'])('%j is none', (value) => {
    expect(readPlan(value)).toBeNull();
  });
});
