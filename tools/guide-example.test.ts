import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ModuleDefinition, Registry } from '@quartermaster/domain/core/module';
import { createRegistry } from '@quartermaster/domain/core/registry';
import { families } from '@quartermaster/domain/modules/families';
import { moduleDefinitions } from '@quartermaster/domain/modules/index';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { validateRecord } from '@quartermaster/domain/validation/validate-record';

const ROOT = join(import.meta.dirname, '..');
const DOMAIN = pathToFileURL(join(ROOT, 'packages/domain/src/')).href;

/** The definition exactly as the guide shows it, its imports pointed at this checkout. */
async function loadExample(): Promise<ModuleDefinition> {
  const guide = readFileSync(join(ROOT, 'docs/guides/add-a-module.md'), 'utf8');
  const source = /```ts\n([^]*?defineModule[^]*?)```/.exec(guide)?.[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  const file = join(folder, 'guild-oblation-setting.ts');
  writeFileSync(file, source.replaceAll("'../../", `'${DOMAIN}`));
  const loaded: { readonly guildOblationSetting: ModuleDefinition } = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  );
  rmSync(folder, { recursive: true });
  return loaded.guildOblationSetting;
}

describe('the module of the guide', () => {
  let registry: Registry;

  beforeAll(async () => {
    registry = createRegistry(families, [...moduleDefinitions, await loadExample()]);
  });

  it('fits into the registry with nothing but its file and its line', () => {
    const module = registry.get('guild-oblation-setting');
    expect(module.sections.map((section) => section.key)).toEqual(['basics', 'exchange', 'management']);
    expect(module.fields.map((field) => field.key).slice(-3)).toEqual(['status', 'sort_order', 'remark']);
    expect(module.defaults).toMatchObject({ size: 'small', status: 'not_open' });
  });

  it('validates its records', () => {
    const module = registry.get('guild-oblation-setting');
    const coins = [{ asset_kind: 'coin', amount: 100 }];
    const name = { en: 'Incense', zh: '香', jp: '香' };
    const given = { oblation_id: 1, name, cost: coins, rewards: coins, contribution: 5, crit_bp: 500 };
    const record = { ...module.defaults, ...given };
    expect(validateFields(module, record)).toEqual([]);
    expect(validateRecord(module, record)).toEqual([]);
    expect(validateRecord(module, { ...record, contribution: 0 })).toMatchObject([
      { path: 'crit_bp', code: 'must_be_empty' },
    ]);
    expect(validateFields(module, { ...record, daily_limit: 0 })).toMatchObject([{ path: 'daily_limit' }]);
  });
});
