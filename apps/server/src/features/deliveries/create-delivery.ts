import { AppError } from '@quartermaster/contract/errors/app-error';
import type { CreateDeliveryBody } from '@quartermaster/contract/http/deliveries';
import { listServers } from '../players/index.ts';
import { enqueueDelivery, type Decider } from './decide-delivery.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { insertDelivery } from './deliveries.repo.ts';
import { writeDeliveryAudit } from './delivery-audit.ts';

/**
 * Keeps what was written and asks for its list to be gathered. Answers its number.
 * @throws AppError `server_not_found`
 */
export async function createDelivery(
  deps: DeliveriesDependencies,
  body: CreateDeliveryBody,
  { environment, staff, actor }: Decider,
): Promise<number> {
  const { kind, servers } = body.recipients;
  await requireServers(deps, environment, servers);
  return deps.database.transaction(async (tx) => {
    const id = await insertDelivery(tx, environment.id, body, staff.id);
    await enqueueDelivery(tx, id);
    const after = { title: body.title, rewards: body.rewards, recipients: { kind, servers } };
    await writeDeliveryAudit(tx, actor, { id, branchId: environment.branchId }, { verb: 'create', after });
    return id;
  });
}

/** Of a server that opens tomorrow nobody is found yet; one that nobody knows is a mistake. */
export async function requireServers(
  deps: DeliveriesDependencies,
  { id: environmentId, branchId }: Decider['environment'],
  wanted: readonly number[],
): Promise<void> {
  const servers = await listServers(deps, { environmentId, branchId });
  const known = new Set(servers.map(({ server_id: server }) => server));
  const unknown = wanted.find((server) => !known.has(server));
  if (unknown !== undefined) throw new AppError('server_not_found', { server: unknown });
}
