import type { NewMail } from '../../players/player-change.ts';
import { codeRedeemSetting } from '@quartermaster/domain/modules/mail-messages/code-redeem-setting';
import { localized } from '@quartermaster/domain/core/language';
import { daysAfter, formatDateTime } from '@quartermaster/domain/core/date-time';
import type { Batch } from './batches.repo.ts';

const TITLE = localized('Code rewards', '兌換碼獎勵', 'シリアルコードの報酬');
const BODY = localized(
  'Thank you for redeeming your code. Your rewards are attached.',
  '感謝您使用兌換碼，獎勵已隨信附上，請查收。',
  'シリアルコードをご利用いただきありがとうございます。報酬を同封しました。',
);
const EXPIRE_DAYS = 30;

/** The mail that brings what a code gives. */
export function rewardMail({ batchId, rewards }: Batch, now: Date): NewMail {
  return {
    sourceModule: codeRedeemSetting.key,
    sourceId: String(batchId),
    title: TITLE,
    body: BODY,
    rewards,
    expireAt: formatDateTime(daysAfter(now, EXPIRE_DAYS)),
    sentBy: null,
  };
}
