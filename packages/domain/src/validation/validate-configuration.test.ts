import { buildDefinition, LABEL, SAMPLE_FAMILY } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { createRegistry } from '../core/registry.ts';
import { validateConfiguration, type Configuration } from './validate-configuration.ts';

const text = { kind: 'text', label: LABEL } as const;
const registry = createRegistry(
  [SAMPLE_FAMILY],
  [
    buildDefinition({ path: text, deprecated: { kind: 'boolean', label: LABEL } }, { key: 'file-setting' }),
    buildDefinition({ name: { kind: 'localized_text', label: LABEL } }, { key: 'item-setting' }),
    buildDefinition(
      {
        items: { kind: 'reference', label: LABEL, to: 'item-setting', many: true },
        icon: { kind: 'asset', asset: 'image', label: LABEL },
        rewards: { kind: 'reward_list', label: LABEL, optional: true },
        parent: { kind: 'reference', label: LABEL, to: 'later-setting', optional: true },
        added_later: { kind: 'integer', label: LABEL, default: 5 },
      },
      { key: 'shop-setting', evolution: { renamed: { goods: 'items' } } },
    ),
  ],
  { planned: ['later-setting'] },
);

const base = { status: 'active', sort_order: 0 };
const files = {
  '1': { ...base, id: 1, path: 'a.png', deprecated: false },
  '2': { ...base, id: 2, path: 'old.png', deprecated: true },
};
const items = {
  '7': { ...base, id: 7, name: { en: 'Potion', zh: '藥水', jp: '薬' } },
  '8': { ...base, id: 8, name: { en: 'Elixir' } },
};
const shop = { ...base, id: 1, items: [7], icon: { path: 'a.png' } };

type Tables = Readonly<Record<string, Readonly<Record<string, RecordData>>>>;

function check(tables: Tables, options: Partial<Configuration> = {}): readonly string[] {
  const records = (key: string) =>
    Object.entries(tables[key] ?? {}).map(([recordId, data]) => ({ recordId, data }));
  return validateConfiguration({ registry, isProtected: false, records, ...options }).map(
    ({ module, recordId, path, code, severity }) => `${module}/${recordId} ${path} ${code} ${severity}`,
  );
}

describe('validateConfiguration', () => {
  it('accepts what fits together, also as stored before fields were renamed and added', () => {
    const stored = { ...base, id: 1, goods: [7], icon: { path: 'a.png' } };
    expect(
      check({ 'file-setting': files, 'item-setting': { '7': items['7'] }, 'shop-setting': { '1': stored } }),
    ).toEqual([]);
  });

  it('finds records and files that are not there, and files better not used', () => {
    const shops = {
      '1': { ...shop, items: [7, 9] },
      '2': { ...shop, id: 2, icon: { path: 'gone.png' } },
      '3': { ...shop, id: 3, icon: { path: 'old.png' } },
    };
    expect(
      check({ 'file-setting': files, 'item-setting': { '7': items['7'] }, 'shop-setting': shops }),
    ).toEqual([
      'shop-setting/1 items.1 reference_missing error',
      'shop-setting/2 icon.path reference_missing error',
      'shop-setting/3 icon.path reference_deprecated warning',
    ]);
  });

  it('says nothing about modules the console does not have yet', () => {
    const rewards = [{ asset_kind: 'pet_god', target_id: 1, amount: 1 }];
    const shops = { '1': { ...shop, parent: 4, rewards } };
    expect(
      check(
        { 'file-setting': files, 'item-setting': items, 'shop-setting': shops },
        { onlyModules: ['shop-setting'] },
      ),
    ).toEqual([]);
  });

  it('treats missing languages by the protection of the environment', () => {
    const tables = { 'item-setting': { '8': items['8'] } };
    expect(check(tables)).toEqual([
      'item-setting/8 name.zh text_missing warning',
      'item-setting/8 name.jp text_missing warning',
    ]);
    expect(check(tables, { isProtected: true })[0]).toBe('item-setting/8 name.zh text_missing error');
  });

  it('finds values that today’s definition refuses', () => {
    const shops = { '1': { ...shop, items: [], added_later: 'x' } };
    expect(check({ 'file-setting': files, 'shop-setting': shops })).toEqual([
      'shop-setting/1 items required error',
      'shop-setting/1 added_later digits_only error',
    ]);
  });

  it('checks only the chosen modules, against the whole', () => {
    const tables = { 'file-setting': files, 'item-setting': items, 'shop-setting': { '1': shop } };
    expect(check(tables, { onlyModules: ['shop-setting'] })).toEqual([]);
  });

  it('lets what is not open yet wait for its period, and nothing else', () => {
    const key = 'event-setting';
    const slot = { kind: 'timeslot', types: ['limited_period'], label: LABEL } as const;
    const events = createRegistry([SAMPLE_FAMILY], [buildDefinition({ slot }, { key })]);
    const event = { ...base, id: 1, slot: { type: 'limited_period' } };
    const codesWhile = (status: string) =>
      validateConfiguration({
        registry: events,
        isProtected: true,
        records: () => [{ recordId: '1', data: { ...event, status } }],
      }).map(({ code }) => code);
    expect(codesWhile('not_open')).toEqual([]);
    expect(codesWhile('active')).toEqual(['period_required']);
  });
});
