import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Delivery, DryRunAnswer } from '@quartermaster/contract/http/deliveries';
import { addressedTo } from '@quartermaster/domain/texts/addressed-to';
import type { Transaction } from '../../db/database.ts';
import { rollBack } from '../../db/roll-back.ts';
import { placeholderWarnings } from '../player-commands/index.ts';
import { countRewards } from './count-rewards.ts';
import { requireDelivery, requireRecipients } from './decide-delivery.ts';
import type { DeliveryActor } from './delivery-actor.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import type { StoredDelivery } from './deliveries.repo.ts';
import { BEFORE_ALL, nextRecipients } from './recipients.repo.ts';

const SAMPLES = 3;

type Trial = Pick<DryRunAnswer, 'value_cents' | 'exceeds'> & {
  readonly problems: readonly AppError[];
  readonly warnings: ReturnType<typeof placeholderWarnings>;
};

/** What sending would refuse or ask a second person for, found by doing what sending does and rolling it back. */
export async function tryDelivery(
  deps: DeliveriesDependencies,
  id: number,
  by: Pick<DeliveryActor, 'environment' | 'staff'>,
): Promise<Trial> {
  return rollBack(deps.database.transaction, async (tx: Transaction) => {
    const delivery = await requireDelivery(tx, by.environment, id);
    const counted = await countRewards(deps, tx, delivery, by);
    return {
      problems: [...recipientProblems(delivery), ...counted.problems],
      warnings: placeholderWarnings([delivery.title, delivery.body]),
      value_cents: counted.valueCents,
      exceeds: [...counted.exceeds],
    };
  });
}

function recipientProblems(delivery: StoredDelivery): AppError[] {
  try {
    requireRecipients(delivery);
    return [];
  } catch (problem) {
    if (problem instanceof AppError) return [problem];
    throw problem;
  }
}

/** The mail as the first recipients will read it. */
export async function readSamples(
  { database, playerStore }: DeliveriesDependencies,
  environmentId: number,
  { delivery_id: id, title, body }: Delivery,
): Promise<DryRunAnswer['samples']> {
  const request = { state: 'waiting', after: BEFORE_ALL, limit: SAMPLES } as const;
  const first = await nextRecipients(database, id, request);
  const servers = [...new Set(first.map(({ serverId }) => serverId))];
  const { players } = await playerStore.lookUp(environmentId, servers, first);
  return players.map(({ server_id, account_id, name }) => ({
    server_id,
    account_id,
    name,
    title: addressedTo(name, title),
    body: addressedTo(name, body),
  }));
}
