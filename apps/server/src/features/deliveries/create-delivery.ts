import { AppError } from '@quartermaster/contract/errors/app-error';
import type { CreateDeliveryBody, DeliveryLetter } from '@quartermaster/contract/http/deliveries';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { Transaction } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import { requireDistinctRewards } from '../player-commands/index.ts';
import { listServers } from '../players/index.ts';
import { lockDays } from '../staff-limits/index.ts';
import { enqueueDelivery } from './decide-delivery.ts';
import type { DeliveryActor } from './delivery-actor.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { addAuthor, countPrepared, findWritten, insertDelivery } from './deliveries.repo.ts';
import { writeDeliveryAudit } from './delivery-audit.ts';
import { unmaskSearch } from './mask-search.ts';

/**
 * Keeps what was written and asks for its list to be gathered. Answers its number.
 * @throws AppError `server_not_found`, `delivery_not_found` for what it is a copy of, `reward_repeated`,
 *   `send_at_past`, `personal_condition`, `too_many_drafts`, `delivery_limit`
 */
export async function createDelivery(
  deps: DeliveriesDependencies,
  { copy_of: copyOf, ...written }: CreateDeliveryBody,
  { environment, staff, actor }: DeliveryActor,
): Promise<number> {
  const { kind, servers } = written.recipients;
  await requireServers(deps, environment, servers);
  requireSendable(deps, written);
  const known = copyOf === undefined ? null : await requireWritten(deps, copyOf, environment);
  const body = { ...written, recipients: unmaskSearch(staff, written.recipients, known?.asked ?? null) };
  return deps.database.transaction(async (tx) => {
    await requireFewDrafts(tx, environment, staff);
    const id = await insertDelivery(tx, environment.id, body, staff.id);
    await addAuthor(tx, id, staff.id);
    await enqueueDelivery(tx, id);
    const after = { title: body.title, rewards: body.rewards, recipients: { kind, servers } };
    await writeDeliveryAudit(tx, actor, { id, branchId: environment.branchId }, { verb: 'create', after });
    return id;
  });
}

/** What a delivery is written on from. */
async function requireWritten({ database }: DeliveriesDependencies, id: number, environment: Environment) {
  const original = await findWritten(database, environment.id, id);
  if (original === null) throw new AppError('delivery_not_found', { id });
  return original;
}

/** Each draft keeps a list that may name every player, on the disk that all environments share. */
const MAX_DRAFTS = 20;
/** Deliveries of a day, which keep their lists too: where players play for real, and elsewhere. */
const MAX_DAY = { protected: 100, open: 2000 } as const;

/** @throws AppError `too_many_drafts`, `delivery_limit` */
async function requireFewDrafts(
  tx: Transaction,
  { id: environmentId, isProtected }: Environment,
  { id: staffId }: DeliveryActor['staff'],
): Promise<void> {
  await lockDays(tx, environmentId);
  const { drafts, today, seconds } = await countPrepared(tx, environmentId, staffId);
  if (drafts >= MAX_DRAFTS) throw new AppError('too_many_drafts', { most: MAX_DRAFTS });
  const most = MAX_DAY[isProtected ? 'protected' : 'open'];
  if (today >= most)
    throw new AppError('delivery_limit', { most, seconds, hours: Math.ceil(seconds / 3600) });
}

/**
 * What no list of recipients would put right.
 * @throws AppError `reward_repeated`, `send_at_past`
 */
export function requireSendable(
  { clock }: DeliveriesDependencies,
  { rewards, send_at: sendAt }: Pick<DeliveryLetter, 'rewards' | 'send_at'>,
): void {
  requireDistinctRewards(rewards);
  if (sendAt !== null && sendAt <= formatDateTime(clock.now())) throw new AppError('send_at_past');
}

/** A server that opens later has no players yet; an unknown server is an error. */
export async function requireServers(
  deps: DeliveriesDependencies,
  { id: environmentId, branchId }: DeliveryActor['environment'],
  wanted: readonly number[],
): Promise<void> {
  const servers = await listServers(deps, { environmentId, branchId });
  const known = new Set(servers.map(({ server_id: server }) => server));
  const unknown = wanted.find((server) => !known.has(server));
  if (unknown !== undefined) throw new AppError('server_not_found', { server: unknown });
}
