import type { Readable } from 'node:stream';
import type { RedemptionCode, RedemptionRow } from '@quartermaster/contract/http/redemption-codes';
import { csvStream, readAll, type CsvColumns } from '../../engine/codecs/csv-stream.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { sliceOf } from '../../http/slice-of.ts';
import type { Actor } from '../../platform/actor.ts';
import { listCodes } from './codes.repo.ts';
import { auditPlaceOf, findGenerated, type BatchAddress } from './find-batch.ts';
import { readRedemptions } from './read-redemptions.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';

const CODE_COLUMNS = columnsOf<RedemptionCode>([
  'code', 'state', 'uses', 'server_id', 'account_id', 'redeemed_at',
]); // prettier-ignore
const REDEMPTION_COLUMNS = columnsOf<RedemptionRow>([
  'at', 'code', 'server_id', 'account_id', 'name', 'mail_id',
]); // prettier-ignore

function columnsOf<Row extends object>(names: readonly (keyof Row & string)[]): CsvColumns<Row> {
  return names.map((name) => [name, (row) => String(row[name] ?? '')]);
}

/** Every code of a batch, as a file that is written while it is sent. */
export async function exportCodes(
  deps: PlayerDependencies,
  address: BatchAddress,
  actor: Actor,
): Promise<Readable> {
  const { place, standing } = await findGenerated(deps, address);
  const entry = { action: 'redemption_batch.export_codes', ...auditPlaceOf(place, address.batch) };
  await writeAudit(deps.database, actor, entry);
  const request = { environmentId: place.environment.id, batch: standing.id, prefix: '' };
  const codes = readAll(async ({ cursor = null, limit }) => {
    const rows = await listCodes(deps.database, { ...request, after: cursor, limit: limit + 1 });
    return sliceOf(rows, limit, ({ no }) => String(no));
  });
  return csvStream(CODE_COLUMNS, codes);
}

/** The players who redeemed a code of a batch, as a file. */
export async function exportRedemptions(
  deps: PlayerDependencies,
  address: BatchAddress,
  actor: Actor,
): Promise<Readable> {
  const { place, standing } = await findGenerated(deps, address);
  const entry = { action: 'redemption_batch.export_redemptions', ...auditPlaceOf(place, address.batch) };
  await writeAudit(deps.database, actor, entry);
  const batch = { environmentId: place.environment.id, id: standing.id };
  return csvStream(
    REDEMPTION_COLUMNS,
    readAll((slice) => readRedemptions(deps, batch, slice)),
  );
}
