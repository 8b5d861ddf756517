import { expect, it } from 'vitest';
import { isForAnyPlace, keepsWork } from './page-access.ts';

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

it('a statement goes on in another environment, what is shown of the game does not', () => {
  expect(['/admin/s/u/sql', '/users/add'].every(keepsWork)).toBe(true);
  expect(['/release', '/item-setting', '/user-control/1/2/detail'].some(keepsWork)).toBe(false);
});
