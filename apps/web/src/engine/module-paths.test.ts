import type { ModuleDefinition } from '@quartermaster/domain/core/module';
import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { addPath, editPath, historyPath, listPath, parentOfOwnAddress } from './module-paths.ts';

const owner = { kind: 'reference', to: 'other-setting', label: LABEL } as const;
const name = { kind: 'text', label: LABEL } as const;
const child = (more: Partial<ModuleDefinition> = {}) =>
  buildModule({ owner, name }, { key: 'floor-setting', kind: 'child', parent: 'owner', ...more });

describe('addresses of a list', () => {
  const module = buildModule({ name });
  it('name the record', () => {
    expect([listPath(module), addPath(module), editPath(module, 'a/b'), historyPath(module, '7')]).toEqual([
      '/sample-setting',
      '/sample-setting/add',
      '/sample-setting/a%2Fb/edit',
      '/sample-setting/7/history',
    ]);
  });
});

describe('addresses of a child', () => {
  it('name the parent', () => {
    const module = child();
    expect([listPath(module, '12'), addPath(module, '12'), editPath(module, '12~5')]).toEqual([
      '/floor-setting/12',
      '/floor-setting/12/add',
      '/floor-setting/12/5/edit',
    ]);
    expect(editPath(module, '7~12~5')).toBe('/floor-setting/7~12/5/edit');
    expect(historyPath(module, '12~5')).toBe('/floor-setting/12/5/history');
  });

  it('are its own where it has one', () => {
    const module = child({ address: '/floor-setting/detail/{owner}' });
    expect(listPath(module, '12')).toBe('/floor-setting/detail/12');
    expect(parentOfOwnAddress(module, '/floor-setting/detail/12')).toBe('12');
    expect(parentOfOwnAddress(module, '/floor-setting/details/12')).toBeNull();
    expect(parentOfOwnAddress(child(), '/floor-setting/detail/12')).toBeNull();
  });

  it('have a place for each value of the parent', () => {
    const module = child({ address: '/floor-setting/{tower}/{part}' });
    expect(listPath(module, '7~2')).toBe('/floor-setting/7/2');
    expect(parentOfOwnAddress(module, '/floor-setting/7/2')).toBe('7~2');
    expect(listPath(module, '7')).toBe('/floor-setting/7');
  });
});

describe('the address of a singleton', () => {
  it('is its form', () => {
    const module = buildModule({ name }, { kind: 'singleton' });
    expect([editPath(module, 'main'), historyPath(module, 'main')]).toEqual([
      '/sample-setting',
      '/sample-setting/main/history',
    ]);
  });
});
