import { PLAYER_ACTIONS } from '@quartermaster/domain/actions/player/index';
import { MENU_GROUPS } from '@quartermaster/domain/actions/places';
import { describe, expect, it } from 'vitest';
import { menuActions } from './menu-actions.ts';

const kinds = (...asked: Parameters<typeof menuActions>) =>
  menuActions(...asked).flatMap((group) => group.kinds);

describe('the menu of actions', () => {
  it('has every action whose place is one of its groups, once', () => {
    const placed = PLAYER_ACTIONS.filter(({ place }) => Object.hasOwn(MENU_GROUPS, place)).map(
      ({ kind }) => kind,
    );
    expect(kinds('admin', true)).toEqual(placed);
  });

  it('has what the role may do or ask for in the environment, and no empty group', () => {
    expect(kinds('low_cs', true)).toEqual(kinds('admin', true));
    expect(menuActions('qa', true)).toEqual([]);
    expect(kinds('qa', false)).toEqual(kinds('admin', false));
  });
});
