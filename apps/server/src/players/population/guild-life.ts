import type { Database } from '../../db/database.ts';
import { createDice } from './dice.ts';
import type { GameContent } from './game-content.ts';
import { DAY, duringLogin } from './lives.ts';
import type { Invented } from './person.ts';
import { sqlTime } from './tables.ts';

/** What members say on an ordinary day, in their own language. */
const LINES = {
  en: [
    'Good morning, everyone!',
    'Hello! Just fed my foxes.',
    'Guild boss in ten minutes, bring your water pets.',
    'I have two attempts left, who needs help?',
    'Thanks for the oblation, we are nearly level up.',
    'Anybody else stuck on floor 40?',
    'Three stars at last. The owl carried me.',
    'Is the lantern gachapon worth it?',
    'Saving my tickets for the harvest.',
    'Off to bed, good night all.',
    'Welcome to our new members!',
    'Put the healer in the back row, it helps.',
  ],
  zh: [
    '大家早安！',
    '今天的供奉別忘了喔',
    '公會首領十分鐘後開打，記得帶水屬性',
    '我還有兩次挑戰，誰需要幫忙？',
    '感謝大家，公會快升級了',
    '四十層怎麼打啊，求陣容',
    '終於三星通關了！',
    '這期轉蛋值得抽嗎？',
    '我要把券留到豐收祭',
    '先下線囉，晚安',
    '歡迎新夥伴加入～',
    '補師放後排會穩很多',
  ],
  jp: [
    'おはようございます！',
    '今日の奉納、終わりました',
    'ギルドボスは10分後です。水属性でお願いします',
    'あと2回挑戦できます。手伝えますよ',
    'みなさんのおかげで、もうすぐレベルアップです',
    '40階で止まっています。編成を教えてください',
    'やっと星3でクリアできました！',
    '今回のガチャ、引きますか？',
    '収穫祭までチケットを貯めておきます',
    'そろそろ寝ます。おやすみなさい',
    '新しく入った方、よろしくお願いします',
    '回復役は後列に置くと安定します',
  ],
} as const;

/** What a guild tells its members. */
const NOTICES = {
  en: ['Be kind, and bring an oblation a day.', 'Boss every evening at nine.', 'New players are welcome.'],
  zh: ['友善交流，每日供奉。', '每晚九點打首領。', '歡迎新手，有問必答。'],
  jp: ['仲良く、毎日ひとつ奉納を。', 'ボスは毎晩9時から。', '初心者歓迎です。'],
} as const;

export function guildNoticeOf(language: keyof typeof NOTICES, guild: number): string {
  const notices = NOTICES[language];
  return notices[Math.floor(guild / notices.length) % notices.length] ?? '';
}

/** Older messages were dropped, as a running game drops them. */
const KEPT_DAYS = 60;
const MOST_SAID = 4;
/** Keeps the dice of chat apart from those that make the player. */
const CHAT = 4_801;

/** Guild members say something now and then, while they are playing. */
export function chatInGuild({ world, accountId, life, client, rows }: Invented, guildId: number): void {
  const dice = createDice(world.seed, world.serverId, accountId, CHAT);
  const lately = life.logins.filter((at) => at > world.now - KEPT_DAYS * DAY);
  if (lately.length === 0) return;
  for (let left = dice.between(0, MOST_SAID); left > 0; left -= 1) {
    const at = Math.min(world.now, duringLogin(dice, dice.pick(lately)));
    const text = dice.pick(LINES[client.language]);
    rows.guild_chat.push({
      guild_id: guildId,
      account_id: accountId,
      text,
      at: sqlTime(at),
      hidden_at: null,
    });
  }
}

/**
 * Every guild without a leader gets one: the active member who gave the most. That is only
 * known once all of its players exist.
 */
export async function appointLeaders(database: Database, server: number): Promise<void> {
  await database.query(
    `with leader as (
       select distinct on (member.guild_id) member.server, member.guild_id, member.account_id, member.joined_at
         from player.guild_member as member join player.account using (server, account_id)
        where server = $1 and not exists (
          select from player.guild_member as other
           where other.server = $1 and other.guild_id = member.guild_id and other.position = 'leader')
        order by member.guild_id, last_login_at > now() - interval '14 days' desc, contribution_total desc, account_id),
     promoted as (
       insert into player.guild_history (server, account_id, guild_id, change, at)
       select server, account_id, guild_id, 'promote', least(now(), joined_at + interval '5 days') from leader)
     update player.guild_member as member set position = 'leader'
       from leader where member.server = leader.server and member.account_id = leader.account_id`,
    [server],
  );
}

/** Where more members have a rank than guilds allow, those who gave the most keep it. */
export async function limitRanks(
  database: Database,
  server: number,
  { vice, elite }: GameContent['ranks'],
): Promise<void> {
  await database.query(
    `with ranked as (
       select guild_id, account_id, position, row_number() over (
                partition by guild_id, position order by contribution_total desc, account_id) as place
         from player.guild_member where server = $1 and position in ('vice', 'elite'))
     update player.guild_member as member set position = 'member'
       from ranked where member.server = $1 and member.guild_id = ranked.guild_id
        and member.account_id = ranked.account_id
        and place > case ranked.position when 'vice' then $2::int else $3::int end`,
    [server, vice, elite],
  );
}

/**
 * A guild has the level that its size needs, where it would have a lower one; of more members than the highest
 * level allows, those who gave the least have left.
 */
export async function fitGuilds(
  database: Database,
  server: number,
  sizes: GameContent['guildSizes'],
): Promise<void> {
  await database.query(
    `with ranked as (
       select guild_id, account_id, row_number() over (
                partition by guild_id order by position = 'leader' desc, contribution_total desc, account_id) as place
         from player.guild_member where server = $1),
     gone as (
       delete from player.guild_member as member using ranked
        where member.server = $1 and member.account_id = ranked.account_id and place > $2::int
       returning member.account_id, member.guild_id),
     left_history as (
       insert into player.guild_history (server, account_id, guild_id, change, at)
       select $1, account_id, guild_id, 'leave', now() from gone)
     update player.account set guild_id = null
      where server = $1 and account_id in (select account_id from gone)`,
    [server, Math.max(0, ...sizes)],
  );
  await database.query(
    `update player.guild set level = greatest(
        least(level, cardinality($2::int[])),
        (select min(level) from unnest($2::int[]) with ordinality as allowed (size, level) where size >= members))
       from (select guild_id, count(*) as members from player.guild_member where server = $1 group by guild_id) as sized
      where guild.server = $1 and guild.guild_id = sized.guild_id`,
    [server, sizes],
  );
}
