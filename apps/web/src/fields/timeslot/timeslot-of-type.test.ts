import { describe, expect, it } from 'vitest';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import { timeslotType } from '@quartermaster/domain/enums/timeslot-type';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { timeslotOfType } from './timeslot-of-type.ts';

const text = { en: 'x', zh: 'x', jp: 'x' };
const module = resolveModule({
  key: 'm',
  family: 'f',
  titles: { title: text, record: text },
  fields: { slot: { kind: 'timeslot', label: text } },
});
const full = {
  type: 'limited_period',
  periods: [
    { start_date: '2026-01-01 00:00:00', end_date: '2026-01-02 00:00:00' },
    { start_date: '2026-02-01 00:00:00', end_date: '2026-02-02 00:00:00' },
  ],
  weekdays: [1],
  daily_from: '08:00',
  daily_to: '20:00',
  event_id: 7,
};

describe('a timeslot of another type', () => {
  it.each(timeslotType.values.map(({ value }) => value))('%s keeps only what that type has', (type) => {
    const slot = timeslotOfType(full, type);
    expect(validateFields(module, { id: 1, status: 'active', sort_order: 0, slot })).toEqual([]);
  });

  it('starts a limited period with one period to fill in', () => {
    expect(timeslotOfType({ type: 'always_open' }, 'limited_period')).toMatchObject({ periods: [{}] });
  });
});
