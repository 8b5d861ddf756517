import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlayerScene, type PlayerScene } from '../../testing/player-scene.ts';
import { nameGramsOf } from './name-keys.ts';
import { askServers } from './search.ts';

let scene: PlayerScene;
beforeAll(async () => {
  scene = await createPlayerScene();
});
beforeEach(() => scene.empty());
afterAll(() => scene.close());

const foundBy = async (...[text, more]: Parameters<PlayerScene['search']>): Promise<number[]> => {
  const { players } = await scene.search(text, more);
  return players.map((player) => player.account_id);
};

/** By number, those that were drawn first. */
async function drawn(accounts: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await scene.database.query<{ id: number; part: number }>(
    `select id, case when hashint4(id) & 255 = 0 then 2 when hashint4(id) & 15 = 0 then 3 else 4 end as part
       from unnest($1::integer[]) as id`,
    [accounts],
  );
  return new Map(rows.map(({ id, part }) => [id, part]));
}

const INSIDE = 2;
const ALIKE = INSIDE + 3;
const KANA_INSIDE = ALIKE + 1;
const NOT_FOUND = KANA_INSIDE + 3;

const hiraganaOf = (text: string): string =>
  text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
const katakanaOf = (text: string): string =>
  text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
const alike = (name: string): string => hiraganaOf(name.replaceAll(' ', ''));

/**
 * The search in its simplest, slow form: exact names, then beginnings, then other parts, then the same
 * but for spaces and the kind of kana.
 */
async function model(names: ReadonlyMap<number, string>, text: string): Promise<number[]> {
  const needle = normalizeSearchText(text);
  const parts = await drawn([...names.keys()]);
  const partOf = (id: number): number => (parts.get(id) ?? 4) - 2;
  const kana = [hiraganaOf(needle), katakanaOf(needle)].filter(
    (form) => form !== needle && nameGramsOf(form).length > 0,
  );
  const rankOf = (id: number, name: string): number => {
    if (name === needle) return 0;
    if (name.startsWith(needle)) return 1;
    if (name.includes(needle)) return INSIDE + partOf(id);
    if (alike(name).startsWith(alike(needle))) return ALIKE;
    return kana.some((form) => name.includes(form)) ? KANA_INSIDE + partOf(id) : NOT_FOUND;
  };
  return [...names]
    .map(([id, typed]) => ({ id, name: normalizeSearchText(typed) }))
    .map(({ id, name }) => ({ id, name, rank: rankOf(id, name) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort(
      (left, right) =>
        left.rank - right.rank ||
        (left.rank !== ALIKE && left.rank >= INSIDE
          ? left.id - right.id
          : Buffer.compare(Buffer.from(left.name), Buffer.from(right.name))),
    )
    .map(({ id }) => id);
}

describe('searching players', () => {
  it('finds names in three scripts as a patient reader would', async () => {
    const part = fc.constantFrom(
      'Ash',
      'mo',
      'ss',
      'W',
      '火',
      '龍',
      '月',
      'ほし',
      'の',
      'カゼ',
      'かぜ',
      'ｶ',
      '7',
      ' ',
      '𠮷',
    );
    const name = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
    const usable = name.filter((text) => normalizeSearchText(text) !== '');
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(usable, { minLength: 1, maxLength: 40, selector: normalizeSearchText }),
        usable.filter((text) => /[^\p{ASCII}]{2}|[a-z0-9 ]{3}/u.test(normalizeSearchText(text))),
        async (names, needle) => {
          await scene.empty();
          const players = names.map((text, index) => ({
            accountId: (index + 1) * 8,
            serverId: (index % 2) + 1,
            name: text,
          }));
          await scene.add(...players);
          const expected = await model(
            new Map(players.map((player) => [player.accountId, player.name])),
            needle,
          );
          const found = await scene.search(needle, { by: 'name', limit: 100 });
          expect(found.players.map((player) => player.account_id)).toEqual(expected);
          expect(found.total).toBe(expected.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('takes one Chinese character as a beginning, two as an inside', async () => {
    await scene.add({ accountId: 1, name: '火龍' }, { accountId: 2, name: '銀月火龍' });
    expect(await foundBy('火')).toEqual([1]);
    expect(await foundBy('火龍')).toEqual([1, 2]);
  });

  it('finds names that read alike, after those that have the text', async () => {
    await scene.add(
      { accountId: 1, name: 'Ｓｔａｒ Ｆｏｘ' },
      { accountId: 2, name: 'Starfox 99' },
      { accountId: 3, name: 'ガミガミ太郎' },
      { accountId: 4, name: '隣のガミガミ' },
      { accountId: 5, name: 'がみがみ' },
    );
    expect(await foundBy('STARFOX')).toEqual([2, 1]);
    expect(await foundBy('がみがみ')).toEqual([5, 3, 4]);
    const { players } = await scene.search('starfox');
    expect(players.map(({ matched }) => matched)).toEqual([
      [{ by: 'name', text: 'Starfox 99' }],
      [{ by: 'similar_name', text: 'Ｓｔａｒ Ｆｏｘ' }],
    ]);
    expect(await foundBy('starfox', { withoutSimilar: true })).toEqual([2]);
    expect(await foundBy('starfox', { by: 'login' })).toEqual([]);
  });

  it('finds players by their former names, renamed by staff or by the game', async () => {
    await scene.add(
      { accountId: 1, name: '星狐' },
      { accountId: 2, name: '星狐の友' },
      { accountId: 3, name: 'Old Moss' },
    );
    await scene.store.change(scene.ref(1), (change) => change.rename('Star Fox'));
    await scene.database.query(
      `update player.account set name = 'Moss', name_key = 'moss', grams = '{}' where account_id = 3`,
    );
    expect(await foundBy('星狐')).toEqual([1, 2]);
    expect(await foundBy('oldm')).toEqual([3]);
    expect(await foundBy('星狐', { withoutSimilar: true })).toEqual([2]);
    const { players } = await scene.search('星狐', { limit: 1 });
    expect(players[0]?.matched).toEqual([
      { by: 'former_name', text: '星狐', until: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect((await scene.store.summary(scene.ref(1)))?.former_names).toMatchObject([{ name: '星狐' }]);
    await scene.store.change(scene.ref(1), (change) => change.rename('星狐'));
    expect((await scene.store.summary(scene.ref(1)))?.former_names).toMatchObject([{ name: 'Star Fox' }]);
    await scene.store.change(scene.ref(1), async (change) => {
      await change.rename('星狐#1');
      await change.edit({ status: 'deleted' });
    });
    expect((await scene.store.summary(scene.ref(1)))?.former_names).toEqual([]);
  });

  it('uses the indexes of names that read alike', async () => {
    await scene.add({ accountId: 1, name: 'Star Fox' });
    await scene.database.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off; set local enable_sort = off');
      const planOf = async (table: string): Promise<string> => {
        const { rows } = await tx.query<{ 'QUERY PLAN': string }>(
          `explain select account_id from player.${table} where server = 1
             and (player.alike_key(name_key) collate "C") >= (player.alike_key('star') collate "C")
             and (player.alike_key(name_key) collate "C") < (player.alike_key('star') collate "C") || 'z'`,
        );
        return rows.map((row) => row['QUERY PLAN']).join(' ');
      };
      for (const table of ['account', 'former_name'])
        expect(await planOf(table)).toMatch(/Index Cond: \(.*(alike_key|translate)/);
    });
  });

  it('meets a number as number and name, once each', async () => {
    await scene.add(
      { accountId: 9, name: '100' },
      { accountId: 100, name: '1001 Nights', handles: ['login:100'] },
      { accountId: 4, name: '100 Acres' },
      { accountId: 3, name: 'Year 1000' },
      { accountId: 2, name: 'Route 1001', serverId: 2 },
    );
    expect(await foundBy('100')).toEqual([9, 100, 4, 2, 3]);
    const { players, total } = await scene.search('100', { limit: 2 });
    expect([players.length, total]).toEqual([2, 5]);
  });

  it.each([
    ['7', 'account_id'],
    ['someone@example.com', 'email'],
    ['6F1C-33', 'device'],
    ['203.0.113.9', 'ip'],
    ['000123.abc', 'third_party'],
    ['mossy', 'login'],
  ] as const)('knows %s by what it looks like', async (text, by) => {
    const handles = [
      'email:someone@example.com',
      'device:6f1c-33',
      'ip:203.0.113.9',
      'apple:000123.abc',
      'login:mossy',
    ];
    await scene.add({ accountId: 7, name: 'Ash', handles }, { accountId: 8, name: 'Birch', handles: [] });
    const { players } = await scene.search(text);
    expect(players.map((player) => [player.account_id, player.matched.map((match) => match.by)])).toEqual([
      [7, [by]],
    ]);
    expect(await foundBy(text, { by })).toEqual([7]);
  });

  it('finds who placed an order, by our number and by the channel’s', async () => {
    await scene.add({ accountId: 7, name: 'Ash' }, { accountId: 7, name: 'Ash', serverId: 2 });
    await scene.database.query(
      `insert into player.order_number select $1, issuer, number, server.id, 7
         from (values ('order', 'EF-20261101-1'), ('google_play', 'GPA.1-2')) as wanted(issuer, number), player.server
        where server_id = 2`,
      [scene.environmentId],
    );
    for (const number of ['EF-20261101-1', 'ef-20261101-1', 'GPA.1-2']) {
      const { players } = await scene.search(number);
      expect(players.map(({ server_id, account_id }) => [server_id, account_id])).toEqual([[2, 7]]);
    }
    await scene.database.query('delete from player.order_number');
  });

  it.each(['last_login_at', 'level', 'name', 'account_id'] as const)(
    'pages through all players by %s without missing or repeating one',
    async (sort) => {
      const players = Array.from({ length: 23 }, (_, index) => ({
        accountId: Math.floor(index / 2) + 1,
        serverId: (index % 2) + 1,
        name: `Fern ${index}`,
        level: index % 3,
        lastLoginAt: `2026-11-01 00:00:0${index % 4}.00000${index % 2}+00`,
      }));
      await scene.add(...players);
      for (const descending of [true, false]) {
        const seen: string[] = [];
        let cursor: string | null = null;
        do {
          const page: Awaited<ReturnType<PlayerScene['search']>> = await scene.search('', {
            sort,
            descending,
            cursor,
            limit: 5,
          });
          expect(page.total).toBe(23);
          seen.push(...page.players.map((player) => player.name));
          cursor = page.nextCursor;
        } while (cursor !== null);
        expect(seen).toHaveLength(23);
        expect(new Set(seen).size).toBe(23);
      }
    },
  );

  it('pages through a name’s insides without missing or repeating one, and counts a hundred of them', async () => {
    const accounts = Array.from({ length: 400 }, (_, index) => index + 1);
    await scene.add(...accounts.map((accountId) => ({ accountId, name: `Elder Moss ${accountId}` })));
    const seen: number[] = [];
    for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
      const page: Awaited<ReturnType<PlayerScene['search']>> = await scene.search('moss', {
        cursor,
        limit: 25,
      });
      expect([page.total, page.totalIsExact]).toEqual([100, false]);
      seen.push(...page.players.map((player) => player.account_id));
      cursor = page.nextCursor;
    }
    const parts = await drawn(accounts);
    const partOf = (id: number): number => parts.get(id) ?? 5;
    expect(new Set(parts.values()).size).toBe(3);
    expect(seen).toEqual(accounts.toSorted((a, b) => partOf(a) - partOf(b) || a - b));
  });

  it('narrows what it found', async () => {
    await scene.add({ accountId: 1, name: 'Ash', level: 3 }, { accountId: 2, name: 'Ashen', level: 30 });
    expect(await foundBy('ash', { filters: { level_from: 10 } })).toEqual([2]);
    expect(await foundBy('ash', { filters: { level_from: 10, vip_to: 2_147_483_647 } })).toEqual([2]);
    expect(await foundBy('', { filters: { level_to: 10 } })).toEqual([1]);
    expect(await foundBy('', { filters: { status: 'suspended' } })).toEqual([]);
  });

  it('looks many numbers up, on one server or on all', async () => {
    await scene.add({ accountId: 1, name: 'Ash' }, { accountId: 1, name: 'Ash', serverId: 2 });
    const wanted = [
      { serverId: 2, accountId: 1 },
      { serverId: null, accountId: 1 },
      { serverId: null, accountId: 99 },
    ];
    const { players } = await scene.store.lookUp(scene.environmentId, [1, 2], wanted);
    expect(players.map((player) => player.server_id)).toEqual([2, 1]);
  });
});

describe('servers that are asked', () => {
  const planOf = (settings?: Parameters<typeof askServers>[3]) =>
    askServers(
      scene.database,
      [{ serverId: 1, server: 1, orders: [] }],
      async (tx) =>
        (
          await tx.query(
            `select current_setting('plan_cache_mode') as plan, current_setting('statement_timeout') as timeout`,
          )
        ).rows[0],
      settings,
    );

  it('plan for the values asked for, unless told otherwise, and are never waited for without end', async () => {
    const [custom, generic] = [await planOf(), await planOf({})];
    expect(custom.results).toEqual([{ plan: 'force_custom_plan', timeout: '5s' }]);
    expect(generic.results).toEqual([{ plan: 'force_generic_plan', timeout: '5s' }]);
  });
});
