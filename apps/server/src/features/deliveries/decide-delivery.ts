import { AppError } from '@quartermaster/contract/errors/app-error';
import type { DecideDeliveryBody } from '@quartermaster/contract/http/deliveries';
import { mayDo } from '@quartermaster/domain/actions/action-list';
import {
  deliveryAction,
  isDecidable,
  type DeliveryActionKind,
} from '@quartermaster/domain/actions/delivery/index';
import type { DeliveryState } from '@quartermaster/domain/enums/delivery-state';
import type { Transaction } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import { requireTyped } from '../../engine/module-place.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { countRewards, giveBackCopies } from './count-rewards.ts';
import type { DeliveryActor } from './delivery-actor.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { lockDelivery, moveDelivery, type StoredDelivery } from './deliveries.repo.ts';
import { askForDelivery } from './ask-for-delivery.ts';
import { auditPlaceOf, writeDeliveryAudit } from './delivery-audit.ts';
import { letterLine } from './letter-line.ts';
import { BeyondLimits, withdrawDelivery } from '../staff-limits/index.ts';

/** The job that works on a delivery, whatever there is to do. */
export const DELIVERY_JOB = 'work-on-delivery';

export const enqueueDelivery = (tx: Pick<Transaction, 'query'>, id: number): Promise<void> =>
  enqueue(tx, DELIVERY_JOB, { id }, `delivery:${id}`);

type Decision = {
  readonly id: number;
  readonly decision: DeliveryActionKind;
  readonly body: DecideDeliveryBody;
};

/**
 * Does what a person decided about a delivery as they saw it. Refused attempts are remembered too.
 * @throws AppError `forbidden`, `delivery_not_found`, `delivery_moved_on`, `recipients_gathering`,
 *   `recipient_required`, `wrong_confirmation`, and what item control has against the rewards
 */
export async function decideDelivery(
  deps: DeliveriesDependencies,
  { id, decision, body }: Decision,
  by: DeliveryActor,
): Promise<void> {
  const place = auditPlaceOf({ id, branchId: by.environment.branchId });
  await auditRefusal(deps.database, by.actor, { action: `delivery.${decision}`, ...place }, async () => {
    const action = deliveryAction(decision);
    if (!mayDo(action, by.staff.role, by.environment.isProtected)) throw new AppError('forbidden');
    // Who asked for an approved sending has typed it.
    if (action.confirmsPlace && by.approval === undefined)
      await requireEnvironmentTyped(deps, by.environment, body);
    const deciding = deps.database.transaction((tx) => decideIn(deps, tx, { id, decision, body }, by));
    await deciding.catch((problem: unknown) => {
      if (problem instanceof BeyondLimits && body.reason !== undefined)
        return askForDelivery(deps, { id, reason: body.reason }, problem.exceeding, by);
      throw problem;
    });
  });
}

async function decideIn(
  deps: DeliveriesDependencies,
  tx: Transaction,
  { id, decision, body }: Decision,
  by: DeliveryActor,
): Promise<void> {
  const delivery = await requireDelivery(tx, by.environment, id);
  if (delivery.revision !== body.revision || !isDecidable(decision, delivery.state))
    throw new AppError('delivery_moved_on');
  const state = await DECISIONS[decision]({ deps, tx, delivery, by });
  await enqueueDelivery(tx, id);
  const { waiting, sent, skipped } = delivery;
  const change = { from: delivery.state, to: state, waiting, sent, skipped };
  const after =
    by.approval === undefined ? change : { ...change, approval_id: by.approval.id, asked_by: by.staff.id };
  const { reason } = body;
  await writeDeliveryAudit(tx, by.actor, delivery, {
    verb: decision,
    after,
    ...(reason === undefined ? {} : { reason }),
  });
}

/**
 * The delivery, held until the transaction ends.
 * @throws AppError `delivery_not_found`
 */
export async function requireDelivery(
  tx: Transaction,
  environment: Environment,
  id: number,
): Promise<StoredDelivery> {
  const delivery = await lockDelivery(tx, id);
  if (delivery === null || delivery.environmentId !== environment.id)
    throw new AppError('delivery_not_found', { id });
  return delivery;
}

async function requireEnvironmentTyped(
  { database, branches }: DeliveriesDependencies,
  environment: Environment,
  { version, confirmation }: DecideDeliveryBody,
): Promise<void> {
  if (!environment.isProtected) return;
  if (version === undefined) throw new AppError('wrong_confirmation');
  requireTyped(await branches.resolve(database, environment.key, version, 'environment'), confirmation);
}

type Deciding = {
  readonly deps: DeliveriesDependencies;
  readonly tx: Transaction;
  readonly delivery: StoredDelivery;
  readonly by: DeliveryActor;
};

/** What each decision does; answers the state it leads to. */
const DECISIONS: Readonly<Record<DeliveryActionKind, (deciding: Deciding) => Promise<DeliveryState>>> = {
  async send({ deps, tx, delivery, by }) {
    requireRecipients(delivery);
    await by.approval?.claim(tx);
    const { counted, problems, valueCents, exceeds } = await countRewards(deps, tx, delivery, by);
    const [problem] = problems;
    if (problem !== undefined) throw problem;
    if (exceeds.length > 0 && by.approval === undefined)
      throw new BeyondLimits({
        revision: delivery.revision,
        lines: [letterLine(delivery)],
        valueCents,
        exceeds,
      });
    const state = delivery.isEarly ? 'scheduled' : 'sending';
    await moveDelivery(tx, delivery.id, { state, counted, sentBy: by.staff.id });
    return state;
  },
  pause: ({ tx, delivery }) => moveTo(tx, delivery, 'paused'),
  resume: ({ tx, delivery }) => moveTo(tx, delivery, 'sending'),
  async cancel({ deps, tx, delivery, by }) {
    await withdrawDelivery(tx, delivery.id, by.staff.id);
    await giveBackCopies(deps, tx, delivery, delivery.waiting);
    return moveTo(tx, delivery, 'cancelled');
  },
  async recall({ deps, tx, delivery }) {
    if (delivery.state !== 'cancelled') await giveBackCopies(deps, tx, delivery, delivery.waiting);
    return moveTo(tx, delivery, 'recalled');
  },
};

async function moveTo(tx: Transaction, { id }: StoredDelivery, state: DeliveryState): Promise<DeliveryState> {
  await moveDelivery(tx, id, { state });
  return state;
}

/** @throws AppError `recipients_gathering`, `recipient_required` */
export function requireRecipients({ isFrozen, waiting }: Pick<StoredDelivery, 'isFrozen' | 'waiting'>): void {
  if (!isFrozen) throw new AppError('recipients_gathering');
  if (waiting === 0) throw new AppError('recipient_required');
}
