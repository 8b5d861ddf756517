import { PLAYER_COMMAND_ROLES } from '@quartermaster/domain/permissions/player-commands';
import { describe, expect, it } from 'vitest';
import { commandGroups } from './command-kinds.ts';

const kinds = (...asked: Parameters<typeof commandGroups>) =>
  commandGroups(...asked).flatMap((group) => group.kinds);

describe('the menu of actions', () => {
  it('has every command once, but for those on orders and on messages of guilds', () => {
    const elsewhere = ['enter_order', 'redeliver_order', 'hide_message', 'show_message'];
    expect([...kinds('admin', true), ...elsewhere].toSorted()).toEqual(
      Object.keys(PLAYER_COMMAND_ROLES).toSorted(),
    );
  });

  it('has what the role may do in the environment, and no empty group', () => {
    expect(commandGroups('low_cs', true)).toEqual([{ key: 'mail', kinds: ['send_prepared_mail'] }]);
    expect(commandGroups('qa', true)).toEqual([]);
    expect(kinds('qa', false)).toEqual(kinds('admin', false));
  });
});
