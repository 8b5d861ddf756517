import { expect, it } from 'vitest';
import type { MenuGroup, MenuItem } from '../api/get-menu.ts';
import { nearPages } from './near-pages.ts';

const item = (key: string, name: string): MenuItem => ({
  key,
  to: `/${key}`,
  name,
  title: name,
  icon: null,
  also: '',
});
const GROUPS: readonly MenuGroup[] = [
  {
    key: 'work',
    title: 'Work',
    icon: null,
    items: [item('users', 'Staff accounts'), item('fleet', 'Servers')],
  },
  { key: 'pets', title: 'Pets', icon: null, items: [item('pet-setting', 'Pets')] },
];
const keys = (pathname: string) => nearPages(GROUPS, pathname).map(({ key }) => key);

it('offers screens by a word of their name, else by a key that is nearly the same', () => {
  expect(keys('/staff')).toEqual(['users']);
  expect(keys('/staff_accounts/12')).toEqual(['users']);
  expect(keys('/pet-seting/1/edit')).toEqual(['pet-setting']);
  expect(keys('/nowhere/at/all')).toEqual([]);
  expect(keys('/')).toEqual([]);
});
