import { expect, it } from 'vitest';
import { byDay } from './by-day.ts';

it('puts entries together by the day of the person, in their order', () => {
  const at = (instant: string) => ({ at: instant });
  const entries = [at('2026-11-21 16:30:00'), at('2026-11-21 15:59:59'), at('2026-11-20 17:00:00')];
  const [late = null, early = null, before = null] = entries;
  expect(byDay(entries, 'Asia/Hong_Kong')).toEqual([
    { day: '2026-11-22', entries: [late] },
    { day: '2026-11-21', entries: [early, before] },
  ]);
  expect(byDay(entries, 'UTC').map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
});
