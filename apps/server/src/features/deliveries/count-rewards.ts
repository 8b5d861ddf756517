import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Queryable } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import type { ExceededLimit } from '@quartermaster/contract/http/staff-limits';
import type { Account } from '../../http/route.ts';
import { openGrants, type CountedGrant } from '../player-commands/index.ts';
import { countDelivery } from '../staff-limits/index.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import type { StoredDelivery } from './deliveries.repo.ts';

type Dependencies = Pick<DeliveriesDependencies, 'registry' | 'clock' | 'branches'>;

type CountedRewards = {
  readonly counted: readonly CountedGrant[];
  /** What item control has against it, by reward. */
  readonly problems: readonly AppError[];
  /** The worth of all copies, and the limits of the day that the delivery goes beyond. */
  readonly valueCents: number;
  readonly exceeds: readonly ExceededLimit[];
};

/**
 * Counts what a delivery gives away against the limits of who sends it: how much one mail may hold, how
 * much all of them together come to on a day, what they are worth and how many players they go to.
 */
export async function countRewards(
  { registry, clock }: Dependencies,
  tx: Queryable,
  { rewards, waiting: copies }: Pick<StoredDelivery, 'rewards' | 'waiting'>,
  by: { readonly environment: Environment; readonly staff: Pick<Account, 'id' | 'role'> },
): Promise<CountedRewards> {
  const atWork = { ...by, now: clock.now() };
  const { grants } = openGrants(registry, tx, atWork);
  const counted: CountedGrant[] = [];
  const problems: AppError[] = [];
  // Always in the same order, so that two simultaneous sendings cannot deadlock.
  const sorted = [...rewards].sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
  for (const { asset_kind: assetKind, target_id: targetId, amount } of sorted)
    try {
      counted.push(await grants.count({ assetKind, targetId, amount, copies }, null));
    } catch (problem) {
      if (!(problem instanceof AppError)) throw problem;
      problems.push(problem);
    }
  const valueCents = grants.valueCents();
  const exceeds = await countDelivery(tx, atWork, { recipients: copies, valueCents });
  return { counted, problems, valueCents, exceeds };
}

const orderOf = ({ asset_kind: kind, target_id: target }: StoredDelivery['rewards'][number]): string =>
  `${kind} ${target ?? 0}`;

/** Takes copies off the limits again that were not delivered, or were recalled. */
export async function giveBackCopies(
  { registry, clock, branches }: Dependencies,
  tx: Queryable,
  { counted, environmentKey, sentBy }: StoredDelivery,
  copies: number,
): Promise<void> {
  if (copies === 0 || counted.length === 0 || sentBy === null) return;
  const environment = await branches.getEnvironment(tx, environmentKey);
  // The grants themselves name the person they count for.
  const staff = { id: sentBy, role: 'admin' } as const;
  const { grants } = openGrants(registry, tx, { environment, staff, now: clock.now() });
  await grants.giveBack(counted.map((grant) => ({ ...grant, copies, valueCents: worthOf(grant, copies) })));
}

/** The worth of some of all copies, rounded down: what is given back was counted. */
const worthOf = ({ valueCents = 0, copies: all = 1 }: CountedGrant, copies: number): number =>
  Math.floor((valueCents * copies) / all);
