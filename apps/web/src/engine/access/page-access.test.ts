import { expect, it } from 'vitest';
import { isForAnyPlace } from './page-access.ts';

it('people, settings and environments open before there is any environment, game data does not', () => {
  const pages = [
    '/environments',
    '/permissions',
    '/settings',
    '/users',
    '/users/add',
    '/users/4/edit',
    '/unauth',
  ];
  expect(pages.filter((page) => !isForAnyPlace(page))).toEqual([]);
  expect(['/overview', '/item-setting', '/users-setting', '/release', '/'].filter(isForAnyPlace)).toEqual([]);
});
