import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADA,
  createPlayerServiceScene,
  DELETED,
  SECRETS,
  type PlayerServiceScene,
} from '../../testing/player-service-scene.ts';
import type { Json } from '../../testing/record-scene.ts';

let service: PlayerServiceScene;

beforeAll(async () => {
  service = await createPlayerServiceScene();
});
afterAll(() => service.close());

const PLAYER = `servers/1/players/${ADA}`;
const SECTIONS = [
  'wallets', 'possessions?kind=item', 'mails', 'draws', 'purchases', 'battles', 'guild', 'logins', 'sanctions', 'notes', 'ledger',
  'staff-actions', 'timeline',
]; // prettier-ignore
const section = async (path: string): Promise<Json> => (await service.read(`${PLAYER}/${path}`)).body;

describe('a player’s page', () => {
  it('begins with the player at a glance', async () => {
    const { body } = await service.read(PLAYER);
    expect(body).toMatchObject({
      player: {
        server_id: 1,
        account_id: ADA,
        name: 'Ember Ada 燈火',
        personal: { login_name: SECRETS.login, email: SECRETS.email, devices: [SECRETS.device], ips: [SECRETS.ip] },
        topups: [{ currency: 'USD', amount: 19.99, orders: 1 }],
      },
      is_masked: false,
    }); // prettier-ignore
  });

  it.each([
    [
      'wallets',
      {
        data: [
          { asset_kind: 'coin', balance: 500 },
          { asset_kind: 'gem', paid_balance: 30 },
        ],
      },
    ],
    ['possessions?kind=item', { data: [{ config_id: 7, amount: 3 }] }],
    ['possessions?kind=pet', { data: [], next_cursor: null }],
    ['mails', { data: [{ title: { en: 'Sorry' }, sent_by: expect.any(Number) }] }],
    ['purchases', { data: [{ order_id: 'EF-1', amount: 19.99, device_id: SECRETS.device }] }],
    ['battles', { data: [{ mode: 'story', result: 'win' }] }],
    ['guild', { current: { guild_id: 4, position: 'leader' }, history: [{ change: 'join' }] }],
    ['logins', { data: [{ ip: SECRETS.ip, device_id: SECRETS.device }] }],
    ['sanctions', { data: [{ kind: 'mute', in_force: true }] }],
    ['notes', { data: [{ text: 'Was upset' }] }],
    ['ledger', { data: [{ asset_kind: 'item', delta: 3 }] }],
  ])('has a section %s', async (path, expected) => {
    expect(await section(path)).toMatchObject(expected);
  });

  it('calls records of the game and staff by name', async () => {
    const lantern = { title: { en: 'Lantern 7', zh: '燈籠 7', jp: 'ランタン 7' }, image: expect.anything() };
    for (const path of ['possessions?kind=item', 'mails', 'purchases', 'ledger', 'timeline']) {
      const { references } = await section(path);
      expect([path, references['item-setting']?.['7']]).toEqual([path, lantern]);
    }
    for (const path of ['mails', 'sanctions', 'notes'])
      expect([path, Object.values((await section(path)).staff)]).toEqual([path, ['The cs']]);
  });

  it('shows the odds that held for a draw, and where they are unknown', async () => {
    const { data, odds } = await section('draws');
    expect(data.map((draw: Json) => draw.release_hash)).toEqual(['a'.repeat(64), 'unknown']);
    expect(odds).toEqual([
      {
        release_hash: 'a'.repeat(64),
        gachapon_id: 5,
        release: { number: 1, name: 'Autumn', version: '1.1.0', at: expect.any(String) },
        groups: [
          { group_no: 1, rarity: 'SSR', chance: 0.01, prizes: [{ asset_kind: 'pet', target_id: 1, chance: 0.01, rate_up: true }] },
          {
            group_no: 2,
            rarity: 'R',
            chance: 0.99,
            prizes: [
              { asset_kind: 'pet', target_id: 2, chance: expect.closeTo(0.7425), rate_up: false },
              { asset_kind: 'pet_god', target_id: 3, chance: expect.closeTo(0.2475), rate_up: false },
            ],
          },
        ],
        guarantees: [{ id: '9', kind: 'rate_up', rarity: null, soft_from: null, soft_step: 0, hard_at: 90 }],
      },
    ]); // prettier-ignore
  });

  it('goes on in every section from where it stopped', async () => {
    const first = await section('draws?limit=1');
    const second = await section(`draws?limit=1&cursor=${encodeURIComponent(first.next_cursor)}`);
    expect([first.data[0].counter_before, second.data[0].counter_before]).toEqual([3, 2]);
    expect(second.next_cursor).toBeNull();
  });
});

describe('the timeline', () => {
  it('is everything that happened, in one order, whatever the size of its parts', async () => {
    const whole = await section('timeline?limit=200');
    expect(whole.next_cursor).toBeNull();
    expect(new Set(whole.data.map((entry: Json) => entry.kind)).size).toBe(11);
    const instants = whole.data.map((entry: Json) => entry.at);
    expect(instants).toEqual(instants.toSorted().toReversed());
    const parts: Json[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const part = await section(`timeline?limit=2&cursor=${encodeURIComponent(cursor)}`);
      parts.push(...part.data);
      cursor = part.next_cursor;
    }
    expect(parts).toEqual(whole.data);
  });

  it('shows the kinds and the period that are asked for', async () => {
    const some = await section(
      'timeline?kinds=mail,draw,nonsense&from=2026-11-01 00:00:00&to=2026-11-03 00:00:00',
    );
    expect(some.data.map((entry: Json) => [entry.kind, entry.at])).toEqual([
      ['draw', '2026-11-03 00:00:00'],
      ['mail', '2026-11-02 00:00:00'],
    ]);
    expect(some.kinds).toEqual(['draw', 'mail']);
    expect((await section('timeline?kinds=staff&to=2026-01-01 00:00:00')).data).toEqual([]);
  });

  it('tells how one kind of asset came and went, and nothing else', async () => {
    const whole = await section('timeline?limit=200');
    const items = whole.data.filter(
      ({ row }: Json) => row.asset_type === 'item' || row.asset_kind === 'item',
    );
    expect(items.length).toBeGreaterThan(0);
    expect((await section('timeline?asset=item')).data).toEqual(items);
    expect((await section('timeline?asset=item&kinds=mail,staff')).data).toEqual([]);
    expect((await section('timeline?asset=pebble')).data).toEqual([]);
  });

  it.each(['from=yesterday', 'to=2026-13-01 00:00:00', 'limit=0', 'limit=-1', 'limit=201'])(
    'is refused where it is wrong (%s)',
    async (query) => {
      expect((await service.read(`${PLAYER}/timeline?${query}`)).status).toBe(422);
    },
  );
});

describe('a visit', () => {
  it('is remembered once, whatever of the page is read', async () => {
    const qa = service.as('qa');
    const before = (await service.audit('player.view')).length;
    const paths = ['', ...SECTIONS.map((path) => `/${path}`)];
    await Promise.all(paths.map((path) => qa.call('GET', `environments/dev/${PLAYER}${path}`)));
    await qa.call('GET', `environments/dev/servers/2/players/${ADA}`);
    expect((await service.audit('player.view')).slice(before)).toMatchObject([
      { username: 'qa', module: 'player', record_id: `1:${ADA}`, environment: 'dev' },
      { username: 'qa', record_id: `2:${ADA}` },
    ]);
  });

  it('is in the staff log with the page that was opened', async () => {
    const { data } = (await service.scene.admin.call('GET', 'log/cms?model=player')).json<Json>();
    expect(data).toContainEqual(
      expect.objectContaining({
        action: 'player.view',
        action_type: 'view',
        url: `/user-control/1/${ADA}/detail`,
        environment: 'dev',
      }),
    );
  });

  it('shows among what staff did, to the environment’s player alone', async () => {
    const { data } = await section('staff-actions');
    expect(data).toContainEqual(expect.objectContaining({ action: 'player.view', staff_name: 'The qa' }));
    const live = await service.scene.admin.call(
      'GET',
      `environments/production/servers/1/players/${ADA}/staff-actions`,
    );
    expect(live.json().data).toMatchObject([{ action: 'player.view', staff_name: 'The admin' }]);
  });

  it('tells among them, and in the timeline, why something was refused', async () => {
    await service.scene.server.database.query(
      `insert into audit_entry (action, outcome, reason, module, branch_id, record_id)
       select distinct 'player.give', 'refused', 'player_changed', module, branch_id, record_id
       from audit_entry where action = 'player.view' and record_id = '1:${ADA}'`,
    );
    const refused = { action: 'player.give', refusal: expect.stringMatching(/^The player has changed/) };
    const { data: actions } = await section('staff-actions');
    expect(actions[0]).toMatchObject({ ...refused, reason: 'player_changed' });
    const { data: entries } = await section('timeline?kinds=staff');
    expect(entries.map(({ row }: Json) => row)).toContainEqual(expect.objectContaining(refused));
  });
});

describe('a note', () => {
  it('is kept with its author, and is listed first', async () => {
    const path = `environments/dev/${PLAYER}/notes`;
    const answer = await service.as('low_cs').call('POST', path, { body: { text: ' Called again ' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { note: { text: 'Called again' } }]);
    const { data, staff } = await section('notes');
    expect(data[0]).toMatchObject({ note_id: answer.json().note.note_id, text: 'Called again' });
    expect(staff[data[0].author_id]).toBe('The low_cs');
    expect(await service.audit('player.note')).toMatchObject([
      { after: { text: 'Called again' }, record_id: `1:${ADA}` },
    ]);
  });

  it('that is pinned is listed before newer ones, once, until it is unpinned', async () => {
    const path = `environments/dev/${PLAYER}/notes`;
    const { note } = (await service.as('cs').call('POST', path, { body: { text: 'Be kind' } })).json();
    await service.as('cs').call('POST', path, { body: { text: 'Newer' } });
    const pin = (pinned: boolean, id = note.note_id) =>
      service.as('cs').call('POST', `${path}/${id}/pin`, { body: { pinned } });
    const texts = async () => (await section('notes')).data.map(({ text }: Json) => text);
    expect((await texts()).slice(0, 2)).toEqual(['Newer', 'Be kind']);
    expect((await pin(true)).statusCode).toBe(200);
    const pinned = await texts();
    expect(pinned.slice(0, 2)).toEqual(['Be kind', 'Newer']);
    expect(pinned.filter((text: string) => text === 'Be kind')).toHaveLength(1);
    expect(await service.audit('player.pin_note')).toMatchObject([{ after: { is_pinned: true } }]);
    await pin(false);
    expect((await texts()).slice(0, 2)).toEqual(['Newer', 'Be kind']);
    expect((await pin(true, 999_999)).statusCode).toBe(404);
  });

  it.each([{}, { text: '' }, { text: '  ' }, { text: 'x'.repeat(2001) }, { text: 'x', more: 1 }])(
    'is refused where it is none (%#)',
    async (body) => {
      const answer = await service.scene.admin.call('POST', `environments/dev/${PLAYER}/notes`, { body });
      expect(answer.statusCode).toBe(422);
    },
  );
});

describe('an address', () => {
  it.each([
    [`environments/dev/servers/1/players/5`, 'user_not_found'],
    [`environments/dev/servers/77/players/${ADA}`, 'server_not_found'],
    [`environments/nowhere/servers/1/players/${ADA}`, 'environment_not_found'],
    [`environments/dev/servers/x/players/${ADA}`, 'not_found'],
    [`environments/dev/servers/1/players/0`, 'not_found'],
    [`environments/dev/servers/1/players/-7`, 'not_found'],
    [`environments/dev/servers/1/players/1234567890`, 'not_found'],
    [`environments/dev/servers/1/players/1e3`, 'not_found'],
  ])('that leads to nobody is refused on every page (%s)', async (address, code) => {
    for (const path of ['', ...SECTIONS.map((name) => `/${name}`)]) {
      const answer = await service.scene.admin.call('GET', `${address}${path}`);
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, code]);
    }
    for (const [path, body] of [['reveal', { reason: 'Just because' }], ['notes', { text: 'x' }]] as const) {
      const answer = await service.scene.admin.call('POST', `${address}/${path}`, { body });
      expect([path, answer.json().code]).toEqual([path, code]);
    } // prettier-ignore
  });

  it('of a deleted player leads to what there is', async () => {
    const { status, body } = await service.read(`servers/1/players/${DELETED}`);
    expect([status, body.player.status]).toEqual([200, 'deleted']);
  });
});
