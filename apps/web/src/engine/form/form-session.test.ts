import { describe, expect, it } from 'vitest';
import type { RecordData } from '@quartermaster/domain/core/json';
import { issue } from '@quartermaster/domain/core/issue';
import { newRecord } from '@quartermaster/domain/record/new-record';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import { createFormSession, type FormSession } from './form-session.ts';
import { valueAt } from '@quartermaster/domain/record/path-value';

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
const start = { module, recordId: '1', data: stored, isProtected: false, serverIssues: [] };

/** What trying to save led to. */
function submit(session: FormSession) {
  const outcomes: ({ readonly valid: RecordData } | { readonly invalid: string })[] = [];
  session.submit(
    (valid) => outcomes.push({ valid }),
    (invalid) => outcomes.push({ invalid }),
  );
  return outcomes;
}

describe('a record while it is edited', () => {
  it('lists what differs from the stored record, and nothing once it is typed back', () => {
    const session = createFormSession(start);
    session.setValue('amount', 3);
    expect(session.getState()).toMatchObject({
      unsaved: 1,
      changes: [{ path: 'amount', before: 2, after: 3 }],
    });
    session.setValue('amount', 2);
    expect(session.getState()).toMatchObject({ unsaved: 0, changes: [] });
  });

  it('takes a value at a path inside of a field, and objects as they are', () => {
    const session = createFormSession({ ...start, data: { ...stored, steps: [{ no: 1 }, { no: 2 }] } });
    session.setValue('steps.1.what', { target: { value: 5 } });
    expect(session.getState().values['steps']).toEqual([
      { no: 1 },
      { no: 2, what: { target: { value: 5 } } },
    ]);
  });

  it('lets a reference name nothing when another module is chosen for it', () => {
    const choosing = resolveModule({
      key: 'gift',
      family: 'f',
      titles: { title: text, record: text },
      fields: {
        kind: {
          kind: 'enum',
          label: text,
          of: { key: 'gift_kind', values: ['pet', 'god'].map((value) => ({ value, label: text })) },
        },
        target: { kind: 'reference_by', by: 'kind', targets: { pet: 'pets', god: 'gods' }, label: text },
      },
    });
    const data = { ...newRecord(choosing), id: 1, kind: 'pet', target: 7 };
    const session = createFormSession({ ...start, module: choosing, data });
    session.setValue('kind', 'pet');
    expect(session.getState().values).toMatchObject({ kind: 'pet', target: 7 });
    session.setValue('kind', 'god');
    expect(session.getState().values).toMatchObject({ kind: 'god', target: null });
  });

  it('reports a change once, and no value that is the same', () => {
    const session = createFormSession({ ...start, data: { ...stored, scene: { fog: 1 } } });
    let calls = 0;
    const stop = session.subscribe(() => (calls += 1));
    session.setValue('amount', 3);
    expect(calls).toBe(1);
    session.setValue('amount', 3);
    session.setValue('scene', { fog: 1 });
    expect(calls).toBe(1);
    stop();
    session.setValue('amount', 4);
    expect(calls).toBe(1);
  });

  it('counts rows in another order as a change', () => {
    const rows = [{ no: 1 }, { no: 2 }];
    const session = createFormSession({ ...start, data: { ...stored, steps: rows } });
    session.setValue('steps', rows.toReversed());
    expect(session.getState().changes.map(({ path }) => path)).toEqual(['steps']);
    session.setValue('steps', rows);
    expect(session.getState().changes).toEqual([]);
  });

  it('counts a row that is removed, added or moved as one change, also where rows have no key', () => {
    const cells = Array.from({ length: 9 }, (_, index) => ({ x: index, y: index % 3 }));
    const integer = { kind: 'integer', label: text } as const;
    const board = resolveModule({
      key: 'board',
      family: 'f',
      titles: { title: text, record: text },
      fields: { cells: { kind: 'rows', label: text, fields: { x: integer, y: integer } } },
    });
    const session = createFormSession({
      ...start,
      module: board,
      data: { ...newRecord(board), id: 1, cells },
    });
    const unsavedWith = (rows: readonly RecordData[]) => {
      session.setValue('cells', [...rows]);
      return session.getState().unsaved;
    };
    expect(unsavedWith(cells.toSpliced(2, 1))).toBe(1);
    expect(unsavedWith(cells.toSpliced(2, 0, { x: 20, y: 2 }))).toBe(1);
    expect(unsavedWith([...cells.slice(1), ...cells.slice(0, 1)])).toBe(1);
    expect(unsavedWith(cells.toSpliced(2, 1).with(5, { x: 6, y: 8 }))).toBe(2);
    expect(unsavedWith(cells)).toBe(0);
  });

  it('goes back to the stored record, incomplete texts too', () => {
    const session = createFormSession(start);
    session.setValue('amount', 3);
    session.setIncomplete('scene', '{');
    session.discard();
    expect(session.getState()).toMatchObject({ values: stored, incomplete: {}, unsaved: 0 });
  });

  it('has nothing unsaved once it is saved, and compares with what was saved', () => {
    const session = createFormSession({ ...start, data: { ...stored, steps: [{ no: 1 }] } });
    session.setValue('amount', 3);
    const typed = session.getState().values;
    session.markSaved(structuredClone({ ...typed, code: 'A' }));
    expect(session.getState()).toMatchObject({ unsaved: 0, values: { amount: 3, code: 'A' } });
    expect(session.getState().values['steps']).toBe(typed['steps']);
    session.setValue('amount', 2);
    expect(session.getState().changes).toEqual([{ path: 'amount', before: 3, after: 2 }]);
  });

  it('keeps what is typed while it is saved, as a change of what is stored', () => {
    const session = createFormSession(start);
    session.setValue('amount', 3);
    const sent = session.getState().values;
    session.setValue('code', 'b');
    session.setIncomplete('scene', '{');
    session.markSaved({ ...sent, amount: 4 }, sent);
    expect(session.getState()).toMatchObject({
      base: { amount: 4, code: 'a' },
      values: { amount: 4, code: 'b' },
      changes: [{ path: 'code', before: 'a', after: 'b' }],
      incomplete: { scene: '{' },
    });
  });

  it('keeps the identity of everything that stays as it was', () => {
    const data = { ...stored, steps: [{ no: 1 }, { no: 2 }], code: null };
    const session = createFormSession({ ...start, data });
    const before = session.getState();
    session.setValue('steps', structuredClone([{ no: 1 }, { no: 3 }]));
    const after = session.getState();
    expect(after.values['steps']).not.toBe(before.values['steps']);
    expect(valueAt(after.values, 'steps.0')).toBe(valueAt(before.values, 'steps.0'));
    expect(after.shown.all).toBe(before.shown.all);
    session.setValues(structuredClone(after.values));
    expect(session.getState().values).toBe(after.values);
  });
});

describe('what is wrong with it', () => {
  it('is shown at once for a stored record', () => {
    const session = createFormSession(start);
    session.setValues({ ...stored, amount: 0, code: null });
    expect(session.issuesAt('amount')).toHaveLength(1);
    expect(session.issuesAt('code').map(({ code, blocks }) => [code, blocks])).toEqual([
      ['required', 'save'],
    ]);
  });

  it('is shown for a new one only where the person has been, until saving is tried', () => {
    const session = createFormSession({ ...start, data: newRecord(module), recordId: null });
    expect(session.getState().shown.all).toEqual([]);
    session.touch('code');
    expect(session.getState().shown.all.map(({ path }) => path)).toEqual(['code']);
    submit(session);
    expect(session.getState().shown.all.map(({ path }) => path)).toContain('amount');
  });

  it('is shown in a row that was added once the row is left, or saving is tried', () => {
    const session = createFormSession({ ...start, data: { ...stored, steps: [{ no: null }] } });
    const shownIn = () => session.issuesUnder('steps').map(({ path }) => path);
    session.addPart('steps.1');
    session.setValue('steps', [{ no: null }, { no: null }]);
    expect(shownIn()).toEqual(['steps.0.no']);
    session.leavePart('steps.1');
    expect(shownIn()).toEqual(['steps.0.no', 'steps.1.no']);
    session.addPart('steps.2');
    session.setValue('steps', [{ no: 1 }, { no: 2 }, { no: null }]);
    expect(shownIn()).toEqual([]);
    submit(session);
    expect(shownIn()).toEqual(['steps.2.no']);
  });

  it('keeps it from being saved, and leads to the first place in the order of the form', () => {
    const session = createFormSession({ ...start, data: { ...stored, steps: [{ no: 1 }] } });
    session.setIncomplete('scene', '{');
    session.setValue('steps.0.no', null);
    expect(submit(session)).toEqual([{ invalid: 'steps.0.no' }]);
    session.setIncomplete('scene', null);
    session.setValue('steps.0.no', 2);
    expect(submit(session)).toEqual([{ valid: session.getState().values }]);
  });

  it('as the server found it stays until its field is changed', () => {
    const serverIssues = [issue('code', 'duplicate', { value: 'a' })];
    const session = createFormSession({ ...start, serverIssues });
    session.setValue('amount', 5);
    expect(session.issuesAt('code')).toHaveLength(1);
    session.setValue('code', 'b');
    expect(session.issuesAt('code')).toHaveLength(0);
  });

  it('blocks saving where the server refused for it, and lets the server be asked again', () => {
    const session = createFormSession(start);
    const found = [issue('amount', 'reference_missing')];
    session.setServerIssues(found, stored);
    expect(session.issuesAt('amount')).toMatchObject([{ blocks: 'release' }]);
    session.setServerIssues(found, stored, true);
    expect(session.issuesAt('amount')).toMatchObject([{ blocks: 'save' }]);
    expect(submit(session)).toEqual([{ valid: stored }]);
  });

  it('is the same list while a field’s problems stay the same', () => {
    const session = createFormSession(start);
    session.setValue('code', null);
    const before = session.issuesAt('code');
    session.setValue('amount', 0);
    expect(session.issuesAt('code')).toBe(before);
  });
});

describe('an incomplete text', () => {
  it('is kept beside the fields until it is complete or given up', () => {
    const session = createFormSession(start);
    session.setIncomplete('', '{ "amount": ');
    session.setValue('amount', 3);
    expect(session.getState()).toMatchObject({ incomplete: { '': '{ "amount": ' }, unsaved: 2 });
    session.setIncomplete('', null);
    expect(session.getState()).toMatchObject({ incomplete: {}, unsaved: 1 });
  });

  it('keeps the record from being saved, and says where it goes wrong', () => {
    const session = createFormSession(start);
    session.setIncomplete('scene', '{\n  "fog": ,');
    expect(session.issuesAt('scene')).toMatchObject([
      { code: 'json', params: { line: 2, column: 10, expected: 'json_value' }, blocks: 'save' },
    ]);
    session.setValue('scene', { sun: 1 });
    expect(session.getState()).toMatchObject({ incomplete: { scene: '{\n  "fog": ,' }, unsaved: 1 });
    session.setIncomplete('scene', null);
    expect(session.issuesAt('scene')).toEqual([]);
  });

  it('asks for nothing in a field that is hidden', () => {
    const session = createFormSession(start);
    session.setIncomplete('extra', '{');
    expect(session.getState().issues.all).toEqual([]);
    session.setValue('amount', 99);
    expect(session.issuesAt('extra').map(({ code }) => code)).toContain('json');
  });

  it('moves with its row, and goes with it', () => {
    const steps = [{ no: 1 }, { no: 2 }];
    const session = createFormSession({ ...start, data: { ...stored, steps } });
    session.setIncomplete('steps.0.what', '{');
    const turnAround = (index: number) => 1 - index;
    session.takeStep({ kind: 'move', paths: ['steps'], newIndex: turnAround }, () =>
      session.setValue('steps', steps.toReversed()),
    );
    expect(session.getState().incomplete).toEqual({ 'steps.1.what': '{' });
    expect(session.issuesAt('steps.1.what').map(({ code }) => code)).toEqual(['json']);
    session.takeStep(
      { kind: 'remove', paths: ['steps'], newIndex: (index) => (index === 1 ? -1 : index) },
      () => session.setValue('steps', [{ no: 2 }]),
    );
    expect(session.getState().incomplete).toEqual({});
  });
});
