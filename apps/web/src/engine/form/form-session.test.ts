import { describe, expect, it } from 'vitest';
import { issue } from '@quartermaster/domain/core/issue';
import { newRecord } from '@quartermaster/domain/record/new-record';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import { createFormSession } from './form-session.ts';
import { forbidsSaving } from '../record/record-issues.ts';

const text = { en: 'x', zh: 'x', jp: 'x' };
const module = resolveModule({
  key: 'thing',
  family: 'f',
  titles: { title: text, record: text },
  fields: {
    code: { kind: 'text', label: text },
    amount: { kind: 'integer', min: 1, label: text },
    steps: {
      kind: 'rows',
      optional: true,
      uniqueBy: 'no',
      label: text,
      fields: {
        no: { kind: 'integer', label: text },
        what: { kind: 'json', optional: true, label: text },
      },
    },
    scene: { kind: 'json', optional: true, label: text },
    extra: { kind: 'json', optional: true, showWhen: { field: 'amount', in: [99] }, label: text },
  },
});
const stored = { ...newRecord(module), id: 1, code: 'a', amount: 2 };
const start = { module, data: stored, isNew: false, isProtected: false, serverIssues: [] };

describe('a record while it is edited', () => {
  it('lists what differs from the stored record, and nothing once it is typed back', () => {
    const session = createFormSession(start);
    session.see({ ...stored, amount: 3 });
    expect(session.getState().changes).toEqual([{ path: 'amount', before: 2, after: 3 }]);
    session.see(stored);
    expect(session.getState().changes).toEqual([]);
  });

  it('counts rows in another order as a change', () => {
    const rows = [{ no: 1 }, { no: 2 }];
    const session = createFormSession({ ...start, data: { ...stored, steps: rows } });
    session.see({ ...stored, steps: rows.toReversed() });
    expect(session.getState().changes.map(({ path }) => path)).toEqual(['steps']);
    session.see({ ...stored, steps: rows });
    expect(session.getState().changes).toEqual([]);
  });

  it('keeps half a text beside the fields until it is whole or given up', () => {
    const session = createFormSession(start);
    session.hold('', '{ "amount": ');
    session.see({ ...stored, amount: 3 });
    expect(session.getState()).toMatchObject({ halfTexts: { '': '{ "amount": ' }, unsaved: 2 });
    session.hold('', null);
    expect(session.getState()).toMatchObject({ halfTexts: {}, unsaved: 1 });
  });

  it('refuses to save while a field shows JSON that is none yet, and says where it goes wrong', () => {
    const session = createFormSession(start);
    session.hold('scene', '{\n  "fog": ,');
    expect(session.at('scene')).toMatchObject([
      { code: 'json', params: { line: 2, column: 10, expected: 'json_value' }, blocks: 'save' },
    ]);
    session.see({ ...stored, scene: { sun: 1 } });
    expect(session.getState()).toMatchObject({ halfTexts: { scene: '{\n  "fog": ,' }, unsaved: 1 });
    session.hold('scene', null);
    expect(session.at('scene')).toEqual([]);
  });

  it('shows what the server refused under what blocks saving, and lets it be asked again', () => {
    const session = createFormSession(start);
    const found = [issue('amount', 'reference_missing')];
    session.setServerIssues(found, stored);
    expect(session.at('amount')).toMatchObject([{ blocks: 'release' }]);
    session.setServerIssues(found, stored, true);
    expect(session.at('amount')).toMatchObject([{ blocks: 'save' }]);
    expect(session.at('amount').some(forbidsSaving)).toBe(false);
  });

  it('asks for no JSON in fields that are hidden', () => {
    const session = createFormSession(start);
    session.hold('extra', '{');
    expect(session.getState().issues.all).toEqual([]);
    session.see({ ...stored, amount: 99 });
    expect(session.at('extra').map(({ code }) => code)).toContain('json');
  });

  it('moves half a text with its row, and drops it with a row that goes', () => {
    const steps = [{ no: 1 }, { no: 2 }];
    const session = createFormSession({ ...start, data: { ...stored, steps } });
    session.hold('steps.0.what', '{');
    session.moveHeld('steps', (index) => 1 - index);
    expect(session.getState().halfTexts).toEqual({ 'steps.1.what': '{' });
    expect(session.at('steps.1.what').map(({ code }) => code)).toEqual(['json']);
    session.moveHeld('steps', (index) => (index === 1 ? -1 : index));
    expect(session.getState().halfTexts).toEqual({});
  });

  it('shows every problem of a stored record', () => {
    const session = createFormSession(start);
    session.see({ ...stored, amount: 0, code: null });
    expect(session.at('amount')).toHaveLength(1);
    expect(session.at('code').map(({ code, blocks }) => [code, blocks])).toEqual([['required', 'save']]);
  });

  it('shows problems of a new record only where the person has been, until saving is tried', () => {
    const session = createFormSession({ ...start, data: newRecord(module), isNew: true });
    expect(session.getState().shown.all).toEqual([]);
    session.touch('code');
    expect(session.getState().shown.all.map(({ path }) => path)).toEqual(['code']);
    session.showAll();
    expect(session.getState().shown.all.map(({ path }) => path)).toContain('amount');
  });

  it('keeps a problem the server found until its field is changed', () => {
    const session = createFormSession({
      ...start,
      serverIssues: [issue('code', 'duplicate', { value: 'a' })],
    });
    session.see({ ...stored, amount: 5 });
    expect(session.at('code')).toHaveLength(1);
    session.see({ ...stored, code: 'b' });
    expect(session.at('code')).toHaveLength(0);
  });

  it('answers with the same list while a field’s problems stay the same', () => {
    const session = createFormSession(start);
    session.see({ ...stored, code: null });
    const before = session.at('code');
    session.see({ ...stored, code: null, amount: 0 });
    expect(session.at('code')).toBe(before);
  });

  it('answers with the very parts of the record and the very problems that stayed as they were', () => {
    const session = createFormSession({ ...start, data: { ...stored, steps: [{ no: 1 }], code: null } });
    const before = session.getState();
    session.see(structuredClone({ ...before.values, amount: 3 }));
    const after = session.getState();
    expect(after.values['steps']).toBe(before.values['steps']);
    expect(after.shown.all).toBe(before.shown.all);
    session.see(structuredClone(after.values));
    expect(session.getState().values).toBe(after.values);
  });
});
