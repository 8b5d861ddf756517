import { ROLES } from '@quartermaster/domain/core/module';
import { may, ROLES_BY_ACTION, type Action } from '@quartermaster/domain/permissions/actions';
import { mayAct, PLAYER_ACTIONS } from '@quartermaster/domain/actions/player/index';
import { describe, expect, it } from 'vitest';
import { actionRows, commandRows } from './permission-rows.ts';

describe('the table of permissions', () => {
  it('has every action, and says of each role what the console would do', () => {
    expect(actionRows().map(({ key }) => key)).toEqual(Object.keys(ROLES_BY_ACTION));
    for (const { key, where } of actionRows())
      for (const role of ROLES)
        expect([key, role, where[role] === 'everywhere']).toEqual([key, role, may(role, key as Action)]);
  });

  it('has every command, and says where each role may give it', () => {
    expect(commandRows().map(({ key }) => key)).toEqual(PLAYER_ACTIONS.map(({ kind }) => kind));
    for (const row of commandRows()) {
      if (row.type !== 'command') throw new Error('no command');
      for (const role of ROLES) {
        const isHere = (place: string) => [place, 'everywhere'].includes(row.where[role]);
        const said = [isHere('open'), isHere('protected')];
        expect([row.key, role, ...said]).toEqual([
          row.key,
          role,
          mayAct(role, row.key, false),
          mayAct(role, row.key, true),
        ]);
      }
    }
  });
});
