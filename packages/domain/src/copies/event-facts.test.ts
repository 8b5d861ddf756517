import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from '../core/date-time.ts';
import { assetTotals } from './asset-totals.ts';
import { standingOpening } from './moments.ts';
import { openDays } from './open-days.ts';

const module = buildModule({
  rewards: { kind: 'reward_list', label: LABEL, optional: true },
  goods: {
    kind: 'rows',
    label: LABEL,
    optional: true,
    fields: { costs: { kind: 'cost_list', label: LABEL }, rewards: { kind: 'reward_list', label: LABEL } },
  },
});

it('rewards and costs are summed for each asset, and never across assets', () => {
  const item = (target_id: number, amount: number) => ({ asset_kind: 'item', target_id, amount });
  const gems = (amount: number) => ({ asset_kind: 'gem', amount });
  const records: Parameters<typeof assetTotals>[0] = [
    { module, data: { rewards: [item(7, 2), gems(50)] } },
    { module, data: { goods: [{ costs: [gems(30)], rewards: [item(7, 3), item(8, 1)] }] } },
  ];
  expect(assetTotals(records)).toEqual({
    gives: [
      { assetKind: 'gem', targetId: null, amount: 50 },
      { assetKind: 'item', targetId: '7', amount: 5 },
      { assetKind: 'item', targetId: '8', amount: 1 },
    ],
    takes: [{ assetKind: 'gem', targetId: null, amount: 30 }],
  });
});

it('a record that no period limits opens as its first timeslot says', () => {
  const of = buildModule({
    shown: { kind: 'timeslot', label: LABEL, optional: true },
    sold: { kind: 'timeslot', label: LABEL, optional: true },
  });
  const always = { type: 'always_open' };
  const daily = { type: 'open_every_day', daily_from: '10:00', daily_to: '12:00' };
  const periods = [{ start_date: '2026-11-13 03:00:00', end_date: '2026-11-15 03:00:00' }];
  expect(standingOpening(of, { shown: daily, sold: always })).toBe('open_every_day');
  expect(standingOpening(of, { sold: always })).toBe('always_open');
  expect(standingOpening(of, { shown: { ...daily, periods }, sold: always })).toBeNull();
  expect(standingOpening(of, {})).toBeNull();
  expect(standingOpening(module, {})).toBeNull();
});

describe('openDays', () => {
  it('tells on which days of the game something is open, and when it begins and ends', () => {
    const openings = [
      { name: 'event', periods: [{ start: '2026-11-13 03:00:00', end: '2026-11-15 03:00:00' }] },
      { name: 'shop', periods: [{ start: '2026-11-14 03:00:00', end: '2026-11-16 03:00:00' }] },
    ];
    expect(openDays(openings, 'Asia/Taipei', 60)).toEqual([
      { day: '2026-11-13', open: ['event'], opens: ['event'], closes: [] },
      { day: '2026-11-14', open: ['event', 'shop'], opens: ['shop'], closes: [] },
      { day: '2026-11-15', open: ['event', 'shop'], opens: [], closes: ['event'] },
      { day: '2026-11-16', open: ['shop'], opens: [], closes: ['shop'] },
    ]);
  });

  it('has each start and each end on exactly one day', () => {
    const instant = fc
      .integer({ min: Date.UTC(2026, 0, 1) / 1000, max: Date.UTC(2026, 1, 20) / 1000 })
      .map((seconds) => formatDateTime(new Date(seconds * 1000)));
    const period = fc
      .tuple(instant, instant)
      .map(([a, b]) => (a < b ? { start: a, end: b } : { start: b, end: a }));
    fc.assert(
      fc.property(period, fc.constantFrom('Asia/Taipei', 'Europe/Berlin', 'UTC'), (own, zone) => {
        fc.pre(own.start < own.end);
        const days = openDays([{ name: 1, periods: [own] }], zone, 100);
        expect(days.filter(({ opens }) => opens.length > 0)).toHaveLength(1);
        expect(days.filter(({ closes }) => closes.length > 0).length).toBeLessThanOrEqual(1);
        expect(days.every(({ open }) => open.length === 1)).toBe(true);
      }),
    );
  });
});
