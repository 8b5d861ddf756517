import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Queryable } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import { openGrants, type CountedGrant } from '../player-commands/index.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import type { StoredDelivery } from './deliveries.repo.ts';

type Needs = Pick<DeliveriesDependencies, 'registry' | 'clock' | 'branches'>;

export type CountedRewards = {
  readonly counted: readonly CountedGrant[];
  /** What item control has against it, by reward. */
  readonly problems: readonly AppError[];
};

/**
 * Counts what a delivery gives away against the limits of who sends it: how much one mail may hold, and
 * how much all of them together come to on a day.
 */
export async function countRewards(
  { registry, clock }: Needs,
  tx: Queryable,
  { rewards, waiting: copies }: Pick<StoredDelivery, 'rewards' | 'waiting'>,
  by: { readonly environment: Environment; readonly staff: Pick<Account, 'id' | 'role'> },
): Promise<CountedRewards> {
  const { grants } = openGrants(registry, tx, { ...by, now: clock.now() });
  const counted: CountedGrant[] = [];
  const problems: AppError[] = [];
  // In one order for everybody, so that two who send at once do not wait for each other in a circle.
  const sorted = [...rewards].sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
  for (const { asset_kind: assetKind, target_id: targetId, amount } of sorted)
    try {
      const { day, staffId } = await grants.count({ assetKind, targetId, amount, copies }, null);
      counted.push({ assetKind, targetId, amount, day, staffId });
    } catch (problem) {
      if (!(problem instanceof AppError)) throw problem;
      problems.push(problem);
    }
  return { counted, problems };
}

const orderOf = ({ asset_kind: kind, target_id: target }: StoredDelivery['rewards'][number]): string =>
  `${kind} ${target ?? 0}`;

/** Makes room again for copies that nobody got, or that were taken back. */
export async function giveBackCopies(
  { registry, clock, branches }: Needs,
  tx: Queryable,
  { counted, environmentKey, sentBy }: StoredDelivery,
  copies: number,
): Promise<void> {
  if (copies === 0 || counted.length === 0 || sentBy === null) return;
  const environment = await branches.getEnvironment(tx, environmentKey);
  // Whoever counted them stands in the grants themselves.
  const staff = { id: sentBy, role: 'admin' } as const;
  const { grants } = openGrants(registry, tx, { environment, staff, now: clock.now() });
  await grants.giveBack(counted.map((grant) => ({ ...grant, copies })));
}
