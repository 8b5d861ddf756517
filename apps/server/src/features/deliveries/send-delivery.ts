import { sqlStateOf } from '../../db/statement-fault.ts';
import type { PlayerMailboxes } from '../../players/player-mailboxes.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import {
  endDelivery,
  findDelivery,
  holdDelivery,
  lockDelivery,
  passCanary,
  type StoredDelivery,
} from './deliveries.repo.ts';
import { writeDeliveryAudit } from './delivery-audit.ts';
import {
  BEFORE_ALL,
  moveRecipients,
  nextRecipients,
  type Recipient,
  type RecipientPlace,
} from './recipients.repo.ts';

export const BATCH_SIZE = 1000;

type Named = Pick<StoredDelivery, 'id' | 'environmentId'>;

/** The database is away, full or busy: the same batch may well go through a moment later. */
const PASSING = /^(?:08|40|53|55|57)/;

/**
 * Sends batch after batch until no recipient waits or a person stops it. Called by any number of workers at
 * once, and again after any crash: a batch's mails and the note of who has got them are one transaction.
 */
export async function sendDelivery(deps: DeliveriesDependencies, id: number): Promise<void> {
  const delivery = await findDelivery(deps.database, id);
  if (delivery === null) return;
  try {
    let after: RecipientPlace | null = BEFORE_ALL;
    while (after !== null) after = await sendBatch(deps, delivery, after);
  } catch (problem) {
    const state = sqlStateOf(problem);
    if (state === null || PASSING.test(state)) throw problem;
    deps.logger.error({ delivery: id, err: problem }, 'a delivery was put on hold');
    await hold(deps, id);
  }
}

/** Sends to the next recipients. Answers the place to go on from; null: there is nothing more to do. */
export async function sendBatch(
  { playerStore }: Pick<DeliveriesDependencies, 'playerStore'>,
  { id, environmentId }: Named,
  after: RecipientPlace,
): Promise<RecipientPlace | null> {
  return playerStore.mailboxes(environmentId, async (mailboxes) => {
    const delivery = await lockDelivery(mailboxes.console, id);
    if (delivery === null || delivery.state !== 'sending') return null;
    const size = batchSize(delivery);
    if (size <= 0) return checkCanary(mailboxes, delivery, after);
    const recipients = await nextRecipients(mailboxes.console, id, { state: 'waiting', after, limit: size });
    const last = recipients.at(-1);
    if (last === undefined) return after === BEFORE_ALL ? finish(mailboxes, delivery) : BEFORE_ALL;
    await sendTo(mailboxes, delivery, recipients);
    return last;
  });
}

/** The first hundredth, the canary, is a batch of its own. */
function batchSize({ canary, canaryPassed, sent, skipped }: StoredDelivery): number {
  return canaryPassed ? BATCH_SIZE : Math.min(BATCH_SIZE, canary - sent - skipped);
}

/** If a recipient in the first batch was skipped, a person checks it before the others get it. */
async function checkCanary(
  { console: tx }: PlayerMailboxes,
  delivery: StoredDelivery,
  after: RecipientPlace,
): Promise<RecipientPlace | null> {
  if (delivery.skipped === 0) {
    await passCanary(tx, delivery.id);
    return after;
  }
  await holdDelivery(tx, delivery.id, 'canary');
  await writeDeliveryAudit(tx, { accountId: null }, delivery, { verb: 'hold', reason: 'canary' });
  return null;
}

async function sendTo(
  mailboxes: PlayerMailboxes,
  delivery: StoredDelivery,
  recipients: readonly Recipient[],
): Promise<void> {
  const mail = {
    sourceModule: 'bulk-delivery',
    sourceId: String(delivery.id),
    title: delivery.title,
    body: delivery.body,
    rewards: delivery.rewards,
    expireAt: delivery.expireAt ?? '',
    sentBy: delivery.sentBy,
  } as const;
  for (const [serverId, own] of Map.groupBy(recipients, (recipient) => recipient.serverId)) {
    const accounts = own.map(({ accountId }) => accountId);
    const delivered = await mailboxes.send(serverId, accounts, mail);
    const reached = new Set(delivered.map(({ accountId }) => accountId));
    const skipped = own.filter(({ accountId }) => !reached.has(accountId));
    const place = { deliveryId: delivery.id, serverId };
    await moveRecipients(mailboxes.console, place, ['waiting', 'sent'], delivered);
    await moveRecipients(mailboxes.console, place, ['waiting', 'skipped'], skipped);
  }
}

async function finish({ console: tx }: PlayerMailboxes, delivery: StoredDelivery): Promise<null> {
  await endDelivery(tx, delivery.id);
  await writeDeliveryAudit(tx, { accountId: null }, delivery, { verb: 'finish' });
  return null;
}

/** What the database refuses will be refused again: sending stops until a person has checked it. */
async function hold({ database }: DeliveriesDependencies, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    const delivery = await lockDelivery(tx, id);
    if (delivery === null || !(await holdDelivery(tx, id, 'failed'))) return;
    await writeDeliveryAudit(tx, { accountId: null }, delivery, { verb: 'hold', reason: 'failed' });
  });
}
