import { resolveModule } from '@quartermaster/domain/core/resolve';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { newRecord } from '@quartermaster/domain/record/new-record';
import { array, assert, integer, oneof, property, record, constant } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPlace, without } from '../../fields/common/steps.ts';
import { createFormSession, type FormSession } from './form-session.ts';

const text = { en: 'x', zh: 'x', jp: 'x' };
const module = resolveModule({
  key: 'thing',
  family: 'f',
  titles: { title: text, record: text },
  fields: {
    amount: { kind: 'integer', label: text },
    steps: {
      kind: 'rows',
      optional: true,
      label: text,
      fields: {
        no: { kind: 'integer', max: 9, label: text },
        what: { kind: 'json', optional: true, label: text },
        parts: {
          kind: 'rows',
          optional: true,
          label: text,
          fields: { weight: { kind: 'integer', label: text } },
        },
      },
    },
    limit: {
      kind: 'group',
      optional: true,
      label: text,
      fields: { count: { kind: 'integer', label: text } },
    },
    who: { kind: 'condition_list', optional: true, label: text },
  },
});
const STEPS: readonly JsonObject[] = [{ no: 1 }, { no: 2 }, { no: 3 }];
const stored = { ...newRecord(module), id: 1, amount: 2, steps: STEPS, limit: { count: 5 } };
const start = { module, recordId: '1', data: stored, isProtected: false, serverIssues: [] };

const stepsOf = (form: FormSession) => form.getState().values['steps'];

function remove(form: FormSession, index: number, path = 'steps', rows = stepsOf(form)): void {
  form.takeStep({ kind: 'remove', paths: [path], newIndex: without(index) }, () =>
    form.setValue(path, (rows as readonly JsonObject[]).toSpliced(index, 1)),
  );
}

function add(form: FormSession, row: JsonObject, path = 'steps', rows = stepsOf(form)): void {
  form.takeStep({ kind: 'add', paths: [path], newIndex: inPlace }, () =>
    form.setValue(path, [...(rows as readonly JsonObject[]), row]),
  );
}

describe('a step of a form', () => {
  it('brings a removed row back to its place, and leaves what was entered since', () => {
    const form = createFormSession(start);
    remove(form, 1);
    form.setValue('steps.1.no', 7);
    form.setValue('amount', 3);
    expect(form.turnStep('undo')).toEqual({ kind: 'remove', path: 'steps', row: 1 });
    expect(form.getState().values).toMatchObject({ amount: 3, steps: [{ no: 1 }, { no: 2 }, { no: 7 }] });
    expect(form.turnStep('redo')).toMatchObject({ row: null });
    expect(stepsOf(form)).toEqual([{ no: 1 }, { no: 7 }]);
    expect(form.turnStep('redo')).toBeNull();
  });

  it('leaves nothing unsaved once it is undone, and the problems of what is there', () => {
    const form = createFormSession({ ...start, data: { ...stored, steps: [{ no: 10 }, { no: 2 }] } });
    expect(form.issuesUnder('steps.0')).not.toEqual([]);
    remove(form, 0);
    expect([form.getState().unsaved > 0, form.issuesUnder('steps.0')]).toEqual([true, []]);
    form.turnStep('undo');
    expect(form.getState().unsaved).toBe(0);
    expect(form.issuesUnder('steps.0')).not.toEqual([]);
  });

  it('brings back what was half typed in a row, and moves it with rows that stay', () => {
    const form = createFormSession(start);
    form.setIncomplete('steps.0.what', '{');
    form.setIncomplete('steps.2.what', '[');
    remove(form, 0);
    expect(form.getState().incomplete).toEqual({ 'steps.1.what': '[' });
    form.setIncomplete('steps.1.what', '[1');
    form.turnStep('undo');
    expect(form.getState().incomplete).toEqual({ 'steps.0.what': '{', 'steps.2.what': '[1' });
  });

  it('puts a moved row back and names it', () => {
    const form = createFormSession(start);
    const places = [1, 2, 0];
    form.takeStep({ kind: 'move', paths: ['steps'], newIndex: (index) => places[index] ?? -1 }, () =>
      form.setValue('steps', [{ no: 3 }, { no: 1 }, { no: 2 }]),
    );
    expect(form.turnStep('undo')).toMatchObject({ kind: 'move', row: 2 });
    expect(stepsOf(form)).toEqual(STEPS);
  });

  it('exchanges the fields that it changed in rows that stay, as a board does', () => {
    const form = createFormSession({
      ...start,
      data: { ...stored, steps: [{ no: 1, what: 'a' }, { no: 2 }] },
    });
    form.takeStep({ kind: 'change', paths: ['steps'], newIndex: inPlace }, () =>
      form.setValue('steps', [{ no: 5, what: 'a' }, { no: 2 }]),
    );
    form.setValue('steps.0.what', 'b');
    form.setValue('steps.1.no', 3);
    expect(form.turnStep('undo')).toMatchObject({ row: null });
    expect(stepsOf(form)).toEqual([{ no: 1, what: 'b' }, { no: 3 }]);
    form.turnStep('redo');
    expect(stepsOf(form)).toEqual([{ no: 5, what: 'b' }, { no: 3 }]);
  });

  it('takes an added row away, and brings it back with what was entered in it', () => {
    const form = createFormSession({ ...start, data: { ...stored, steps: null } });
    add(form, {}, 'steps', []);
    form.setValue('steps.0.no', 4);
    form.turnStep('undo');
    expect(form.getState().unsaved).toBe(0);
    form.turnStep('redo');
    expect(stepsOf(form)).toEqual([{ no: 4 }]);
  });

  it('follows rows inside of rows that moved before and after it', () => {
    const parts: readonly JsonObject[] = [{ weight: 5 }, { weight: 6 }];
    const steps: readonly JsonObject[] = [{ no: 1 }, { no: 2, parts }];
    const form = createFormSession({ ...start, data: { ...stored, steps } });
    remove(form, 0, 'steps.1.parts', parts);
    remove(form, 0);
    form.turnStep('undo');
    expect(form.turnStep('undo')).toEqual({ kind: 'remove', path: 'steps.1.parts', row: 0 });
    expect(form.getState().unsaved).toBe(0);
  });

  it('exchanges a group, and what a list without its last row takes with it', () => {
    const who = { match: 'any', rows: [{ kind: 'level', op: 'ge', value: 3 }] };
    const form = createFormSession({ ...start, data: { ...stored, who } });
    form.takeStep({ kind: 'clear', paths: ['limit'] }, () => form.setValue('limit', null));
    form.takeStep({ kind: 'remove', paths: ['who.rows'], newIndex: without(0) }, () =>
      form.setValue('who', null),
    );
    expect(form.turnStep('undo')).toMatchObject({ path: 'who' });
    expect(form.getState().values['who']).toEqual(who);
    form.turnStep('undo');
    expect(form.getState().values['limit']).toEqual({ count: 5 });
    form.turnStep('redo');
    expect(form.getState().values['limit']).toBeNull();
  });

  it('is several fields where they were pasted together', () => {
    const form = createFormSession(start);
    remove(form, 0);
    form.takeStep({ kind: 'paste', paths: ['amount', 'steps'] }, () =>
      form.setValues({ ...form.getState().values, amount: 9, steps: [{ no: 9 }] }),
    );
    expect(form.turnStep('undo')).toMatchObject({ kind: 'paste' });
    expect(form.getState().values).toMatchObject({ amount: 2, steps: [{ no: 2 }, { no: 3 }] });
    form.turnStep('undo');
    expect(stepsOf(form)).toEqual(STEPS);
  });

  it('is none where nothing changed', () => {
    const form = createFormSession(start);
    form.takeStep({ kind: 'paste', paths: ['amount'] }, () => form.setValues(form.getState().values));
    expect(form.nextStep('undo')).toBeNull();
  });

  it('outlives a save that stores what was entered, and no other values', () => {
    const form = createFormSession(start);
    remove(form, 1);
    const sent = form.getState().values;
    form.markSaved(structuredClone(sent), sent);
    form.turnStep('undo');
    expect([stepsOf(form), form.getState().unsaved > 0]).toEqual([STEPS, true]);
    form.turnStep('redo');
    form.markSaved({ ...sent, steps: [{ no: 8 }] }, form.getState().values);
    expect(form.turnStep('undo')).toBeNull();
    remove(form, 0);
    form.discard();
    expect(form.turnStep('undo')).toBeNull();
  });

  it('is given up where other input replaced its list', () => {
    const form = createFormSession(start);
    remove(form, 1);
    form.setValue('steps', null);
    expect([form.turnStep('undo'), form.nextStep('undo')]).toEqual([null, null]);
  });

  it('tells a list where its rows were, each time', () => {
    const form = createFormSession(start);
    remove(form, 1);
    expect(form.turnedAt('steps')).toBeNull();
    form.turnStep('undo');
    expect(form.turnedAt('steps')).toMatchObject({ from: [0, -1, 1], count: 2 });
    form.turnStep('redo');
    expect(form.turnedAt('steps')).toMatchObject({ from: [0, 2], count: 3 });
  });

  it('leads back and forth through any steps', () => {
    const deed = oneof(
      record({ kind: constant('remove' as const), at: integer({ min: 0, max: 5 }) }),
      record({ kind: constant('add' as const), at: integer({ min: 0, max: 9 }) }),
    );
    assert(
      property(array(deed, { maxLength: 12 }), (deeds) => {
        const form = createFormSession(start);
        const seen = [stepsOf(form)];
        for (const { kind, at } of deeds) {
          const before = form.nextStep('undo');
          if (kind === 'add') add(form, { no: at });
          else remove(form, at);
          if (form.nextStep('undo') !== before) seen.push(stepsOf(form));
        }
        for (const rows of seen.toReversed().slice(1)) {
          form.turnStep('undo');
          expect(stepsOf(form)).toEqual(rows);
        }
        for (const rows of seen.slice(1)) {
          form.turnStep('redo');
          expect(stepsOf(form)).toEqual(rows);
        }
      }),
    );
  });
});
