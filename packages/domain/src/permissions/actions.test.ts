import { describe, expect, it } from 'vitest';
import { ROLES } from '../core/module.ts';
import { may, seesPersonal, type Action } from './actions.ts';

const whoMay = (action: Action) => ROLES.filter((role) => may(role, action));

describe('players', () => {
  it.each(['players.read', 'players.reveal', 'players.note'] as const)('%s is for all roles', (action) => {
    expect(whoMay(action)).toEqual(ROLES);
  });

  it('have personal data that low_cs sees only with a reason', () => {
    expect(whoMay('players.read_personal')).toEqual(['admin', 'cs', 'qa']);
  });

  it('are masked for qa too where players play for real', () => {
    expect(ROLES.filter((role) => seesPersonal(role, true))).toEqual(['admin', 'cs']);
    expect(ROLES.filter((role) => seesPersonal(role, false))).toEqual(['admin', 'cs', 'qa']);
  });

  it('leave the console in a file by admin and cs alone', () => {
    expect(whoMay('players.export')).toEqual(['admin', 'cs']);
  });
});
