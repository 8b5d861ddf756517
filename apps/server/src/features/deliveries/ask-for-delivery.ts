import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { writeAudit } from '../../engine/write-audit.ts';
import { insertRequest, isDeliveryAsked, type Exceeding } from '../staff-limits/index.ts';
import type { DeliveryActor } from './delivery-actor.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { lockDelivery } from './deliveries.repo.ts';
import { auditPlaceOf } from './delivery-audit.ts';

/**
 * Keeps the request to send a delivery until a second person looks at it. The delivery stays a draft: who
 * changes it takes the request back. Asked twice, it is asked once.
 */
export async function askForDelivery(
  { database }: DeliveriesDependencies,
  { id: deliveryId, reason }: { readonly id: number; readonly reason: string },
  { revision, valueCents, exceeds, lines }: Exceeding,
  { environment, staff, actor }: DeliveryActor,
): Promise<void> {
  await database.transaction(async (tx) => {
    const delivery = await lockDelivery(tx, deliveryId);
    if (delivery?.revision !== revision) throw new AppError('delivery_moved_on');
    if (await isDeliveryAsked(tx, deliveryId, revision)) return;
    const id = randomUUID();
    const { title, rewards, waiting } = delivery;
    const params = { title, rewards, recipients: waiting };
    await insertRequest(tx, {
      id,
      environmentId: environment.id,
      player: null,
      deliveryId,
      kind: 'send_delivery',
      params,
      revision,
      lines,
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
