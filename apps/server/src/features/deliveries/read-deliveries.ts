import { AppError } from '@quartermaster/contract/errors/app-error';
import type { DeliveriesAnswer, DeliveriesQuery, Delivery } from '@quartermaster/contract/http/deliveries';
import { sliceOf } from '../../http/slice-of.ts';
import { nameRecordsIn } from '../players/index.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { findDeliveryRow, listDeliveryRows } from './deliveries.repo.ts';

/** @throws AppError `delivery_not_found` */
export async function readDelivery(
  deps: DeliveriesDependencies,
  environmentId: number,
  id: number,
): Promise<Delivery> {
  const row = await findDeliveryRow(deps.database, environmentId, id);
  if (row === null) throw new AppError('delivery_not_found', { id });
  const { total } = row.counts;
  const totals = row.rewards.map((reward) => ({ ...reward, amount: reward.amount * total }));
  return { ...row, totals, references: await nameRecordsIn(deps, environmentId, row.rewards) };
}

/** The deliveries of an environment, newest first. */
export async function readDeliveries(
  deps: DeliveriesDependencies,
  environmentId: number,
  query: DeliveriesQuery,
): Promise<DeliveriesAnswer> {
  const rows = await listDeliveryRows(deps.database, environmentId, query);
  const page = sliceOf(rows, query.limit, ({ delivery_id: id }) => String(id));
  const rewards = page.data.map((row) => row.rewards);
  return { ...page, references: await nameRecordsIn(deps, environmentId, rewards) };
}
