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
  const file = join(folder, 'pet-sell-setting.ts');
  writeFileSync(file, source.replaceAll("'../../", `'${DOMAIN}`));
  const loaded: { readonly petSellSetting: ModuleDefinition } = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  );
  rmSync(folder, { recursive: true });
  return loaded.petSellSetting;
}

describe('the module of the guide', () => {
  let registry: Registry;

  beforeAll(async () => {
    registry = createRegistry(families, [...moduleDefinitions, await loadExample()]);
  });

  it('fits into the registry with nothing but its file and its line', () => {
    const module = registry.get('pet-sell-setting');
    expect(module.sections.map((section) => section.key)).toEqual(['pets', 'price', 'management']);
    expect(module.fields.map((field) => field.key).slice(-3)).toEqual(['status', 'sort_order', 'remark']);
    expect(module.defaults).toMatchObject({ confirmation: 'dialog', status: 'not_open' });
  });

  it('validates its records', () => {
    const module = registry.get('pet-sell-setting');
    const price = [{ asset_kind: 'coin', amount: 100 }];
    const record = { ...module.defaults, id: 1, rarity: 'SR', star_from: 2, star_to: 4, base_price: price };
    expect(validateFields(module, record)).toEqual([]);
    expect(validateRecord(module, record)).toEqual([]);
    expect(validateRecord(module, { ...record, star_to: 1 })).toMatchObject([
      { path: 'star_to', code: 'greater_or_equal' },
    ]);
    expect(validateFields(module, { ...record, star_from: 0 })).toMatchObject([{ path: 'star_from' }]);
  });
});
