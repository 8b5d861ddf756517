import { describe, expect, it } from 'vitest';
import type { MenuGroup, MenuItem } from '../../api/get-menu.ts';
import { familyAtHand, filterMenu, isCurrentItem, ownGroups, toggled, withRecent } from './menu-model.ts';

const item = (key: string, name: string, also = ''): MenuItem => ({
  key,
  to: `/${key}`,
  name,
  title: name,
  icon: null,
  also,
});

const GROUPS: readonly MenuGroup[] = [
  {
    key: 'fruit',
    title: 'Fruit',
    icon: null,
    items: [item('apple', 'Apples'), item('red-pear', 'Red Pears')],
  },
  {
    key: 'tools',
    title: 'Tools',
    icon: null,
    items: [item('saw', '鋸子', 'Fretsaws · のこぎり'), item('red-hammer', 'Red hammers')],
  },
];

const keysOf = (groups: readonly MenuGroup[]) =>
  groups.map(({ key, items }) => [key, ...items.map((each) => each.key)].join(' '));

describe('the filter of the menu', () => {
  it.each([
    ['', ['fruit apple red-pear', 'tools saw red-hammer']],
    ['RED', ['fruit red-pear', 'tools red-hammer']],
    ['pears red', ['fruit red-pear']],
    ['red-ham', ['tools red-hammer']],
    ['鋸', ['tools saw']],
    ['ｓａｗ', ['tools saw']],
    ['fretsaw', ['tools saw']],
    ['のこ', ['tools saw']],
    ['plum', []],
  ])('%j leaves %j', (filter, left) => {
    expect(keysOf(filterMenu(GROUPS, filter))).toEqual(left);
  });
});

describe('the current entry', () => {
  it.each([
    ['/saw', true],
    ['/saw/7/edit', true],
    ['/sawdust', false],
    ['/', false],
  ])('at %s: %s', (pathname, isCurrent) => {
    expect(isCurrentItem(item('saw', 'Saws'), pathname)).toBe(isCurrent);
  });
});

describe('what a person made of the menu', () => {
  it('is a group of favourites, without what the menu lost; empty it is not shown', () => {
    expect(keysOf(ownGroups(GROUPS, ['saw', 'gone'], 'Favourites'))).toEqual(['favourites saw']);
    expect(ownGroups(GROUPS, ['gone'], 'Favourites')).toEqual([]);
  });

  it('keep the entries opened last', () => {
    const opened = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b'];
    const recent = opened.reduce<readonly string[]>((kept, key) => withRecent(kept, key), []);
    expect(recent).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  });

  it('gain and lose a star', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('the family that is open to begin with', () => {
  it('is the work of those who look after players, and none for others', () => {
    expect((['cs', 'low_cs', 'admin', 'qa'] as const).map(familyAtHand)).toEqual([
      'player-support',
      'player-support',
      null,
      null,
    ]);
  });
});
