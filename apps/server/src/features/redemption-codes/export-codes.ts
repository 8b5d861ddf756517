import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RedemptionCode, RedemptionRow } from '@quartermaster/contract/http/redemption-codes';
import { csvLine } from '../../engine/codecs/csv-cells.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { listCodes } from './codes.repo.ts';
import { auditPlaceOf, findGenerated, type BatchAddress } from './find-batch.ts';
import { nameRedemptions } from './name-redemptions.ts';
import type { RedemptionDependencies } from './redemption-dependencies.ts';
import { listRedemptions } from './redemptions.repo.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const ROWS_AT_A_TIME = 5000;

type Columns<Row> = readonly (keyof Row & string)[];

const CODE_COLUMNS: Columns<RedemptionCode> = [
  'code', 'state', 'uses', 'server_id', 'account_id', 'redeemed_at',
]; // prettier-ignore
const REDEMPTION_COLUMNS: Columns<RedemptionRow> = [
  'at', 'code', 'server_id', 'account_id', 'name', 'mail_id',
]; // prettier-ignore

/** Every code of a batch, as a file that is written while it is sent. */
export async function exportCodes(
  deps: RedemptionDependencies,
  address: BatchAddress,
  actor: Actor,
): Promise<Readable> {
  const { place, standing } = await findGenerated(deps, address);
  const entry = { action: 'redemption_batch.export_codes', ...auditPlaceOf(place, address.batch) };
  await writeAudit(deps.database, actor, entry);
  const wish = { environmentId: place.environment.id, batch: standing.id, prefix: '', limit: ROWS_AT_A_TIME };
  const parts = partsOf(
    (after) => listCodes(deps.database, { ...wish, after }),
    ({ no }) => String(no),
  );
  return streamOf(CODE_COLUMNS, parts);
}

/** Whoever redeemed a code of a batch, as a file. */
export async function exportRedemptions(
  deps: RedemptionDependencies,
  address: BatchAddress,
  actor: Actor,
): Promise<Readable> {
  const { place, standing } = await findGenerated(deps, address);
  const entry = { action: 'redemption_batch.export_redemptions', ...auditPlaceOf(place, address.batch) };
  await writeAudit(deps.database, actor, entry);
  const parts = partsOf(
    async (before) => {
      const rows = await listRedemptions(deps.database, standing.id, before, ROWS_AT_A_TIME);
      return nameRedemptions(deps, place.environment.id, rows);
    },
    ({ redemption_id: id }) => String(id),
  );
  return streamOf(REDEMPTION_COLUMNS, parts);
}

/** A long list part by part, each after the last row of the one before. */
async function* partsOf<Row>(
  read: (after: string | null) => Promise<readonly Row[]>,
  placeOf: (row: Row) => string,
): AsyncGenerator<readonly Row[]> {
  let after: string | null = null;
  for (;;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_A_TIME) return;
    after = placeOf(last);
  }
}

function streamOf<Row extends object>(columns: Columns<Row>, parts: AsyncIterable<readonly Row[]>): Readable {
  const stream = new PassThrough();
  // A reader who goes away ends the reading; a reading that fails ends the reader's stream.
  pipeline(Readable.from(linesOf(columns, parts)), stream).catch((problem: Error) => stream.destroy(problem));
  return stream;
}

async function* linesOf<Row extends object>(
  columns: Columns<Row>,
  parts: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns);
  for await (const rows of parts)
    yield rows.map((row) => csvLine(columns.map((column) => String(row[column] ?? '')))).join('');
}
