import { registry } from '@quartermaster/domain/modules/index';
import { describe, expect, it } from 'vitest';
import { importTargets } from './import-target.ts';
import { judgeRow, type TargetedCell } from './judge-row.ts';

const module = registry.get('code-redeem-setting');
const targets = importTargets(module, 'csv');
const data = {
  batch_id: 7,
  name: 'Lanterns',
  code_type: 'unique',
  code_length: 10,
  quantity: 5,
  per_user_limit: 1,
  rewards: [{ asset_kind: 'gem', amount: 100 }],
  timeslot: { type: 'always_open' },
  status: 'active',
  sort_order: 0,
};
const current = { recordId: '7', data, revision: 1 };

function judged(row: Readonly<Record<string, string>>) {
  const cells = targets.flatMap((target): TargetedCell[] => {
    const cell = row[target.key];
    return cell === undefined ? [] : [{ target, cell }];
  });
  return judgeRow(module, cells, current, { mode: 'upsert', emptyCell: 'keep' }, module.fixed?.fields);
}

describe('a row of a record that somebody relies on', () => {
  it('changes what is not fixed', () => {
    expect(judged({ batch_id: '7', name: 'Candles', quantity: '5' })).toMatchObject({
      outcome: 'changed',
      changed: ['name'],
    });
  });

  it('is refused where it would change what is', () => {
    expect(judged({ batch_id: '7', quantity: '6' })).toMatchObject({
      outcome: 'invalid',
      issues: [{ path: 'quantity', code: 'fixed' }],
    });
  });
});
