import { registry } from '@quartermaster/domain/modules/index';
import { NOTHING_FIXED } from '@quartermaster/domain/validation/fixed-fields';
import { describe, expect, it } from 'vitest';
import { importTargets } from './import-target.ts';
import { checkRow, type CurrentRecord, type TargetedCell } from './check-row.ts';

const module = registry.get('code-redeem-setting');
const targets = importTargets(module, 'csv');
const NOW = new Date('2026-11-20T12:00:00Z');
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
const relied = { recordId: '7', data, revision: 1 };

function checked(row: Readonly<Record<string, string>>, current: CurrentRecord = relied) {
  const cells = targets.flatMap((target): TargetedCell[] => {
    const cell = row[target.key];
    return cell === undefined ? [] : [{ target, cell }];
  });
  return checkRow(
    module,
    cells,
    current,
    { mode: 'upsert', emptyCell: 'keep', now: NOW, isProtected: false },
    { ...NOTHING_FIXED, fields: module.fixed?.fields ?? [] },
  );
}

describe('a row of a record that is in use', () => {
  it('changes what is not fixed', () => {
    expect(checked({ batch_id: '7', name: 'Candles', quantity: '5' })).toMatchObject({
      outcome: 'changed',
      changed: ['name'],
    });
  });

  it('is refused where it would change what is', () => {
    expect(checked({ batch_id: '7', quantity: '6' })).toMatchObject({
      outcome: 'invalid',
      issues: [{ path: 'quantity', code: 'fixed' }],
    });
  });
});

describe('a row of a record whose opening time is over', () => {
  const period = (month: string) => ({
    type: 'limited_period',
    periods: [{ start_date: `2026-${month}-01 00:00:00`, end_date: `2026-${month}-20 12:00:00` }],
  });
  const over = { ...relied, data: { ...data, timeslot: period('11') } };

  it('is refused, unless it brings another one along', () => {
    expect(checked({ batch_id: '7', name: 'Candles' }, over)).toMatchObject({
      outcome: 'invalid',
      issues: [{ path: 'name', code: 'opening_time_over', params: { end: '2026-11-20 12:00:00' } }],
    });
    const again = JSON.stringify(period('12'));
    expect(checked({ batch_id: '7', name: 'Candles', timeslot: again }, over)).toMatchObject({
      outcome: 'changed',
      changed: ['name', 'timeslot'],
    });
  });

  it('is unchanged where it changes nothing', () => {
    expect(checked({ batch_id: '7', name: 'Lanterns' }, over).outcome).toBe('unchanged');
  });
});

describe('a row that lacks a text', () => {
  const texts = registry.get('localization');
  const severities = (isProtected: boolean) => {
    const cells = importTargets(texts, 'csv').flatMap((target): TargetedCell[] => {
      const cell = { key: 'ui.won', en: 'Won', zh: '贏了' }[target.key];
      return cell === undefined ? [] : [{ target, cell }];
    });
    const options = { mode: 'upsert', emptyCell: 'keep', now: NOW, isProtected } as const;
    return checkRow(texts, cells, undefined, options).issues.map(({ path, severity }) => [path, severity]);
  };

  it('is checked as its environment will check it', () => {
    expect(severities(false)).toEqual([['jp', 'warning']]);
    expect(severities(true)).toEqual([['jp', 'error']]);
  });
});
