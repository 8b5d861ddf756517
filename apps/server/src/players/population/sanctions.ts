import type { Localized } from '@quartermaster/domain/core/language';
import type { SanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import type { SanctionReason } from '@quartermaster/domain/enums/sanction-reason';
import { createDice, type Dice } from './dice.ts';
import { DAY, duringLogin } from './lives.ts';
import type { Invented } from './person.ts';
import { sqlTime } from './tables.ts';

/** Share of the players who stayed for more than a look. */
const OFFENDERS = 0.03;
const YOUNGEST_LEVEL = 6;

type Reason = Exclude<SanctionReason, 'other'>;
type Offence = { readonly kind: SanctionKind; readonly reason: Reason; readonly days: number | null };

/** Each is as frequent as it is listed often. */
const OFFENCES: readonly Offence[] = [
  { kind: 'mute', reason: 'chat_abuse', days: 1 },
  { kind: 'mute', reason: 'chat_abuse', days: 3 },
  { kind: 'mute', reason: 'chat_abuse', days: 7 },
  { kind: 'warn', reason: 'chat_abuse', days: 30 },
  { kind: 'warn', reason: 'bug_abuse', days: 30 },
  { kind: 'arena_ban', reason: 'cheat', days: 14 },
  { kind: 'trade_ban', reason: 'account_trade', days: 14 },
  { kind: 'suspend', reason: 'cheat', days: 30 },
  { kind: 'suspend', reason: 'payment_abuse', days: null },
];

/** What the player reads, in their language. */
const TOLD: Readonly<Record<Reason, Localized>> = {
  chat_abuse: {
    en: 'Please stay friendly in chat.',
    zh: '請在聊天中保持友善。',
    jp: 'チャットでは思いやりのある言葉をお使いください。',
  },
  bug_abuse: {
    en: 'A mistake in the game was used on purpose.',
    zh: '您刻意利用了遊戲的錯誤。',
    jp: '不具合を意図的に利用したことを確認しました。',
  },
  cheat: {
    en: 'Battles were not played fairly.',
    zh: '戰鬥紀錄顯示有不公平的行為。',
    jp: '公正でないバトルを確認しました。',
  },
  account_trade: {
    en: 'Accounts cannot be sold or given away.',
    zh: '帳號不可買賣或轉讓。',
    jp: 'アカウントの売買や譲渡はできません。',
  },
  payment_abuse: {
    en: 'Orders were taken back after delivery.',
    zh: '訂單在商品送達後遭撤銷。',
    jp: '商品の受け取り後に支払いが取り消されました。',
  },
};

/** A few players broke the rules. Answers what that makes of their account. */
export function addSanctions({ rows, accountId, life, client, world }: Invented): 'active' | 'suspended' {
  // A random generator of its own: a sanction must not change the rest of the player's history.
  const dice: Dice = createDice(world.seed, world.serverId, accountId, 3);
  if (life.level < YOUNGEST_LEVEL || !dice.chance(OFFENDERS)) return 'active';
  const { kind, reason, days } = dice.pick(OFFENCES);
  const startsAt = Math.min(duringLogin(dice, life.lastLoginAt), world.now);
  const endsAt = days === null ? null : startsAt + days * DAY;
  rows.sanction.push({
    account_id: accountId,
    kind,
    reason,
    reason_text: TOLD[reason][client.language],
    starts_at: sqlTime(startsAt),
    ends_at: endsAt === null ? null : sqlTime(endsAt),
    notice_sent: true,
  });
  return kind === 'suspend' && (endsAt === null || endsAt > world.now) ? 'suspended' : 'active';
}
