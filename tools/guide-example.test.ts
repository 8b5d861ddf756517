import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registry } from '@quartermaster/domain/modules/index';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { validateRecord } from '@quartermaster/domain/validation/validate-record';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('the module of the guide', () => {
  const module = registry.get('guild-oblation-setting');

  it('is the file, letter for letter', () => {
    const shown = /```ts\n([^]*?defineModule[^]*?)```/.exec(read('docs/guides/add-a-module.md'))?.[1];
    expect(shown).toBe(read('packages/domain/src/modules/guild/guild-oblation-setting.ts'));
  });

  it('has what every record has without saying so', () => {
    expect(module.sections.map((section) => section.key)).toEqual([
      'basics',
      'exchange',
      'limits',
      'management',
    ]);
    expect(module.fields.map((field) => field.key).slice(-3)).toEqual(['status', 'sort_order', 'remark']);
    expect(module.defaults).toMatchObject({ daily_limit: 1, status: 'not_open' });
  });

  it('validates its records', () => {
    const coins = [{ asset_kind: 'coin', amount: 100 }];
    const name = { en: 'Incense', zh: '香', jp: '香' };
    const given = { oblation_id: 1, name, cost: coins, rewards: coins, guild_exp: 10, contribution: 5 };
    const record = { ...module.defaults, ...given, crit_bp: 500 };
    expect(validateFields(module, record)).toEqual([]);
    expect(validateRecord(module, record)).toEqual([]);
    expect(validateRecord(module, { ...record, contribution: 0 })).toMatchObject([
      { path: 'crit_bp', code: 'must_be_empty' },
    ]);
    expect(validateFields(module, { ...record, daily_limit: 0 })).toMatchObject([{ path: 'daily_limit' }]);
  });
});
