import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../core/module.ts';
import { registry } from '../modules/index.ts';
import { may } from './actions.ts';
import { homeOf, mayVisit, PAGE_RULES, rolesForPath } from './routes.ts';

const isModule = (key: string): boolean => registry.find(key) !== undefined;

const visitors = (path: string): readonly Role[] | null => {
  const access = rolesForPath(path, isModule);
  return access === null ? null : ROLES.filter((role) => mayVisit(role, access));
};

/** A path that a rule stands for. */
const example = (path: string): string => path.replaceAll(/\{\w+\}/g, '7').replace('*', 'a/b');

describe('pages', () => {
  it.each(PAGE_RULES.map((rule) => [rule.path, rule.access] as const))('%s is open to %j', (path, access) => {
    expect(rolesForPath(example(path), isModule)).toEqual(access);
  });

  it.each([
    ['/', ROLES],
    ['/users/4/edit', ROLES],
    ['/user-control/s1/100200/detail', ROLES],
    ['/dashboard', ['cs', 'low_cs']],
    ['/unauth', ['cs', 'low_cs']],
    ['/bulk-delivery', ['admin', 'low_cs']],
    ['/users', ['admin']],
    ['/admin/s/u/sql', ['admin']],
    ['/v3/anything/at/all', ['admin']],
    ['/release', ['admin']],
  ])('%s is for %j', (path, roles) => {
    expect(visitors(path)).toEqual(roles);
  });

  it('of every module belong to admins', () => {
    const pages = registry.modules.flatMap(({ key }) =>
      ['', '/add', '/1/edit', '/5', '/5/add', '/5/1/edit', '/5/1/history'].map((rest) => `/${key}${rest}`),
    );
    expect(pages.filter((page) => visitors(page)?.join() !== 'admin')).toEqual([]);
  });

  it.each(['/no-such-page', '/user-global/7', '/users/4/edit/now', '/v3', '/item-setting/a/b/c'])(
    '%s does not exist',
    (path) => {
      expect(visitors(path)).toBeNull();
    },
  );

  it('of a home can be opened by whom it belongs to', () => {
    const homeless = ROLES.filter((role) => visitors(homeOf(role))?.includes(role) !== true);
    expect(homeless).toEqual([]);
  });

  it('do not depend on a closing slash', () => {
    expect(visitors('/bulk-delivery/')).toEqual(['admin', 'low_cs']);
  });
});

describe('actions', () => {
  it('on game data are for admins', () => {
    expect(ROLES.filter((role) => may(role, 'records.write'))).toEqual(['admin']);
  });

  it('let everyone see which environments there are', () => {
    expect(ROLES.filter((role) => may(role, 'environments.read'))).toEqual(ROLES);
  });
});
