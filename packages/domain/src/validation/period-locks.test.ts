import { buildDefinition, buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { findDefinitionProblems } from '../core/definition-problems.ts';
import { plainText, type RecordData } from '../core/json.ts';
import { resolveModule } from '../core/resolve.ts';
import { registry } from '../modules/index.ts';
import { fixedFieldProblems, NOTHING_FIXED } from './fixed-fields.ts';
import { issueText } from '../texts/issues.ts';
import { isSettled, runningUntil, runsWithoutEnd } from './period-locks.ts';
import { validateFields } from './validate-fields.ts';

const fields = {
  prize: { kind: 'integer', label: LABEL, optional: true },
  note: { kind: 'text', maxLength: 20, label: LABEL, optional: true },
  opens: { kind: 'timeslot', label: LABEL },
  settle_at: { kind: 'date_time', label: LABEL, optional: true },
} as const;
const fixed = { during: 'opens', until: 'settle_at', fields: ['prize'] };
const module = buildModule(fields, { fixed });

const STARTS = '2026-11-18 00:00:00';
const ENDS = '2026-11-25 00:00:00';
const opens = { type: 'limited_period', periods: [{ start_date: STARTS, end_date: ENDS }] };
const stored: RecordData = { id: 1, status: 'active', sort_order: 0, prize: 10, opens };
const at = (time: string) => new Date(`2026-11-${time}Z`);
const RUNNING = at('20T12:00:00');

/** What an edit of the stored record is told at a moment, as the server and the form would ask. */
function editProblems(edit: RecordData, now = RUNNING, previous = stored, isUnlocked = false) {
  const until = runningUntil(module, previous, now);
  const lock = until === null ? null : { until, module: module.key, recordId: '1' };
  const held = lock === null || isUnlocked ? NOTHING_FIXED : { ...NOTHING_FIXED, fields: ['prize'], lock };
  return validateFields(
    module,
    { ...previous, ...edit },
    { previous, now, fixed: { ...held, keepsStart: !isUnlocked } },
  ).map(({ path, code, params }) => `${path} ${code} ${plainText(params['until'] ?? params['start'])}`);
}

describe('fields of a running period', () => {
  it('keep their value, and say until when', () => {
    expect(editProblems({ prize: 11 })).toEqual([`prize period_locked ${ENDS}`]);
    expect(editProblems({ prize: 11, note: 'new' })).toEqual([`prize period_locked ${ENDS}`]);
    expect(editProblems({ prize: 11 }, at('18T00:00:00'))).toEqual([`prize period_locked ${ENDS}`]);
  });

  it.each<{
    readonly what: string;
    readonly edit: RecordData;
    readonly now?: Date;
    readonly previous?: RecordData;
  }>([
    { what: 'what is not held', edit: { note: 'new' } },
    { what: 'the same value', edit: { prize: 10 } },
    { what: 'a second before the start', edit: { prize: 11 }, now: at('17T23:59:59') },
    {
      what: 'another end',
      edit: { opens: { ...opens, periods: [{ start_date: STARTS, end_date: '2026-11-30 00:00:00' }] } },
    },
    {
      what: 'what was never open',
      edit: { prize: 11 },
      previous: { ...stored, status: 'not_open' },
    },
    {
      what: 'what has no period',
      edit: { prize: 11 },
      previous: { ...stored, opens: { type: 'always_open' } },
    },
    { what: 'its status, to take it out of sight', edit: { status: 'suspended' } },
  ])('let pass $what', ({ edit, now, previous }) => {
    expect(editProblems(edit, now, previous)).toEqual([]);
  });

  it('are held up to the settlement, and free with its moment', () => {
    const settled = { ...stored, settle_at: '2026-11-26 00:00:00' };
    expect(runningUntil(module, settled, at('25T23:59:59'))).toBe('2026-11-26 00:00:00');
    expect(runningUntil(module, settled, at('26T00:00:00'))).toBeNull();
    expect(runningUntil(module, stored, at('25T00:00:00'))).toBeNull();
  });

  it('are not freed by a detour over another status', () => {
    expect(editProblems({ status: 'not_open' })).toEqual([`status period_locked ${ENDS}`]);
    expect(editProblems({ prize: 11 }, RUNNING, { ...stored, status: 'suspended' })).toEqual([
      `prize period_locked ${ENDS}`,
    ]);
  });

  it('change once they are unlocked, with the start of the period', () => {
    const moved = { ...opens, periods: [{ start_date: '2026-11-19 00:00:00', end_date: ENDS }] };
    expect(editProblems({ opens: moved })).toEqual([`opens.periods.0.start_date period_started ${STARTS}`]);
    expect(editProblems({ opens: moved, prize: 11 }, RUNNING, stored, true)).toEqual([]);
  });

  it('keep the record from being deleted', () => {
    const lock = { until: ENDS, module: module.key, recordId: '1' };
    const problems = (held: typeof lock | null, relied: readonly string[] = []) =>
      fixedFieldProblems(module, { fields: relied, lock: held, keepsStart: false }, stored, null).map(
        ({ code }) => code,
      );
    expect(problems(lock)).toEqual(['period_keeps_record']);
    expect(problems(null)).toEqual([]);
    expect(problems(null, ['prize'])).toEqual(['fixed_record']);
  });

  it('are none while a condition hides them', () => {
    const hiding = buildModule(
      {
        kind: { kind: 'text', maxLength: 9, label: LABEL },
        days: { kind: 'integer', label: LABEL, default: 30, showWhen: { field: 'kind', in: ['long'] } },
      },
      { fixed: { once: 'used', fields: ['days'] } },
    );
    const held = { fields: ['days'], lock: null, keepsStart: false };
    const changed = (previous: RecordData, data: RecordData) =>
      fixedFieldProblems(hiding, held, previous, data).map(({ path }) => path);
    expect(changed({ kind: 'short', days: 30 }, { kind: 'short' })).toEqual([]);
    expect(changed({ kind: 'long', days: 30 }, { kind: 'long', days: 31 })).toEqual(['days']);
  });

  it('are held for so many days after a moment', () => {
    const lasting = buildModule(
      { sent_at: { kind: 'date_time', label: LABEL }, days: { kind: 'integer', label: LABEL } },
      { fixed: { during: 'sent_at', days: 'days', fields: ['sent_at'] } },
    );
    const data = { id: 1, status: 'active', sent_at: STARTS, days: 7 };
    expect(runningUntil(lasting, data, at('17T23:59:59'))).toBeNull();
    expect(runningUntil(lasting, data, RUNNING)).toBe(ENDS);
    expect(runningUntil(lasting, data, at('25T00:00:00'))).toBeNull();
    expect(runningUntil(lasting, { ...data, days: null }, RUNNING)).toBeNull();
  });

  it.each([
    [{ type: 'always_open' }, true],
    [{ type: 'open_every_day', daily_from: '18:00', daily_to: '23:00' }, true],
    [{ type: 'open_every_day', daily_from: '18:00', daily_to: '23:00', periods: opens.periods }, false],
    [{ type: 'event_trigger', event_id: 7 }, false],
    [opens, false],
  ])('run without an end or not: %j', (timeslot, expected) => {
    expect(runsWithoutEnd(module, { ...stored, opens: timeslot })).toBe(expected);
    expect(runsWithoutEnd(module, { ...stored, opens: timeslot, status: 'not_open' })).toBe(false);
  });

  it('are held by what has no end, and say no end', () => {
    const lock = { until: null, module: 'other', recordId: '2' };
    const held = { fields: ['prize'], lock, keepsStart: false };
    const [found] = fixedFieldProblems(module, held, stored, { ...stored, prize: 11 });
    expect(found?.params).toEqual({ field: 'prize' });
    expect(found && issueText(found, 'en')).toMatch(
      /open without an end\. To change it, choose “Request unlock”/,
    );
  });

  it('are held from a moment on once the record was open', () => {
    const born = buildModule(
      { born_at: { kind: 'date_time', label: LABEL } },
      { fixed: { since: 'born_at', fields: ['born_at'] } },
    );
    const data = { id: 1, status: 'active', born_at: STARTS };
    expect(isSettled(born, data, at('18T00:00:00'))).toBe(true);
    expect(isSettled(born, data, at('17T23:59:59'))).toBe(false);
    expect(isSettled(born, { ...data, status: 'not_open' }, RUNNING)).toBe(false);
    expect(isSettled(born, { ...data, born_at: null }, RUNNING)).toBe(false);
    expect(isSettled(module, data, RUNNING)).toBe(false);
  });

  it('are held between two instants too', () => {
    const between = buildModule(
      {
        starts_at: { kind: 'date_time', label: LABEL },
        ends_at: { kind: 'date_time', label: LABEL, afterField: 'starts_at' },
      },
      { fixed: { during: 'starts_at', until: 'ends_at', fields: ['starts_at'] } },
    );
    const data = { id: 1, status: 'active', starts_at: STARTS, ends_at: ENDS };
    expect(runningUntil(between, data, RUNNING)).toBe(ENDS);
    expect(runningUntil(between, data, at('25T00:00:00'))).toBeNull();
  });
});

describe('a definition', () => {
  const family = { key: 'samples', title: { en: 'S', zh: 'S', jp: 'S' }, icon: 'box' };
  const problemsOf = (held: object, more: object = {}) =>
    findDefinitionProblems(
      [family],
      [resolveModule({ ...buildDefinition(fields, { fixed: held as never }), family: 'samples', ...more })],
      [],
    ).filter((problem) => problem.includes('fixed'));

  it('names fields and a period that exist', () => {
    expect(problemsOf(fixed)).toEqual([]);
    expect(problemsOf({ ...fixed, fields: ['prise'] })[0]).toContain('there is no field "prise"');
    expect(problemsOf({ during: 'opened', fields: ['prize'] })[0]).toContain('did you mean "opens"');
    expect(problemsOf({ during: { modules: ['nowhere'] }, fields: ['prize'] })[0]).toContain(
      'nowhere has no period of its own',
    );
    expect(problemsOf({ during: 'prize', fields: ['prize'] })[0]).toContain('has no period of its own');
  });

  it('holds what the game counts by: boss, round and lap', () => {
    const held = (key: string) => registry.get(key).fixed?.fields;
    expect(held('guild-boss-setting')).toContain('kill_rewards');
    expect(held('guild-boss-level-setting')).toContain('hp');
    expect(held('gachapon-setting')).toContain('groups');
    expect(held('wheel-type-setting')).toEqual(['cell_count', 'version']);
    expect(held('pet-setting')).toEqual(['rarity', 'property', 'job_id']);
    expect(held('skill-setting')).toBeUndefined();
  });
});
