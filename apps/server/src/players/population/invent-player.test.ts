import type { PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import { isDateTime } from '@quartermaster/domain/fields/date-format';
import { describe, expect, it } from 'vitest';
import { copyText } from '../../db/copy-rows.ts';
import { growthKey, readGameContent } from './game-content.ts';
import { inventPlayer } from './invent-player.ts';
import { DAY } from './lives.ts';
import { inventedName } from './names.ts';
import type { World } from './person.ts';
import { emptyRows, sqlTime, type PlayerRows, type Row } from './tables.ts';

const NOW = Date.UTC(2026, 10, 22);
const WORLD: World = {
  seed: 7,
  environmentId: 1,
  serverId: 1,
  openedAt: NOW - 400 * DAY,
  now: NOW,
  releaseHash: 'hash',
  releasedAt: NOW - 30 * DAY,
  size: 2000,
};
const content = readGameContent();

function invent(from: number, to: number, world = WORLD): PlayerRows {
  const rows = emptyRows();
  for (let nth = from; nth < to; nth += 1) inventPlayer(world, content, nth, rows);
  return rows;
}

const population = invent(0, WORLD.size);
const numbersOf = (column: 'level' | 'spent_usd_cents'): number[] =>
  population.account.map((row) => Number(row[column])).sort((left, right) => left - right);

type Profile = {
  readonly login_days: number;
  readonly last_logout_at: string | null;
  readonly chapter_progress: number;
};
const profileOf = (row: Row<'account'>): Profile => (row.profile as { json: Profile }).json;

describe('an invented population', () => {
  it('is the same for the same seed, in whatever parts it is made', () => {
    const parts = [invent(0, 30), invent(30, 50)];
    const whole = invent(0, 50);
    expect(parts.flatMap((part) => part.account)).toEqual(whole.account);
    expect(parts.flatMap((part) => part.draw)).toEqual(whole.draw);
    expect(invent(0, 5, { ...WORLD, seed: 8 }).account).not.toEqual(invent(0, 5).account);
  });

  it('tells every instant of a profile as the console does', () => {
    const profiles = JSON.stringify(population.account.map(({ profile }) => profile));
    const instants = [...profiles.matchAll(/"\w+_at":"([^"]*)"/g)].map(([, at]) => at);
    expect(instants.length).toBeGreaterThan(WORLD.size);
    expect(instants.filter((at) => !isDateTime(at ?? ''))).toEqual([]);
  });

  it('has, when it is lean, only what players are found by', () => {
    const { account, purchase, guild_member: members, ...rest } = invent(0, 500, { ...WORLD, isLean: true });
    const payers = account.filter((row) => Number(row.spent_usd_cents) > 0).length;
    expect([account.length, members.length > 0, payers > 0]).toEqual([500, true, true]);
    expect(purchase.length).toBeGreaterThanOrEqual(payers);
    for (const table of ['possession', 'wallet', 'mail', 'draw', 'battle', 'login'] as const)
      expect(rest[table]).toEqual([]);
  });

  it('mostly died young, and a few pay for all', () => {
    const levels = numbersOf('level');
    expect(levels[levels.length / 2]).toBeLessThanOrEqual(5);
    expect(levels.at(-1)).toBeGreaterThan(50);
    const active = population.account.filter((row) => copyText(row.last_login_at) > '2026-11-19').length;
    expect(active / WORLD.size).toBeGreaterThan(0.01);
    expect(active / WORLD.size).toBeLessThan(0.08);
    const spent = numbersOf('spent_usd_cents').reverse();
    const payers = spent.filter((cents) => cents > 0);
    expect(payers.length / WORLD.size).toBeLessThan(0.06);
    const sum = (list: readonly number[]): number => list.reduce((total, cents) => total + cents, 0);
    expect(sum(spent.slice(0, 20))).toBeGreaterThan(sum(payers) / 3);
  });

  it('has spent what its orders say', () => {
    for (const account of population.account) {
      const orders = population.purchase.filter(
        (row) => row.account_id === account.account_id && row.state === 'delivered',
      );
      const cents = orders.reduce((sum, row) => sum + Number(row.usd_cents), 0);
      expect(account.spent_usd_cents).toBe(cents);
    }
  });

  it('drew what the gachapons hold, and owns it', () => {
    const pets = new Set(content.pets);
    const results = population.draw.flatMap((row) => (row.results as { json: { target_id: number }[] }).json);
    expect(results.length).toBeGreaterThan(1000);
    expect(results.filter(({ target_id }) => !pets.has(target_id))).toEqual([]);
  });

  it('has a few who broke the rules, suspended where that still holds', () => {
    const { sanction, account } = population;
    expect(sanction.length / WORLD.size).toBeGreaterThan(0.005);
    expect(sanction.length / WORLD.size).toBeLessThan(0.03);
    const held = sanction.filter(
      (row) => row.kind === 'suspend' && (row.ends_at === null || copyText(row.ends_at) > sqlTime(NOW)),
    );
    const suspended = account.filter((row) => row.status === 'suspended');
    expect(suspended.map((row) => row.account_id)).toEqual(held.map((row) => row.account_id));
    expect(sanction.filter((row) => copyText(row.starts_at) > sqlTime(NOW))).toEqual([]);
  });

  it('lives between the opening of its server and now', () => {
    const late = population.battle.filter((row) => copyText(row.created_at) > '2026-11-22 00:00:00+00');
    expect(late).toEqual([]);
    const odd = population.account.filter((row) => copyText(row.last_login_at) < copyText(row.created_at));
    expect(odd).toEqual([]);
  });

  it('was there on as many days as it came, and left before it came again', () => {
    const leftBefore = (row: Row<'account'>): boolean =>
      (profileOf(row).last_logout_at ?? '').replace(' ', 'T') < copyText(row.last_login_at);
    const online = population.account.filter((row) => row.is_online === true);
    expect(online.length).toBeGreaterThan(0);
    expect(population.account.filter(leftBefore)).toEqual(online);
    expect(Math.max(...population.account.map((row) => profileOf(row).login_days))).toBeLessThanOrEqual(30);
  });

  it('grows things, and gets in the story, no further than the game does', () => {
    const grown = population.possession.filter(({ level }) => level !== null);
    const beyond = grown.filter(({ kind, config_id: id, level, star }) => {
      const growth = content.growth.get(growthKey(kind as PossessionKind, Number(id)));
      const [first, last] = growth?.stars ?? [0, 0];
      return Number(level) > (growth?.maxLevel ?? 0) || Number(star) < first || Number(star) > last;
    });
    expect(beyond).toEqual([]);
    expect(new Set(grown.map(({ kind }) => kind))).toEqual(new Set(['pet', 'pet_god', 'equipment']));
    const chapters = population.account.map((row) => profileOf(row).chapter_progress);
    expect(Math.max(...chapters)).toBe(content.chapters);
  });

  it.each(['en', 'zh', 'jp'] as const)('gives no player the name of another: %s', (language) => {
    const count = 60_000;
    const names = new Set(
      Array.from({ length: count }, (_, nth) => inventedName(language, nth, 8).toLowerCase()),
    );
    expect(names.size).toBe(count);
  });
});
