import { resolveModule } from '@quartermaster/domain/core/resolve';
import { expect, it } from 'vitest';
import type { RecordAnswer } from '../../api/read-record.ts';
import { createFormSession } from '../../engine/form/form-session.ts';
import { loadTheirs } from './load-theirs.ts';

const text = (en: string) => ({ en, zh: en, jp: en });
const module = resolveModule({
  key: 'tea-setting',
  family: 'f',
  titles: { title: text('Teas'), record: text('Tea') },
  fields: {
    heat: { kind: 'integer', label: text('Heat') },
    price: { kind: 'integer', label: text('Price') },
  },
});

it('takes over what another person saved, and keeps what was typed here', () => {
  const form = createFormSession({
    module,
    recordId: '1',
    data: { id: 1, heat: 3, price: 10 },
    isProtected: false,
    serverIssues: [],
  });
  form.setValue('heat', 4);
  form.note.set('Too cold');
  const record = {
    recordId: '1',
    data: { id: 1, heat: 3, price: 12 },
    revision: 8,
    updatedAt: '',
    updatedBy: 'Mei',
    change: null,
  };
  const answer: RecordAnswer = { record, issues: [], keptOut: null, references: {} };
  expect(loadTheirs(form, answer)).toBe(record);
  const { values, changes } = form.getState();
  expect([values['heat'], values['price']]).toEqual([4, 12]);
  expect(changes.map(({ path }) => path)).toEqual(['heat']);
  expect(form.note.get()).toBe('Too cold');
});
