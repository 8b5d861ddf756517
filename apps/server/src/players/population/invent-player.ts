import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { nameGramsOf, nameKeyOf } from '../postgres/name-keys.ts';
import { addDraws, addThings, addWallets } from './belongings.ts';
import { createDice } from './dice.ts';
import { addDoings } from './doings.ts';
import { addBattles, addLogins, addMail, joinGuild } from './events.ts';
import type { GameContent } from './game-content.ts';
import { DAY, liveLife, SESSION } from './lives.ts';
import { inventedName } from './names.ts';
import { inventClient, startPerson, type Invented, type World } from './person.ts';
import { addPurchases, type OrderNumber, type Spending } from './purchases.ts';
import { addSanctions } from './sanctions.ts';
import { emptyRows, instantOf, json, sqlTime, type PlayerRows } from './tables.ts';

/** Accounts are numbered from here; those below are kept for stories written by hand. */
export const FIRST_ACCOUNT = 100_101;

/** Invents the n-th player of a world: the same one whenever it is asked for. */
export function inventPlayer(
  world: World,
  content: GameContent,
  nth: number,
  rows: PlayerRows,
): readonly OrderNumber[] {
  const dice = createDice(world.seed, world.serverId, nth);
  const life = liveLife(dice, world.openedAt, world.now);
  const client = inventClient(dice);
  const person = startPerson({
    world,
    dice,
    growth: content.growth,
    accountId: FIRST_ACCOUNT + nth,
    life,
    client,
    rows: emptyRows(),
  });
  if (world.isLean !== true) liveThrough(person, content);
  const spending = addPurchases(person, content);
  const guildId = joinGuild(person);
  const status = addSanctions(person);
  const name = inventedName(client.language, nth, world.seed + world.serverId);
  addAccount(person, content, { name, spending, guildId, status });
  for (const [table, own] of Object.entries(person.rows))
    rows[table as keyof PlayerRows].push(...(own as never[]));
  return spending.numbers;
}

/** What they did and what they have of it: nine rows of ten. */
function liveThrough(person: Invented, content: GameContent): void {
  addLogins(person);
  addDraws(person, content, person.world.releaseHash);
  addThings(person, content);
  addWallets(person);
  addBattles(person, content);
  addMail(person);
  addDoings(person, content);
}

type AccountFacts = {
  readonly name: string;
  readonly spending: Spending;
  readonly guildId: number | null;
  readonly status?: 'active' | 'suspended';
  readonly handles?: readonly string[];
};

export function addAccount(person: Invented, { vipSteps, chapters }: GameContent, facts: AccountFacts): void {
  const { dice, life, client, rows, accountId, world } = person;
  const { name, spending } = facts;
  const nameKey = nameKeyOf(name);
  const login = `${client.platform === 'ios' ? 'apple' : 'google'}.${dice.hex(10)}`;
  const email = dice.chance(0.4) ? `player${accountId}.s${world.serverId}@example.com` : null;
  const provider = client.platform === 'ios' ? 'apple' : 'google';
  const providerId = dice.hex(18);
  rows.account.push({
    account_id: accountId,
    player_id: `${world.serverId}${accountId}`,
    name,
    name_key: nameKey,
    login_name: login,
    status: facts.status ?? 'active',
    level: life.level,
    vip_level: vipSteps.filter((points) => points <= spending.vipPoints).length,
    vip_points: spending.vipPoints,
    power: Math.floor(life.level ** 2 * (40 + dice.next() * 30)),
    spent_usd_cents: spending.usdCents,
    language: client.language,
    country: client.country,
    platform: client.platform,
    created_at: sqlTime(life.createdAt),
    last_login_at: sqlTime(life.lastLoginAt),
    is_online: rows.login.some((row) => row.logout_at === null),
    guild_id: facts.guildId,
    super_account: false,
    profile: json(profileOf(person, chapters, { email, provider, providerId })),
    grams: nameGramsOf(nameKey),
    handles: [
      ...new Set([
        `player:${world.serverId}${accountId}`,
        `login:${login}`,
        `device:${client.deviceId}`,
        `ip:${client.ip}`,
        `${provider}:${providerId}`,
        ...(email === null ? [] : [`email:${email}`]),
        ...(facts.handles ?? []),
      ]),
    ],
    next_instance: person.nextInstance(),
  });
}

const LEVELS_PER_CHAPTER = 8;

type Contact = { readonly email: string | null; readonly provider: string; readonly providerId: string };

function profileOf(person: Invented, chapters: number, { email, provider, providerId }: Contact) {
  const { life, dice, client, rows } = person;
  const seconds = rows.login.reduce((sum, row) => sum + Number(row.online_sec ?? 0), 0);
  return {
    exp: life.level * dice.between(90, 140),
    time_zone:
      client.country === 'JP' ? 'Asia/Tokyo' : client.country === 'US' ? 'America/New_York' : 'Asia/Taipei',
    channel: client.platform === 'ios' ? 'app_store' : 'google_play',
    app_version: '1.4.0',
    last_logout_at: lastLogoutOf(person),
    login_days: new Set(life.logins.map((at) => Math.floor(at / DAY))).size,
    total_online_sec: seconds,
    chapter_progress: Math.min(chapters, Math.floor(life.level / LEVELS_PER_CHAPTER)),
    tower_progress: life.level >= 20 ? [{ tower_id: 1, floor: Math.floor(life.level / 2) }] : [],
    tutorial_step: life.kind === 'visitor' ? dice.between(1, 12) : 12,
    email,
    third_party_ids: [{ provider, id: providerId, linked_at: formatDateTime(new Date(life.createdAt)) }],
  };
}

/** A player who is online ended the login before; logins that were not kept have no end. */
function lastLogoutOf({ life, rows }: Invented): string | null {
  const last = rows.login.findLast(({ logout_at: logout }) => typeof logout === 'string')?.logout_at;
  if (typeof last === 'string') return formatDateTime(instantOf(last));
  return rows.login.length > 0 ? null : formatDateTime(new Date(life.lastLoginAt + SESSION));
}
