import { moduleDefinitions } from '@quartermaster/domain/modules/index';
import { describe, expect, it } from 'vitest';
import { hasModule, loadModule } from './load-module.ts';

describe('the modules that the browser loads one by one', () => {
  it.each(moduleDefinitions.map(({ key }) => key))('%s is loaded by its key', async (key) => {
    expect(hasModule(key)).toBe(true);
    expect((await loadModule(key)).key).toBe(key);
  });

  it.each(['index', 'families', 'common-fields', 'tower-rules', 'pet-or-god-fields', 'definitions.test', ''])(
    '%j is none',
    async (key) => {
      expect(hasModule(key)).toBe(false);
      await expect(loadModule(key)).rejects.toThrow('Unknown module');
    },
  );
});
