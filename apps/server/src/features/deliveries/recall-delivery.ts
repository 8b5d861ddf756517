import type { DeliveredMail, PlayerMailboxes } from '../../players/player-mailboxes.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { giveBackCopies } from './count-rewards.ts';
import { endDelivery, findDelivery, lockDelivery, type StoredDelivery } from './deliveries.repo.ts';
import { writeDeliveryAudit } from './delivery-audit.ts';
import {
  BEFORE_ALL,
  moveRecipients,
  nextRecipients,
  type Recipient,
  type RecipientPlace,
} from './recipients.repo.ts';
import { BATCH_SIZE } from './send-delivery.ts';

/** Takes back what was not claimed, batch after batch. Like sending, it may be begun again at any time. */
export async function recallDelivery(deps: DeliveriesDependencies, id: number): Promise<void> {
  const delivery = await findDelivery(deps.database, id);
  if (delivery === null) return;
  let after: RecipientPlace | null = BEFORE_ALL;
  while (after !== null) after = await recallBatch(deps, delivery, after);
}

async function recallBatch(
  deps: DeliveriesDependencies,
  { id, environmentId }: Pick<StoredDelivery, 'id' | 'environmentId'>,
  after: RecipientPlace,
): Promise<RecipientPlace | null> {
  return deps.playerStore.mailboxes(environmentId, async (mailboxes) => {
    const delivery = await lockDelivery(mailboxes.console, id);
    if (delivery === null || delivery.state !== 'recalled') return null;
    const request = { state: 'sent', after, limit: BATCH_SIZE } as const;
    const recipients = await nextRecipients(mailboxes.console, id, request);
    const last = recipients.at(-1);
    if (last === undefined) {
      if (after !== BEFORE_ALL) return BEFORE_ALL;
      await endDelivery(mailboxes.console, id);
      await writeDeliveryAudit(mailboxes.console, { accountId: null }, delivery, { verb: 'finish' });
      return null;
    }
    const recalled = await recallFrom(mailboxes, delivery, recipients);
    await giveBackCopies(deps, mailboxes.console, delivery, recalled);
    return last;
  });
}

/** Answers how many could be taken back. */
async function recallFrom(
  mailboxes: PlayerMailboxes,
  delivery: StoredDelivery,
  recipients: readonly Recipient[],
): Promise<number> {
  let count = 0;
  for (const [serverId, own] of Map.groupBy(recipients, (recipient) => recipient.serverId)) {
    const mails = own.filter((one): one is Recipient & DeliveredMail => one.mailId !== null);
    const recalled = new Set(await mailboxes.recall(serverId, mails));
    const place = { deliveryId: delivery.id, serverId };
    const [gone, kept] = [true, false].map((is) => own.filter((one) => recalled.has(one.accountId) === is));
    await moveRecipients(mailboxes.console, place, ['sent', 'recalled'], gone ?? []);
    await moveRecipients(mailboxes.console, place, ['sent', 'kept'], kept ?? []);
    count += recalled.size;
  }
  return count;
}
