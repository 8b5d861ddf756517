import type { Readable } from 'node:stream';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { AskForFileAnswer } from '@quartermaster/contract/http/approvals';
import type { Queryable } from '../../db/database.ts';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import { csvStream, readAll, type CsvColumns } from '../../engine/codecs/csv-stream.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { sliceOf } from '../../http/slice-of.ts';
import { askForExport, countExport, type AtWork, type ExportedFile } from '../staff-limits/index.ts';
import type { DeliveryActor } from './delivery-actor.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { findDeliveryRow } from './deliveries.repo.ts';
import { auditPlaceOf } from './delivery-audit.ts';
import { keyOf, readRejects } from './read-results.ts';
import { listRecipients } from './recipients.repo.ts';

/** A player of the list with what became of them, or a row of it that was excluded. */
type Line = {
  readonly server_id?: number;
  readonly account_id?: number;
  readonly result: string;
  readonly mail_id?: number | null;
  readonly at?: string | null;
  readonly row?: number;
  readonly text?: string;
};

const NAMES = ['server_id', 'account_id', 'result', 'mail_id', 'at', 'row', 'text'] as const;
const COLUMNS: CsvColumns<Line> = NAMES.map((name) => [name, (line) => String(line[name] ?? '')]);

/**
 * The result of every recipient and every rejected row, written while it is downloaded.
 * It counts as a file of players, and exists only for a delivery that was started.
 * @throws AppError `delivery_not_found`, `delivery_not_sent`, `export_limit`
 */
export async function exportRecipients(
  deps: DeliveriesDependencies,
  id: number,
  by: DeliveryActor,
): Promise<Readable> {
  const { database } = deps;
  const { file, atWork, place } = await openFile(deps, id, by);
  await auditRefusal(database, by.actor, { action: 'delivery.export', ...place }, () =>
    database.transaction(async (tx) => {
      const approved = await countExport(tx, atWork, file);
      await writeAudit(tx, by.actor, {
        action: 'delivery.export',
        ...place,
        ...(approved && { after: approved }),
      });
    }),
  );
  return csvStream(COLUMNS, readLines(database, id));
}

/** Asks a second person for the file, beyond the limit of the day. */
export async function askForRecipients(
  deps: DeliveriesDependencies,
  { id, reason }: { readonly id: number; readonly reason: string },
  by: DeliveryActor,
): Promise<AskForFileAnswer> {
  const { file, atWork, place } = await openFile(deps, id, by);
  return askForExport(deps.database, { atWork, actor: by.actor, reason, place }, file);
}

async function openFile(
  { database, clock }: DeliveriesDependencies,
  id: number,
  { environment, staff }: DeliveryActor,
) {
  const delivery = await findDeliveryRow(database, environment.id, id);
  if (delivery === null) throw new AppError('delivery_not_found', { id });
  if (delivery.started_at === null) throw new AppError('delivery_not_sent');
  const params = { delivery: id, title: delivery.title };
  const file: ExportedFile = { kind: 'export_recipients', player: null, params };
  const atWork: AtWork = { environment, staff, now: clock.now() };
  return { file, atWork, place: auditPlaceOf({ id, branchId: environment.branchId }) };
}

async function* readLines(database: Queryable, deliveryId: number): AsyncGenerator<readonly Line[]> {
  const recipients = readAll(async (slice) =>
    sliceOf(await listRecipients(database, deliveryId, slice), slice.limit, keyOf),
  );
  for await (const rows of recipients) yield rows.map(({ state, ...row }) => ({ ...row, result: state }));
  const rejects = readAll((slice) => readRejects({ database }, deliveryId, slice));
  for await (const rows of rejects) yield rows.map(({ reason, ...row }) => ({ ...row, result: reason }));
}
