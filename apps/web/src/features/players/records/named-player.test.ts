import { describe, expect, it } from 'vitest';
import { blockedPlayer, superAccount } from './named-player.ts';

const PLAYER = { serverId: 2, accountId: 100_200 };

describe('the player of a block', () => {
  it('is written as an account on one server, whatever was blocked before', () => {
    const written = blockedPlayer.write(PLAYER);
    expect(written).toEqual({ block_type: 'account', value: '100200', server_ids: [2] });
    expect(blockedPlayer.read({ block_type: 'ip', value: '203.0.113.7', ...written })).toBe('2:100200');
  });

  it('is looked for on every server where none or several are named', () => {
    expect(blockedPlayer.read({ block_type: 'account', value: ' 7 ' })).toBe('7');
    expect(blockedPlayer.read({ block_type: 'account', value: '7', server_ids: [1, 2] })).toBe('7');
  });

  it('is none where something else is blocked', () => {
    expect(blockedPlayer.read({ block_type: 'country', value: 'TW' })).toBe('');
    expect(blockedPlayer.read({ block_type: 'account', value: null, server_ids: [1] })).toBe('');
  });
});

describe('the player of a super account', () => {
  it('is read as it is written', () => {
    expect(superAccount.read(superAccount.write(PLAYER))).toBe('2:100200');
    expect(superAccount.read({ server_id: 1, account_id: null })).toBe('');
  });
});
