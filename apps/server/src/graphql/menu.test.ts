import { registry } from '@quartermaster/domain/modules/index';
import { describe, expect, it } from 'vitest';
import { menuOf } from './menu.ts';

describe('the menu', () => {
  it('of an admin begins with what is operated and has every module', () => {
    const groups = menuOf(registry, 'admin', 'en');
    expect(groups[0]?.items.map(({ to }) => to)).toEqual([
      '/overview',
      '/release',
      '/releases',
      '/fleet',
      '/activity',
      '/log',
      '/environments',
      '/users',
      '/permissions',
      '/settings',
    ]);
    const keys = groups.slice(1).flatMap(({ items }) => items.map(({ key }) => key));
    const expected = [
      'user-global',
      'user-control',
      'approvals',
      'orders',
      'report',
      'draw-audit',
      'export',
      'import',
      'csv-import',
      'csv-loader',
      'upload-avg-file',
      'utils-compare',
      'admin-s-u-sql',
      'gachapon-test',
      'new-event',
      'upload-asset',
      'upload-sound-asset',
      'upload-file',
      'guild',
      'active-swap',
      'memcache-control',
      'item-source',
      'bulk-delivery',
      ...[...registry.modules, ...registry.adapted].map(({ key }) => key),
    ];
    expect(keys.toSorted()).toEqual(expected.toSorted());
  });

  it('gives every group an icon of its own', () => {
    const icons = menuOf(registry, 'admin', 'en').map(({ icon }) => icon);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('has no empty groups', () => {
    expect(menuOf(registry, 'admin', 'en').filter(({ items }) => items.length === 0)).toEqual([]);
  });

  it.each([
    ['cs', ['/dashboard', '/user-global', '/user-control', '/approvals', '/orders']],
    ['low_cs', ['/dashboard', '/user-global', '/user-control', '/approvals', '/orders', '/bulk-delivery']],
    ['qa', ['/user-global', '/user-control', '/approvals', '/orders']],
  ] as const)('of %s has only what that role may open, once', (role, pages) => {
    expect(menuOf(registry, role, 'en').flatMap(({ items }) => items.map(({ to }) => to))).toEqual(pages);
  });

  it('is in the language of its reader', () => {
    expect(menuOf(registry, 'admin', 'zh')[0]).toMatchObject({ title: '營運' });
    expect(menuOf(registry, 'admin', 'jp')[0]).toMatchObject({ title: '運用' });
  });

  it('says what an entry is called in the other languages, and its synonyms', () => {
    const [, centre] = menuOf(registry, 'admin', 'zh')[0]?.items ?? [];
    expect(centre).toMatchObject({ name: '發布中心' });
    expect(centre?.also).toMatch(/^Release centre · リリースセンター · Publish · /u);
  });
});
