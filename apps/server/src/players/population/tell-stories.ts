import type { PlayerStory } from '@quartermaster/domain/demo/player-story';
import type { Database } from '../../db/database.ts';
import { addDraws, addThings, addWallets } from './belongings.ts';
import { nameKeyOf } from '../postgres/name-keys.ts';
import { createDice } from './dice.ts';
import { addBattles, addLogins, addMail, enterGuild, joinGuild } from './events.ts';
import type { GameContent } from './game-content.ts';
import { addAccount } from './invent-player.ts';
import { DAY, liveLife } from './lives.ts';
import { inventClient, startPerson, type Invented, type World } from './person.ts';
import { addPurchases, orderOf, type Spending } from './purchases.ts';
import { emptyRows, json, sqlTime } from './tables.ts';
import { prepareServer, writePlayers } from './write-population.ts';

/**
 * Writes the players with a story that do not exist yet: an ordinary history plus the events of the
 * story.
 */
export async function tellStories(
  database: Database,
  worlds: readonly World[],
  stories: readonly PlayerStory[],
  content: GameContent,
): Promise<void> {
  for (const story of stories) {
    const world = worlds.find(({ serverId }) => serverId === story.serverId);
    if (world === undefined) continue;
    const server = await prepareServer(database, world);
    const { rows: existing } = await database.query(
      'select from player.account where server = $1 and account_id = $2',
      [server, story.accountId],
    );
    if (existing.length > 0) continue;
    const person = beginLife(story, world, content);
    const { numbers } = addHappenings(person, story, content);
    const { environmentId } = world;
    await database.transaction((tx) =>
      writePlayers(tx, { server, environmentId, rows: person.rows, numbers }),
    );
  }
}

function beginLife(story: PlayerStory, world: World, { growth }: GameContent): Invented {
  const dice = createDice(world.seed, world.serverId, story.accountId);
  const invented = liveLife(dice, world.openedAt, world.now, story.life);
  const lastLoginAt = world.now - story.lastSeen * DAY;
  // An ordinary history, compressed so that it ends when the player left.
  const until = world.now - (story.awaySince ?? story.lastSeen) * DAY;
  const pace = (until - world.openedAt) / (world.now - world.openedAt);
  const earlier = (at: number): number => world.openedAt + (at - world.openedAt) * pace;
  const logins = [...invented.logins.map(earlier), lastLoginAt];
  return startPerson({
    world,
    dice,
    growth,
    accountId: story.accountId,
    life: {
      ...invented,
      createdAt: earlier(invented.createdAt),
      level: story.level,
      lastLoginAt,
      isActive: true,
      logins,
    },
    client: { ...inventClient(dice), language: story.language },
    rows: emptyRows(),
  });
}

function addHappenings(person: Invented, story: PlayerStory, content: GameContent): Spending {
  addLogins(person);
  addDraws(person, content, person.world.releaseHash);
  addThings(person, content);
  addWallets(person, story.wallets);
  addBattles(person, content);
  addMail(person);
  // A player with a story in a guild's chat is in that guild.
  const guildId = story.chat === undefined ? joinGuild(person) : enterGuild(person);
  const spending = addOrders(person, story, content);
  addLetters(person, story);
  addTrouble(person, story);
  if (guildId !== null) addChat(person, story, guildId);
  addAccount(person, content, {
    name: story.name,
    spending,
    guildId,
  });
  return spending;
}

function addOrders(person: Invented, { orders = [] }: PlayerStory, content: GameContent): Spending {
  const ordinary = addPurchases(person, content);
  const numbers = [...ordinary.numbers];
  let { usdCents, vipPoints } = ordinary;
  for (const [index, { ago, productId, state, receipt }] of orders.entries()) {
    const product = content.products.find(({ id }) => id === productId);
    if (product === undefined) throw new Error(`There is no product ${productId} for a story.`);
    const at = person.world.now - ago * DAY;
    const order = orderOf(person, { product, at, nth: 900 + index, state });
    person.rows.purchase.push({ ...order.row, ...(receipt === undefined ? {} : { receipt_hash: receipt }) });
    numbers.push(...order.numbers);
    usdCents += product.usdCents;
    vipPoints += product.vipPoints;
  }
  return { usdCents, vipPoints, numbers };
}

function addLetters({ rows, accountId, world }: Invented, { mails = [], notes = [] }: PlayerStory): void {
  for (const { ago, source, title, body, rewards, state } of mails) {
    const sentAt = world.now - ago * DAY;
    const claimedAt = state === 'claimed' ? sqlTime(sentAt + 0.1 * DAY) : null;
    rows.mail.push({
      account_id: accountId,
      source_module: source,
      title: json(title),
      body: json(body),
      rewards: json(rewards),
      state,
      sent_at: sqlTime(sentAt),
      read_at: claimedAt,
      claimed_at: claimedAt,
      expire_at: sqlTime(sentAt + 30 * DAY),
    });
  }
  for (const { ago, text } of notes)
    rows.note.push({ account_id: accountId, text, at: sqlTime(world.now - ago * DAY) });
}

function addTrouble(person: Invented, story: PlayerStory): void {
  const { rows, accountId, world, dice } = person;
  const { battles = [], sanctions = [], log = [], formerNames = [] } = story;
  for (const { ago, damage, seconds, flags } of battles) {
    const usual = rows.battle.at(-1);
    rows.battle.push({
      ...usual,
      result: 'win',
      stars: 3,
      turns: 1,
      damage,
      duration_sec: seconds,
      flags,
      client_hash: dice.hex(16),
      created_at: sqlTime(world.now - ago * DAY),
    });
  }
  for (const { ago, days, kind, reason, message, evidence } of sanctions) {
    const startsAt = world.now - ago * DAY;
    rows.sanction.push({
      account_id: accountId,
      kind,
      reason,
      reason_text: message,
      starts_at: sqlTime(startsAt),
      ends_at: days === null ? null : sqlTime(startsAt + days * DAY),
      evidence: evidence ?? null,
      notice_sent: true,
    });
  }
  for (const { ago, name } of formerNames)
    rows.former_name.push({
      account_id: accountId,
      name,
      name_key: nameKeyOf(name),
      until: sqlTime(world.now - ago * DAY),
    });
  for (const { ago, ...line } of log) person.log(world.now - ago * DAY, line);
}

function addChat({ rows, accountId, world }: Invented, { chat = [] }: PlayerStory, guildId: number): void {
  for (const { ago, text, isHidden } of chat) {
    const at = sqlTime(world.now - ago * DAY);
    rows.guild_chat.push({
      guild_id: guildId,
      account_id: accountId,
      text,
      at,
      hidden_at: isHidden === true ? at : null,
    });
  }
}
