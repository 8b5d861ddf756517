import { AppError } from '@quartermaster/contract/errors/app-error';
import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { AssetAmount, MailText } from '@quartermaster/contract/http/player-records';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { daysAfter, formatDateTime } from '@quartermaster/domain/core/date-time';
import { lineOf, type CommandContext } from './command.ts';
import { recallLine } from './recall-line.ts';

const TITLE: MailText = { en: 'Your purchase', zh: '您購買的商品', jp: 'ご購入の商品' };
/** Bought goods wait as long as any mail can. */
const EXPIRE_DAYS = 365;

const bodyOf = (orderId: string): MailText => ({
  en: `Thank you for your patience. Here is what you bought with order ${orderId}.`,
  zh: `感謝您的耐心等候，這是訂單 ${orderId} 購買的商品。`,
  jp: `お待たせいたしました。注文 ${orderId} の商品をお届けします。`,
});

/**
 * Sends what an order is for, to be claimed in the game. Limits of item control are about what staff
 * give away; this was paid for. Answers the mail's number, for an undo, and its line.
 */
export async function sendPurchase(
  { change, now, staff, findRecord, unknownRecord }: CommandContext,
  orderId: string,
  rewards: readonly AssetAmount[],
): Promise<{ readonly mailId: number; readonly line: CommandLine }> {
  for (const { asset_kind: kind, target_id: id } of rewards) {
    const target = findAssetKind(kind)?.target ?? null;
    if (target === null || id === null) continue;
    if ((await findRecord(target, id)) === undefined) throw unknownRecord(target, id);
  }
  const mail = { title: TITLE, body: bodyOf(orderId), rewards };
  const expireAt = formatDateTime(daysAfter(now, EXPIRE_DAYS));
  const mailId = await change.sendMail({
    ...mail,
    sourceModule: 'purchase',
    sourceId: orderId,
    expireAt,
    sentBy: staff.id,
  });
  const { title, body } = mail;
  return {
    mailId,
    line: lineOf('mail', null, { title, body, rewards: [...rewards], expire_days: EXPIRE_DAYS }),
  };
}

/** Takes the goods back, while the mail was not claimed. */
export async function recallPurchase({ change }: CommandContext, mailId: number): Promise<CommandLine> {
  const mail = await change.mail(mailId);
  if (mail?.state !== 'unread' && mail?.state !== 'read') throw new AppError('mail_claimed');
  await change.setMailState(mailId, 'recalled');
  return recallLine(mail);
}
