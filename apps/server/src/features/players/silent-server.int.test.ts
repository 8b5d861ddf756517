import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlayerStore, ServerFailure } from '../../players/player-store.ts';
import {
  ADA,
  createPlayerServiceScene,
  type PlayerServiceScene,
} from '../../testing/player-service-scene.ts';
import type { PlayerReader } from './player-reader.ts';
import { createPlayersService, type PlayersService } from './players.service.ts';

let service: PlayerServiceScene;

beforeAll(async () => {
  service = await createPlayerServiceScene();
});
afterAll(() => service.close());

const reader: PlayerReader = { staffId: 1, role: 'admin', language: 'en', actor: { accountId: null } };
const query = { by: 'any', sort: 'name', limit: 15 } as const;

/** The players of a store whose server 1 does not answer. */
function deskWithout(kind: ServerFailure['kind']): PlayersService {
  const { services } = service.scene.server;
  const failures = [{ serverId: 1, kind }];
  const others = (servers: readonly number[]) => servers.filter((id) => id !== 1);
  const playerStore: PlayerStore = {
    ...services.players,
    search: async (search) => {
      const found = await services.players.search({ ...search, servers: others(search.servers) });
      return { ...found, failures };
    },
    lookUp: async (environmentId, servers, wanted) => {
      const { players } = await services.players.lookUp(environmentId, others(servers), wanted);
      return { players, failures };
    },
  };
  return createPlayersService({ ...services, playerStore });
}

describe('a server that does not answer', () => {
  it.each(['unreachable', 'too_slow'] as const)(
    'is named, and the others are searched (%s)',
    async (kind) => {
      const { data, unavailable } = await deskWithout(kind).search('dev', query, reader);
      expect(data.map((player) => player.server_id)).toEqual([2]);
      expect(unavailable).toEqual([
        { server_id: 1, state: kind, message: null, skipped: true },
        expect.objectContaining({ server_id: 2, state: 'maintenance', skipped: false }),
      ]);
    },
  );

  it('says nothing about whom it may have', async () => {
    const ids = [`1:${ADA}`, `2:${ADA}`, '2:5'];
    const answer = await deskWithout('unreachable').lookUp('dev', { ids }, reader);
    expect(answer).toMatchObject({ data: [{ server_id: 2 }], not_found: ['2:5'], malformed: [] });
  });

  it.each([
    ['unreachable', 'under_maintenance'],
    ['too_slow', 'connection_timeout'],
  ] as const)('has no player’s page, in the words of the game (%s)', async (kind, code) => {
    const { sections } = deskWithout(kind);
    const lost = sections.summary({ env: 'dev', server: 1, account: ADA }, reader);
    await expect(lost).rejects.toMatchObject({ code });
    const other = await sections.summary({ env: 'dev', server: 2, account: ADA }, reader);
    expect(other.player.name).toBe('Other Ada');
  });
});
