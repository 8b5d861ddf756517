import { AppError } from '@quartermaster/contract/errors/app-error';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type { Delivery, DryRunAnswer } from '@quartermaster/contract/http/deliveries';
import type { Language } from '@quartermaster/domain/core/language';
import { PLAYER_PLACEHOLDER } from '../../players/player-mailboxes.ts';
import { countRewards } from './count-rewards.ts';
import { requireRecipients, type Decider } from './decide-delivery.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { lockDelivery, type StoredDelivery } from './deliveries.repo.ts';
import { BEFORE_ALL, nextRecipients } from './recipients.repo.ts';

const SAMPLES = 3;

/** Ends a trial, so that nothing of it stays. */
class GivenUp extends Error {}

/** What sending would refuse, found by doing what sending does and giving it up. */
export async function dryRunProblems(
  deps: DeliveriesDependencies,
  id: number,
  by: Decider,
  language: Language,
): Promise<DryRunAnswer['problems']> {
  const problems: AppError[] = [];
  const tryIt = deps.database.transaction(async (tx) => {
    const delivery = await lockDelivery(tx, id);
    if (delivery === null) throw new AppError('delivery_not_found', { id });
    problems.push(...recipientProblems(delivery));
    problems.push(...(await countRewards(deps, tx, delivery, by)).problems);
    throw new GivenUp();
  });
  await tryIt.catch((problem: unknown) => {
    if (!(problem instanceof GivenUp)) throw problem;
  });
  return problems.map(({ code, params }) => ({ code, message: errorText(code, params, language) }));
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
  const wish = { state: 'waiting', after: BEFORE_ALL, limit: SAMPLES } as const;
  const first = await nextRecipients(database, id, wish);
  const servers = [...new Set(first.map(({ serverId }) => serverId))];
  const { players } = await playerStore.lookUp(environmentId, servers, first);
  return players.map(({ server_id, account_id, name }) => ({
    server_id,
    account_id,
    name,
    title: addressed(title, name),
    body: addressed(body, name),
  }));
}

const addressed = (texts: Delivery['title'], name: string): Delivery['title'] =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, text.replaceAll(PLAYER_PLACEHOLDER, name)]),
  );
