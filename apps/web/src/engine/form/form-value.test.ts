import { resolveModule } from '@quartermaster/domain/core/resolve';
import { newRecord } from '@quartermaster/domain/record/new-record';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormSession, type FormSession } from './form-session.ts';
import { typeInto } from '../../ui/text/typing.ts';
import { createFormValue } from './form-value.ts';

const text = { en: 'x', zh: 'x', jp: 'x' };
const module = resolveModule({
  key: 'thing',
  family: 'f',
  titles: { title: text, record: text },
  fields: {
    name: { kind: 'localized_text', label: text },
    amount: { kind: 'integer', label: text },
    gifts: { kind: 'reward_list', label: text },
    steps: { kind: 'rows', label: text, fields: { no: { kind: 'integer', label: text } } },
  },
});

/** A stand-in for the box that a user types into. */
const BOX = Object.assign(new EventTarget(), { contains: () => true }) as unknown as Node;

const PATHS = ['name', 'amount', 'gifts', 'steps'];

function openForm(): FormSession {
  const data = {
    ...newRecord(module),
    id: 1,
    name: { en: 'Tea', zh: '茶', jp: '茶' },
    amount: 2,
    gifts: [{ asset_kind: 'gold', amount: 1 }],
    steps: [{ no: 1 }, { no: 2 }],
  };
  return createFormSession({ module, recordId: '1', data, isProtected: false, serverIssues: [] });
}

/** Which inputs React would draw: those whose value is another object than the one they drew last. */
function watch(session: FormSession) {
  const values = new Map(PATHS.map((path) => [path, createFormValue(session, path)]));
  const drawn = new Map(PATHS.map((path) => [path, values.get(path)?.get()]));
  const draws: string[] = [];
  for (const [path, value] of values)
    value.subscribe(() => {
      if (value.get() === drawn.get(path)) return;
      drawn.set(path, value.get());
      draws.push(path);
    });
  return { values, draws };
}

describe('the value of an input', () => {
  let frames: (() => void)[] = [];
  const paint = (): void => {
    for (const frame of frames.splice(0)) frame();
    vi.runAllTimers();
  };
  beforeEach(() => {
    frames = [];
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('Node', EventTarget);
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  });
  afterEach(() => {
    // Nothing may wait for the next file.
    paint();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['name', { en: 'Teas', zh: '茶', jp: '茶' }],
    ['amount', 3],
    ['gifts', [{ asset_kind: 'gold', amount: 12 }]],
    ['steps', [{ no: 1 }, { no: 3 }]],
  ])('is drawn alone when it changes: %s', (path, next) => {
    const session = openForm();
    const { values, draws } = watch(session);
    values.get(path)?.change(next);
    expect(draws).toEqual([path]);
    expect(session.getState().values[path]).toEqual(next);
  });

  it('is drawn after the paint when its box shows it already, once for several keys', () => {
    const session = openForm();
    const { values, draws } = watch(session);
    for (const en of ['Teas', 'Teaset', 'Teasets'])
      typeInto(BOX, () => values.get('name')?.change({ en, zh: '茶', jp: '茶' }));
    expect(draws).toEqual([]);
    expect(session.getState().values['name']).toMatchObject({ en: 'Teasets' });
    paint();
    expect(draws).toEqual(['name']);
  });

  it('is drawn at once when something else changes it', () => {
    const session = openForm();
    const { values, draws } = watch(session);
    typeInto(BOX, () => values.get('name')?.change({ en: 'Teas', zh: '茶', jp: '茶' }));
    session.setValue('amount', 9);
    expect(draws).toContain('amount');
    session.setValue('name', { en: 'Coffee', zh: '茶', jp: '茶' });
    expect(values.get('name')?.get()).toMatchObject({ en: 'Coffee' });
    expect(draws).toContain('name');
  });

  it('does not call listeners that left', () => {
    const session = openForm();
    const value = createFormValue(session, 'amount');
    const calls: number[] = [];
    const leave = value.subscribe(() => calls.push(1));
    typeInto(BOX, () => value.change(3));
    leave();
    paint();
    value.change(4);
    expect(calls).toEqual([]);
  });
});
