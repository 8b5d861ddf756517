import { mailSetting } from '@quartermaster/domain/modules/mail-messages/mail-setting';
import type { GameContent } from './game-content.ts';
import { chatInGuild } from './guild-life.ts';
import { DAY, duringLogin } from './lives.ts';
import { isForgotten, type Invented } from './person.ts';
import { json, sqlTime } from './tables.ts';

const BATTLES = { visitor: 1, beginner: 3, regular: 10, devoted: 20, whale: 30 } as const;
const MINUTE = 60_000;

export function addLogins({ life, dice, client, rows, accountId, world, log }: Invented): void {
  for (const [index, at] of life.logins.entries()) {
    if (isForgotten(world, at)) continue;
    // A player who returns has left before.
    const until = Math.min(at + dice.between(30, 120) * MINUTE, life.logins[index + 1] ?? Infinity);
    const isOnline = life.isActive && at === life.lastLoginAt && world.now < until;
    rows.login.push({
      account_id: accountId,
      login_at: sqlTime(at),
      logout_at: isOnline ? null : sqlTime(until),
      ip: client.ip,
      country: client.country,
      device_id: client.deviceId,
      device_model: client.deviceModel,
      os: client.os,
      app_version: '1.4.0',
      platform: client.platform,
      channel: client.platform === 'ios' ? 'app_store' : 'google_play',
      result: 'ok',
      online_sec: Math.floor((Math.min(until, world.now) - at) / 1000),
    });
    log(at, { system: 'SYSTEM', sub: 1 });
  }
}

export function addBattles(person: Invented, content: GameContent): void {
  const { dice, life, rows, accountId } = person;
  const team = rows.possession.filter(({ kind }) => kind === 'pet').slice(0, 5);
  const moments = Array.from({ length: BATTLES[life.kind] }, () => duringLogin(dice, dice.pick(life.logins)));
  for (const at of moments.sort((left, right) => left - right)) {
    const isWon = dice.chance(0.8);
    rows.battle.push({
      account_id: accountId,
      mode: 'main_chapter',
      battle_id:
        content.battles[Math.min(content.battles.length - 1, dice.between(0, life.level * 2))] ?? null,
      result: isWon ? 'win' : dice.pick(['lose', 'retreat', 'timeout']),
      stars: isWon ? dice.between(1, 3) : 0,
      turns: dice.between(3, 30),
      duration_sec: dice.between(25, 240),
      team: json(
        team.map((pet, index) => ({
          slot: index + 1,
          unit_type: 'pet',
          unit_id: pet.config_id,
          level: pet.level,
          star: pet.star,
        })),
      ),
      damage: dice.between(800, 1500) * life.level,
      rewards: json(isWon ? [{ asset_kind: 'coin', target_id: null, amount: 120 * life.level }] : []),
      client_hash: dice.hex(16),
      flags: [],
      created_at: sqlTime(at),
    });
  }
}

const WELCOME = {
  title: { en: 'Welcome to Emberfall', zh: '歡迎來到燼落之地', jp: 'エンバーフォールへようこそ' },
  body: {
    en: 'The lamps are lit. Here is something for the road.',
    zh: '燈已點亮，這點心意請帶在路上。',
    jp: '灯りはともりました。旅のおともにどうぞ。',
  },
};
const LANTERN = {
  title: { en: 'Lantern season', zh: '燈籠時節', jp: 'ランタンの季節' },
  body: {
    en: 'Thank you for walking with us. A ticket for the season gachapon.',
    zh: '感謝你一路同行，送上一張季節轉蛋券。',
    jp: 'ご一緒いただきありがとうございます。季節ガチャのチケットです。',
  },
};

export function addMail({ dice, life, rows, accountId, world }: Invented): void {
  const letters = [
    { at: life.createdAt, texts: WELCOME, rewards: [{ asset_kind: 'gem', target_id: null, amount: 300 }] },
    ...(life.isActive
      ? [
          {
            at: Math.max(life.createdAt, world.now - 6 * DAY),
            texts: LANTERN,
            rewards: [{ asset_kind: 'item', target_id: 1021, amount: 1 }],
          },
        ]
      : []),
  ];
  for (const { at, texts, rewards } of letters) {
    const isRead = dice.chance(0.85);
    const readAt = isRead ? sqlTime(Math.min(world.now, at + dice.between(1, 600) * MINUTE)) : null;
    const isOver = at + 30 * DAY < world.now;
    rows.mail.push({
      account_id: accountId,
      source_module: mailSetting.key,
      source_id: texts === WELCOME ? '1' : '2',
      title: json(texts.title),
      body: json(texts.body),
      rewards: json(rewards),
      state: isRead ? 'claimed' : isOver ? 'expired' : 'unread',
      sent_at: sqlTime(at),
      read_at: readAt,
      claimed_at: readAt,
      expire_at: sqlTime(at + 30 * DAY),
    });
  }
}

/** Players to a guild that has room for thirty. */
const PLAYERS_PER_GUILD = 400;

export const guildsOf = (players: number): number => Math.ceil(players / PLAYERS_PER_GUILD);

/** A player who stays finds a guild. Returns which. */
export function joinGuild(person: Invented): number | null {
  const { dice, life } = person;
  if (life.kind === 'visitor' || !dice.chance(life.kind === 'beginner' ? 0.1 : 0.7)) return null;
  const guildId = enterGuild(person);
  chatInGuild(person, guildId);
  return guildId;
}

/** Makes them a member of a guild. Answers which. */
export function enterGuild(person: Invented): number {
  const { dice, life, rows, accountId, world } = person;
  const guildId = dice.between(1, guildsOf(world.size));
  const joinedAt = sqlTime(life.createdAt + (life.lastLoginAt - life.createdAt) * dice.next());
  rows.guild_member.push({
    account_id: accountId,
    guild_id: guildId,
    position: dice.chance(0.03) ? 'vice' : dice.chance(0.15) ? 'elite' : 'member',
    joined_at: joinedAt,
    contribution_today: life.isActive ? dice.between(0, 60) : 0,
    contribution_total: dice.between(10, 40) * life.level,
    oblations_today: life.isActive ? dice.between(0, 2) : 0,
    boss_attempts: life.isActive ? dice.between(0, 3) : 0,
  });
  rows.guild_history.push({ account_id: accountId, guild_id: guildId, change: 'join', at: joinedAt });
  return guildId;
}
