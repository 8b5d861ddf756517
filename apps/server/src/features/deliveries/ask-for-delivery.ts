import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { DecideDeliveryBody } from '@quartermaster/contract/http/deliveries';
import type { ExceededLimit } from '@quartermaster/contract/http/staff-limits';
import { writeAudit } from '../../engine/write-audit.ts';
import { insertRequest, isDeliveryAsked } from '../staff-limits/index.ts';
import type { Decider } from './decide-delivery.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { lockDelivery, type StoredDelivery } from './deliveries.repo.ts';
import { auditPlaceOf } from './delivery-audit.ts';

export type ExceedingDelivery = {
  readonly delivery: StoredDelivery;
  readonly valueCents: number;
  readonly exceeds: readonly ExceededLimit[];
};

/** Gives up a sending that a second person has to approve. */
export class BeyondLimits extends Error {
  readonly exceeding: ExceedingDelivery;

  constructor(exceeding: ExceedingDelivery) {
    super('The delivery goes beyond a daily limit.');
    this.exceeding = exceeding;
  }
}

/**
 * Keeps the wish to send a delivery until a second person looks at it. The delivery stays a draft: who
 * changes it takes the wish back. Asked twice, it is asked once.
 * @throws AppError `approval_reason_required`
 */
export async function askForDelivery(
  { database }: DeliveriesDependencies,
  { delivery, valueCents, exceeds }: ExceedingDelivery,
  { reason }: DecideDeliveryBody,
  { environment, staff, actor }: Decider,
): Promise<void> {
  if (reason === undefined) throw new AppError('approval_reason_required');
  await database.transaction(async (tx) => {
    const { id: deliveryId, revision, waiting, title, rewards } = delivery;
    const now = await lockDelivery(tx, deliveryId);
    if (now?.revision !== revision) throw new AppError('delivery_moved_on');
    if (await isDeliveryAsked(tx, deliveryId, revision)) return;
    const id = randomUUID();
    const params = { title, rewards, recipients: waiting };
    await insertRequest(tx, {
      id,
      environmentId: environment.id,
      player: null,
      deliveryId,
      kind: 'send_delivery',
      params,
      revision,
      lines: [],
      valueCents,
      exceeds,
      reason,
      ticket: null,
      askedBy: staff.id,
      idempotencyKey: null,
    });
    await writeAudit(tx, actor, {
      action: 'approval.ask',
      ...auditPlaceOf(delivery),
      after: { approval_id: id, kind: 'send_delivery', value_cents: valueCents, exceeds: [...exceeds] },
      reason,
    });
  });
}
