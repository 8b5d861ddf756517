import { resolveModule } from '@quartermaster/domain/core/resolve';
import { expect, it } from 'vitest';
import { createFormSession } from './form-session.ts';

const text = (en: string) => ({ en, zh: en, jp: en });
const module = resolveModule({
  key: 'tea-setting',
  family: 'f',
  titles: { title: text('Teas'), record: text('Tea') },
  fields: { heat: { kind: 'integer', label: text('Heat') } },
});

it('a note goes with the change that it explains: it is gone once that is saved or given up', () => {
  const form = createFormSession({
    module,
    recordId: '1',
    data: { id: 1, heat: 3 },
    isProtected: false,
    serverIssues: [],
  });
  const notes: string[] = [];
  form.note.subscribe(() => notes.push(form.note.get()));
  form.note.set('Too cold');
  form.markSaved({ id: 1, heat: 4 });
  form.note.set('Never mind');
  form.discard();
  expect(notes).toEqual(['Too cold', '', 'Never mind', '']);
});
