import { describe, expect, expectTypeOf, it } from 'vitest';
import { ROLES } from '../core/module.ts';
import type { DeliveryState } from '../enums/delivery-state.ts';
import { isPossible, mayDo, rolesOf } from './action-list.ts';
import { APPROVAL_ACTIONS } from './approval/index.ts';
import { DELIVERY_ACTIONS, deliveryAction, isDecidable } from './delivery/index.ts';
import { GUILD_ACTIONS } from './guild/index.ts';
import { PLAYER_ACTIONS } from './player/index.ts';
import { BATCH_ACTIONS, CODE_ACTIONS } from './redemption/index.ts';
import { ACTIONS_BY_SUBJECT, actionOfEntry, EVERY_ACTION, SUBJECT_NAMES, type ActionAt } from './index.ts';

const decidable = (state: DeliveryState) =>
  DELIVERY_ACTIONS.map(({ kind }) => kind).filter((kind) => isDecidable(kind, state));

describe('what can be decided about a delivery', () => {
  it.each([
    ['draft', ['cancel', 'send']],
    ['scheduled', ['cancel']],
    ['sending', ['cancel', 'pause']],
    ['held', ['recall', 'cancel', 'resume']],
    ['paused', ['recall', 'cancel', 'resume']],
    ['sent', ['recall']],
    ['cancelled', ['recall']],
    ['recalled', []],
  ] as const)('%s: %j', (state, kinds) => {
    expect(decidable(state)).toEqual(kinds);
  });

  it('is asked about, unless it does no harm', () => {
    const harmless = DELIVERY_ACTIONS.filter(({ asksReason }) => !asksReason).map(({ kind }) => kind);
    expect(harmless).toEqual(['pause', 'resume']);
    const typed = DELIVERY_ACTIONS.filter(({ confirmsPlace }) => confirmsPlace).map(({ kind }) => kind);
    expect(typed).toEqual(['recall', 'send']);
  });
});

describe('requests for approval', () => {
  it('are ended by their requester, or decided by others', () => {
    const own = APPROVAL_ACTIONS.filter(({ states }) => states?.includes('own')).map(({ kind }) => kind);
    expect(own).toEqual(['withdraw']);
    for (const action of APPROVAL_ACTIONS)
      expect([action.kind, rolesOf(action)]).toEqual([
        action.kind,
        action.kind === 'withdraw' ? ROLES : ['admin'],
      ]);
  });
});

describe('guilds', () => {
  const settings = ['rename_guild', 'set_guild_notice', 'set_member_limit', 'set_boss_progress'];
  const members = ['change_leader', 'kick_member'];
  it.each([
    ['active', [...settings, ...members, 'suspend_guild', 'dissolve_guild']],
    ['suspended', [...settings, ...members, 'restore_guild', 'dissolve_guild']],
    ['dissolved', []],
  ])('that are %s: %j', (state, kinds) => {
    const possible = GUILD_ACTIONS.filter((action) => isPossible(action, state));
    expect(possible.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('are for admins, and only their end cannot be undone, which the form says', () => {
    for (const action of GUILD_ACTIONS)
      expect([action.kind, rolesOf(action)]).toEqual([action.kind, ['admin']]);
    const final = GUILD_ACTIONS.filter(({ isUndoable }) => !isUndoable);
    expect(final.map(({ kind }) => kind)).toEqual(['dissolve_guild']);
    expect(final[0]?.warning?.en).toContain('cannot be undone');
  });

  it('share no name with what is done to players: a command is known by its name', () => {
    const kinds = [...PLAYER_ACTIONS, ...GUILD_ACTIONS].map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});

describe('redemption codes', () => {
  it.each([
    ['waiting', ['generate']],
    ['generating', []],
    ['open', ['stop']],
    ['stopped', ['reopen']],
  ])('of a batch that is %s: %j', (state, kinds) => {
    const possible = BATCH_ACTIONS.filter((action) => isPossible(action, state));
    expect(possible.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ['unused', ['suspend']],
    ['used', []],
    ['suspended', ['restore']],
  ])('that are %s: %j', (state, kinds) => {
    const possible = CODE_ACTIONS.filter((action) => isPossible(action, state));
    expect(possible.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('are for the same roles everywhere: their calls look at no environment', () => {
    for (const { kind, roles } of [...BATCH_ACTIONS, ...CODE_ACTIONS])
      expect([kind, roles.open]).toEqual([kind, roles.protected]);
  });
});

describe('actions on any subject', () => {
  it('are listed under their subject, each kind once', () => {
    expect(Object.keys(ACTIONS_BY_SUBJECT)).toEqual(Object.keys(SUBJECT_NAMES));
    for (const [subject, actions] of Object.entries(ACTIONS_BY_SUBJECT)) {
      expect(new Set(actions.map((action) => action.subject))).toEqual(new Set([subject]));
      expect(new Set(actions.map(({ kind }) => kind)).size).toBe(actions.length);
    }
  });

  it('are what an entry of the staff log tells of', () => {
    expect(actionOfEntry('delivery.cancel')).toBe(deliveryAction('cancel'));
    expect(actionOfEntry('player.rename')?.kind).toBe('rename');
    expect(actionOfEntry('delivery.create')).toBeUndefined();
  });

  it('are known by the place where they are begun', () => {
    expectTypeOf<ActionAt<'user'>>().toEqualTypeOf<'account.update' | 'account.end_session'>();
  });

  it('have a role in every place where they may be done', () => {
    for (const action of EVERY_ACTION)
      for (const role of ROLES)
        expect([action.kind, role, mayDo(action, role, true) || mayDo(action, role, false)]).toEqual([
          action.kind,
          role,
          rolesOf(action).includes(role),
        ]);
  });
});
