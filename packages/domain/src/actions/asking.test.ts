import { describe, expect, it } from 'vitest';
import { ROLES } from '../core/module.ts';
import { ACTIONS_BY_SUBJECT } from './index.ts';
import { wayOf } from './asking.ts';
import { PLAYER_ACTIONS, playerAction, wayToAct } from './player/index.ts';
import { canBePreset, presetOf, validatePreset, valuesOfPreset } from './preset.ts';

describe('who asks for what', () => {
  it.each(PLAYER_ACTIONS.map(({ kind }) => kind))(
    '%s is done or asked for by everybody but testers',
    (kind) => {
      const ways = ROLES.map((role) => wayToAct(role, kind, true));
      const support = kind === 'send_prepared_mail' ? 'do' : 'ask';
      expect(Object.fromEntries(ROLES.map((role, at) => [role, ways[at]]))).toEqual({
        admin: 'do',
        cs: support,
        qa: null,
        low_cs: support,
      });
      expect(wayToAct('qa', kind, false)).toBe('do');
    },
  );

  it('nothing but what is done to a player is asked for by a role', () => {
    const others = Object.values(ACTIONS_BY_SUBJECT)
      .flat()
      .filter(({ subject }) => subject !== 'player');
    const ways = others.flatMap((action) => ROLES.map((role) => wayOf(action, role, true)));
    expect(ways).not.toContain('ask');
    expect(ways).toContain(null);
  });
});

describe('a preset', () => {
  const NOW = new Date('2026-11-25T10:00:00Z');
  const mute = playerAction('sanction');

  it('keeps times as hours from the moment of its use', () => {
    const kept = presetOf(
      mute,
      { kind: 'mute', reason: 'chat_abuse', ends_at: '2026-12-02 10:00:04', message: '  Be kind. ' },
      NOW,
    );
    expect(kept).toEqual({
      kind: 'mute',
      reason: 'chat_abuse',
      ends_at: { in_hours: 168 },
      message: 'Be kind.',
    });
    expect(validatePreset(mute, kept)).toEqual([]);
    expect(valuesOfPreset(mute, kept, new Date('2027-01-01T00:00:00Z'))['ends_at']).toBe(
      '2027-01-08 00:00:00',
    );
  });

  it('keeps times in rows in the same way', () => {
    const give = playerAction('give');
    const thing = { kind: 'item', config_id: 1021, amount: 1 };
    const kept = presetOf(give, { things: [{ ...thing, expires_at: '2026-11-26 10:00:00' }] }, NOW);
    expect(kept).toEqual({ things: [{ ...thing, expires_at: { in_hours: 24 } }] });
    expect(valuesOfPreset(give, kept, NOW)['things']).toEqual([
      { ...thing, expires_at: '2026-11-26 10:00:00' },
    ]);
  });

  it('names nothing of one player', () => {
    const unlink = playerAction('unlink_device');
    expect(presetOf(unlink, { device: '8f2c', end_sessions: true }, NOW)).toEqual({ end_sessions: true });
    expect(validatePreset(unlink, { device: '8f2c' })).toMatchObject([
      { path: 'device', code: 'unknown_field' },
    ]);
    const without = PLAYER_ACTIONS.filter((action) => !canBePreset(action)).map(({ kind }) => kind);
    expect(without).toEqual([
      'take',
      'recall_mail',
      'move_device',
      'merge_account',
      'enter_order',
      'redeliver_order',
      'refund_order',
      'hide_message',
      'show_message',
    ]);
  });

  it.each([
    [{ kind: 'tickle' }],
    [{ ends_at: { in_hours: 0 } }],
    [{ ends_at: { in_hours: 1e9 } }],
    [{ ends_at: 'soon' }],
    [{ nothing: 1 }],
  ])('%j is refused', (kept) => {
    expect(validatePreset(mute, kept)).toHaveLength(1);
  });

  it('may leave out what is filled in each time', () => {
    expect(validatePreset(mute, {})).toEqual([]);
  });
});
