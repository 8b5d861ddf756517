import { playerSearchQuery } from '@quartermaster/contract/http/player-search';
import { describe, expect, it } from 'vitest';
import { askedIn, searchRequestOf, wantedPlayersIn } from './search-request.ts';

const requestOf = (query: object) => searchRequestOf(playerSearchQuery.parse(query), [1, 2, 3]);

describe('a search', () => {
  it('asks every server there is unless some are named, each once', () => {
    expect(requestOf({}).servers).toEqual([1, 2, 3]);
    expect(requestOf({ server: '3,1,3' }).servers).toEqual([3, 1]);
    expect(() => requestOf({ server: '1,9' })).toThrow('server_not_found');
  });

  it('for a server and an account asks that server for that account', () => {
    expect(requestOf({ q: ' 2:100200 ' })).toMatchObject({ servers: [2], by: 'account_id', text: '100200' });
    for (const q of ['2-100200', '「2：100200」', '＃２－１００２００'])
      expect(requestOf({ q })).toMatchObject({ servers: [2], by: 'account_id', text: '100200' });
    expect(requestOf({ q: '9:100200' })).toMatchObject({ servers: [], by: 'account_id' });
    expect(requestOf({ q: '2:100200', by: 'name' })).toMatchObject({ servers: [1, 2, 3], by: 'name' });
    expect(requestOf({ q: '2:30:40' })).toMatchObject({ by: 'any', text: '2:30:40' });
  });

  it('sorts by the word without its sign', () => {
    expect(requestOf({ sort: '-level' })).toMatchObject({ sort: 'level', descending: true });
    expect(requestOf({ sort: 'name' })).toMatchObject({ sort: 'name', descending: false });
  });

  it('takes only filters for filters', () => {
    expect(requestOf({ q: 'ada', status: 'suspended', level_from: '3' }).filters).toEqual({
      status: 'suspended',
      level_from: 3,
    });
  });

  it('is remembered as it was asked, not as it was leafed through', () => {
    expect(askedIn(playerSearchQuery.parse({ q: 'ada', cursor: 'x', limit: '50' }))).toEqual({
      q: 'ada',
      by: 'any',
      sort: '-last_login_at',
    });
  });
});

describe('pasted ids', () => {
  it('are accounts, of a server or of any, each once', () => {
    const { wanted, malformed } = wantedPlayersIn(['1:100200', ' 100201', '１００２０１', '', '1:100200']);
    expect(wanted).toEqual([
      { serverId: 1, accountId: 100_200, id: '1:100200' },
      { serverId: null, accountId: 100_201, id: '100201' },
    ]);
    expect(malformed).toEqual([]);
  });

  it.each(['0', '-5', '1.5', '1234567890', '1:', ':1', '0:7', '1:0', '1:2:3', 'ada', '1e3'])(
    'are not %s',
    (id) => {
      expect(wantedPlayersIn([id])).toEqual({ wanted: [], malformed: [id] });
    },
  );
});
