import { ROLES } from '@quartermaster/domain/core/module';
import { may, ROLES_BY_ACTION, type Action } from '@quartermaster/domain/permissions/actions';
import { mayDo } from '@quartermaster/domain/actions/action-list';
import { ACTIONS_BY_SUBJECT, SUBJECT_NAMES } from '@quartermaster/domain/actions/index';
import type { ActionSubject } from '@quartermaster/domain/actions/places';
import { describe, expect, it } from 'vitest';
import { actionRows, commandRows } from './permission-rows.ts';

const SUBJECTS = Object.keys(SUBJECT_NAMES) as readonly ActionSubject[];

describe('the table of permissions', () => {
  it('has every action, and says of each role what the console would do', () => {
    expect(actionRows().map(({ key }) => key)).toEqual(Object.keys(ROLES_BY_ACTION));
    for (const { key, where } of actionRows())
      for (const role of ROLES)
        expect([key, role, where[role] === 'everywhere']).toEqual([key, role, may(role, key as Action)]);
  });

  it.each(SUBJECTS)('has each command to a %s, and who may give it where', (subject) => {
    const defined = ACTIONS_BY_SUBJECT[subject].map(({ kind }) => kind);
    expect(commandRows(subject).map(({ key }) => key)).toEqual(defined);
    for (const row of commandRows(subject)) {
      if (row.type !== 'command') throw new Error('no command');
      for (const role of ROLES) {
        const isHere = (place: string) => [place, 'everywhere'].includes(row.where[role]);
        const said = [isHere('open'), isHere('protected')];
        expect([row.key, role, ...said]).toEqual([
          row.key,
          role,
          mayDo(row.action, role, false),
          mayDo(row.action, role, true),
        ]);
      }
    }
  });
});
