import { AppError } from '@quartermaster/contract/errors/app-error';
import { type UpdateDeliveryBody, type WrittenDelivery } from '@quartermaster/contract/http/deliveries';
import { MAX_DELIVERY_IDS } from '@quartermaster/contract/http/limits';
import type { Queryable } from '../../db/database.ts';
import { withdrawDelivery } from '../staff-limits/index.ts';
import { requireSendable, requireServers } from './create-delivery.ts';
import { enqueueDelivery, requireDelivery } from './decide-delivery.ts';
import type { DeliveryActor } from './delivery-actor.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { addAuthor, findWritten, rewriteDelivery, type StoredDelivery } from './deliveries.repo.ts';
import { writeDeliveryAudit } from './delivery-audit.ts';
import { unmaskSearch } from './mask-search.ts';
import { forgetList, listRecipients, listRejects } from './recipients.repo.ts';

/**
 * Rewrites a draft and asks for its list to be gathered again. A waiting request for approval ends: it
 * was about another content.
 * @throws AppError `delivery_not_found`, `delivery_moved_on`, `recipients_gathering`, `server_not_found`,
 *   `reward_repeated`, `send_at_past`, `personal_condition`
 */
export async function updateDelivery(
  deps: DeliveriesDependencies,
  id: number,
  { revision, ...written }: UpdateDeliveryBody,
  { environment, staff, actor }: DeliveryActor,
): Promise<void> {
  await requireServers(deps, environment, written.recipients.servers);
  requireSendable(deps, written);
  await deps.database.transaction(async (tx) => {
    const before = await requireDelivery(tx, environment, id);
    if (before.state !== 'draft' || before.revision !== revision) throw new AppError('delivery_moved_on');
    // A job that gathers a list writes into it: the list is not changed meanwhile.
    if (!before.isFrozen) throw new AppError('recipients_gathering');
    const body = { ...written, recipients: unmaskSearch(staff, written.recipients, before.asked) };
    await withdrawDelivery(tx, id, staff.id);
    await forgetList(tx, id);
    await rewriteDelivery(tx, id, body);
    await addAuthor(tx, id, staff.id);
    await enqueueDelivery(tx, id);
    await writeDeliveryAudit(tx, actor, before, {
      verb: 'update',
      before: writtenIn(before),
      after: writtenIn({ ...body, asked: body.recipients }),
    });
  });
}

function writtenIn({ title, rewards, asked }: Pick<StoredDelivery, 'title' | 'rewards' | 'asked'>) {
  const { kind, servers } = asked;
  return { title, rewards: [...rewards], recipients: { kind, servers } };
}

/** A delivery as it was written, to be edited or copied. */
export async function readWritten(
  { database }: DeliveriesDependencies,
  environmentId: number,
  id: number,
): Promise<WrittenDelivery> {
  const written = await findWritten(database, environmentId, id);
  if (written === null) throw new AppError('delivery_not_found', { id });
  const { asked, ...rest } = written;
  if (asked.kind !== 'ids') return { ...rest, recipients: asked };
  const ids = asked.ids ?? (await readIds(database, id));
  return { ...rest, recipients: { kind: 'ids', servers: asked.servers, ids } };
}

/** Restores the list of a draft: recipients that were found, and excluded rows as they were entered. */
async function readIds(db: Queryable, id: number): Promise<string[]> {
  const found = await listRecipients(db, id, { limit: MAX_DELIVERY_IDS });
  const rejects = await listRejects(db, id, 0, MAX_DELIVERY_IDS);
  const ids = found.map(({ server_id: server, account_id: account }) => `${server}:${account}`);
  for (const { row, text } of rejects) ids.splice(row - 1, 0, text);
  return ids.slice(0, MAX_DELIVERY_IDS);
}
