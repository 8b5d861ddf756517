import type { PlayerRow } from '@quartermaster/contract/http/player-search';
import { describe, expect, it } from 'vitest';
import { readRows, sortRows } from './listed-players.ts';

const player = (serverId: number, accountId: number, status: PlayerRow['status'] = 'active') =>
  ({ server_id: serverId, account_id: accountId, status }) as PlayerRow;

const sorted = (texts: readonly string[], found: readonly PlayerRow[]) => {
  const { named, rejects } = readRows(texts);
  const { recipients, rejects: others } = sortRows(named, found);
  return { recipients, rejects: [...rejects, ...others].map(({ row, reason }) => [row, reason]) };
};

describe('a list of players', () => {
  it('rejects each row that is no id, no player, or cannot get mail, and keeps the rest', () => {
    const texts = ['1:100', 'Ember', '', '200', '0', '300', '400', '-5'];
    const found = [player(1, 100), player(2, 200), player(1, 300, 'deleted'), player(1, 400, 'suspended')];
    expect(sorted(texts, found)).toEqual({
      recipients: [
        { serverId: 1, accountId: 100 },
        { serverId: 2, accountId: 200 },
      ],
      rejects: [
        [2, 'malformed'],
        [5, 'malformed'],
        [8, 'malformed'],
        [6, 'deleted'],
        [7, 'suspended'],
      ],
    });
  });

  it('keeps of e-mail addresses, devices and accounts elsewhere only enough to find the row again', () => {
    const { rejects } = readRows(['1:10o', 'ada@example.com', 'device-4f2a8c9e', '203.0.113.7', 'Ember']);
    expect(rejects.map(({ text }) => text)).toEqual(['1:10o', 'a•••@e•••.com', 'd•••', '2•••', 'Ember']);
  });

  it('takes a player once, however they are named', () => {
    expect(sorted(['100', '1:100', '１００'], [player(1, 100)])).toEqual({
      recipients: [{ serverId: 1, accountId: 100 }],
      rejects: [
        [2, 'duplicate'],
        [3, 'duplicate'],
      ],
    });
  });

  it('guesses no server', () => {
    const found = [player(1, 100), player(2, 100)];
    expect(sorted(['100', '2:100', '3:100'], found)).toEqual({
      recipients: [{ serverId: 2, accountId: 100 }],
      rejects: [
        [1, 'several'],
        [3, 'nobody'],
      ],
    });
  });
});
