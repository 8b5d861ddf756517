import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetRecentPlayers,
  readRecentPlayers,
  rememberPlayer,
  type RecentPlayer,
} from './recent-players.ts';

const MIKA = 2;

const player = (accountId: number, change: Partial<RecentPlayer> = {}): RecentPlayer => ({
  environment: 'production',
  serverId: 1,
  accountId,
  name: `Player ${accountId}`,
  at: '2026-11-21 08:00:00',
  ...change,
});

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

const idsOf = (person: number, environment = 'production') =>
  readRecentPlayers(person, environment).map(({ accountId }) => accountId);

describe('the players that a person opened', () => {
  it('have the latest first, each once', () => {
    for (const id of [11, 12, 11]) rememberPlayer(MIKA, player(id));
    expect(idsOf(MIKA)).toEqual([11, 12]);
  });

  it('are forgotten with a person’s sign-out, those of others kept', () => {
    rememberPlayer(MIKA, player(11));
    rememberPlayer(MIKA + 1, player(12));
    forgetRecentPlayers(MIKA);
    expect([idsOf(MIKA), idsOf(MIKA + 1)]).toEqual([[], [12]]);
  });

  it('are others on another server and in another environment', () => {
    rememberPlayer(MIKA, player(11));
    rememberPlayer(MIKA, player(11, { serverId: 2 }));
    rememberPlayer(MIKA, player(11, { environment: 'dev' }));
    expect(idsOf(MIKA)).toEqual([11, 11]);
    expect(idsOf(MIKA, 'dev')).toEqual([11]);
  });

  it('are separate for each person', () => {
    rememberPlayer(MIKA, player(11));
    expect(idsOf(3)).toEqual([]);
  });

  it('are forgotten when there are many', () => {
    for (let id = 1; id <= 40; id += 1) rememberPlayer(MIKA, player(id));
    expect(idsOf(MIKA)).toHaveLength(30);
    expect(idsOf(MIKA)[0]).toBe(40);
  });

  it('are none when what is kept is no list of players', () => {
    for (const text of ['{', '7', '[{"name":"Nobody"}]', '[null]']) {
      stored.set('recent_players_2', text);
      expect(idsOf(MIKA)).toEqual([]);
    }
  });
});
