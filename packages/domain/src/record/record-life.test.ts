import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import type { JsonValue, RecordData } from '../core/json.ts';
import { validateFields } from '../validation/validate-fields.ts';
import { displayRecord, recordIdWords } from './display-record.ts';
import { duplicateRecord } from './duplicate-record.ts';
import { newRecord } from './new-record.ts';
import { normalizeRecord } from './normalize-record.ts';
import { readRecord } from './read-record.ts';
import { referencesOf } from './references-of.ts';

const module = buildModule(
  {
    name: { kind: 'localized_text', label: LABEL },
    icon: { kind: 'asset', asset: 'image', label: LABEL, optional: true },
    rate: { kind: 'integer', label: LABEL, default: 100, optional: true },
    is_limited: { kind: 'boolean', label: LABEL },
    limit: { kind: 'integer', label: LABEL, showWhen: { field: 'is_limited', in: [true] } },
    rewards: { kind: 'reward_list', label: LABEL, optional: true },
    hash: { kind: 'text', label: LABEL, readOnly: true, optional: true },
  },
  { evolution: { renamed: { title: 'name' }, removed: ['old_note'] } },
);

describe('readRecord', () => {
  it('brings old records into today’s shape and keeps what it does not know', () => {
    const stored = { id: 1, title: { en: 'Ember' }, old_note: 'x', from_the_future: 1 };
    expect(readRecord(module, stored)).toEqual({
      id: 1,
      name: { en: 'Ember' },
      from_the_future: 1,
      rate: 100,
      is_limited: false,
      status: 'not_open',
      sort_order: 0,
    });
  });

  it('moves a value to the field that another one chooses', () => {
    const expiring = buildModule(
      {
        kind: { kind: 'text', maxLength: 9, label: LABEL },
        at: { kind: 'text', maxLength: 9, label: LABEL, optional: true },
        seconds: { kind: 'integer', label: LABEL, optional: true },
      },
      { evolution: { moved: { end: { by: 'kind', to: { at: 'at', after: 'seconds' } } } } },
    );
    const read = (stored: RecordData) => {
      const { at = null, seconds = null, end = null } = readRecord(expiring, { id: 1, ...stored });
      return [at, seconds, end];
    };
    expect(read({ kind: 'at', end: 'noon' })).toEqual(['noon', null, null]);
    expect(read({ kind: 'after', end: '60' })).toEqual([null, 60, null]);
    expect(read({ kind: 'after', end: '60', seconds: 5 })).toEqual([null, 5, null]);
    expect(read({ kind: 'never', end: '60' })).toEqual([null, null, null]);
  });

  it('does not bring back a default that was emptied on purpose', () => {
    expect(readRecord(module, { id: 1, rate: null })['rate']).toBeNull();
  });
});

describe('normalizeRecord', () => {
  it('leaves out empty and hidden values, and remembers an emptied default', () => {
    const data = {
      id: 1,
      name: { en: 'Ember', zh: '' },
      rate: null,
      is_limited: false,
      limit: 5,
      rewards: [],
      remark: '',
    };
    expect(normalizeRecord(module, data)).toEqual({
      id: 1,
      name: { en: 'Ember' },
      rate: null,
      is_limited: false,
    });
  });

  it('leaves out empty parts inside values', () => {
    const rewards = [{ asset_kind: 'coin', target_id: null, amount: 1, extra: { star: null } }];
    expect(normalizeRecord(module, { rewards })['rewards']).toEqual([{ asset_kind: 'coin', amount: 1 }]);
  });
});

describe('newRecord', () => {
  it('starts with the defaults', () => {
    expect(newRecord(module)).toEqual({ rate: 100, is_limited: false, status: 'not_open', sort_order: 0 });
  });
});

describe('duplicateRecord', () => {
  it('takes another identity, is not open yet and leaves the console’s own fields out', () => {
    const copy = duplicateRecord(
      module,
      { id: 1, name: { en: 'Ember' }, status: 'active', hash: 'abc' },
      { id: 2 },
    );
    expect(copy).toEqual({ id: 2, name: { en: 'Ember' }, status: 'not_open' });
  });

  it('starts without a limited period, which may wait until the copy is opened', () => {
    const events = buildModule({ timeslot: { kind: 'timeslot', label: LABEL } });
    const periods = [{ start_date: '2026-11-01 00:00:00', end_date: '2026-12-01 00:00:00' }];
    const source = { id: 1, timeslot: { type: 'limited_period', periods }, sort_order: 0 };
    const copy = duplicateRecord(events, source, { id: 2 });
    expect(copy['timeslot']).toEqual({ type: 'limited_period' });
    expect(validateFields(events, copy)).toEqual([]);
    expect(
      validateFields(events, { ...copy, status: 'active' }).map(({ path, code }) => [path, code]),
    ).toEqual([['timeslot.periods', 'period_required']]);
    const daily = { type: 'open_every_day', daily_from: '10:00', daily_to: '12:00', periods };
    expect(duplicateRecord(events, { id: 1, timeslot: daily }, { id: 2 })['timeslot']).toEqual(daily);
  });
});

describe('displayRecord', () => {
  it('shows title and picture, or says that there is none', () => {
    const data = { name: { en: 'Ember', zh: '' }, icon: { path: 'icons/ember.png' } };
    expect(displayRecord(module, data)).toEqual({ title: { en: 'Ember' }, image: 'icons/ember.png' });
    expect(displayRecord(module, {})).toEqual({ title: null, image: null });
  });

  it('tells which of several numbers it is, where the title is only a part of the identity', () => {
    const pet = { value: 'pet', label: { en: 'Pet', zh: '寵物', jp: 'ペット' } };
    const levels = buildModule(
      {
        curve: { kind: 'enum', of: { key: 'curve', values: [pet] }, label: LABEL },
        level: { kind: 'integer', label: LABEL },
      },
      { identity: ['curve', 'level'], display: { title: 'level' } },
    );
    expect(displayRecord(levels, { curve: 'pet', level: 3 }).title).toEqual({
      en: `Pet · ${LABEL.en} 3`,
      zh: `寵物 · ${LABEL.zh} 3`,
      jp: `ペット · ${LABEL.jp} 3`,
    });
  });
});

describe('recordIdWords', () => {
  it('says an id as people read it: by its label, its parts apart', () => {
    const plus = { value: 'SSR_PLUS', label: { en: 'SSR+', zh: '超', jp: '極' } };
    const rarities = buildModule(
      { rarity: { kind: 'enum', of: { key: 'rarity', values: [plus] }, label: LABEL } },
      { identity: ['rarity'] },
    );
    expect(recordIdWords(rarities, 'SSR_PLUS', 'en')).toBe('SSR+');
    expect(recordIdWords(rarities, 'UNKNOWN', 'zh')).toBe('UNKNOWN');
    const steps = buildModule(
      { event: { kind: 'text', label: LABEL }, step: { kind: 'integer', label: LABEL } },
      { identity: ['event', 'step'] },
    );
    expect(recordIdWords(steps, '502~1', 'jp')).toBe('502\u00a0/\u00a01');
  });
});

describe('referencesOf', () => {
  it('names every record a value points to, with its place', () => {
    const rewards: JsonValue = [
      { asset_kind: 'coin', amount: 1 },
      { asset_kind: 'item', target_id: 7, amount: 1 },
    ];
    const data = { icon: { path: 'a.png', locale_paths: { zh: 'a_zh.png' } }, rewards };
    expect(referencesOf(module, data).map(({ path, id, by }) => [path, id, by])).toEqual([
      ['icon.path', 'a.png', 'path'],
      ['icon.locale_paths.zh', 'a_zh.png', 'path'],
      ['rewards.1.target_id', '7', null],
    ]);
  });
});

describe('validateFields', () => {
  const good = { id: 1, name: { en: 'Ember' }, is_limited: false, status: 'active', sort_order: 0 };

  it('refuses unknown keys from people but lets stored ones stay', () => {
    const data = { ...good, from_the_future: 1 };
    expect(validateFields(module, data).map(({ path, code }) => [path, code])).toEqual([
      ['from_the_future', 'unknown_field'],
    ]);
    expect(validateFields(module, data, { previous: data })).toEqual([]);
  });

  it('lets only the console fill read-only fields', () => {
    const data = { ...good, hash: 'abc' };
    expect(validateFields(module, data).map(({ code }) => code)).toEqual(['read_only']);
    expect(validateFields(module, data, { previous: data })).toEqual([]);
    expect(validateFields(module, data, { byConsole: true })).toEqual([]);
  });

  it('asks for a field only while it is shown', () => {
    expect(
      validateFields(module, { ...good, is_limited: true }).map(({ path, code }) => [path, code]),
    ).toEqual([['limit', 'required']]);
  });

  it('refuses identity values that could be taken for two', () => {
    const coded = buildModule({ code: { kind: 'text', label: LABEL } }, { identity: ['code'] });
    const data = { code: 'a~b', status: 'active', sort_order: 0 };
    expect(validateFields(coded, data).map(({ path, code }) => [path, code])).toEqual([['code', 'pattern']]);
  });
});
