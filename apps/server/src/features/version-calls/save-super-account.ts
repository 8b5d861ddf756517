import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RecordLine } from '@quartermaster/contract/http/record-line';
import type { SuperAccountBody } from '@quartermaster/contract/http/super-accounts';
import { sac } from '@quartermaster/domain/modules/player-support/sac';
import type { Actor } from '../../platform/actor.ts';
import type { Place } from '../chosen-place/index.ts';
import { nextRecordId, type RecordLines, type RecordsService } from '../records/index.ts';

type Dependencies = { readonly records: RecordsService; readonly lines: RecordLines };

/** Another request may take the number first; after so many attempts it is a conflict. */
const ATTEMPTS = 4;

/** Saves the super account with this id, else the one that the player has, else a new one. */
export async function saveSuperAccount(
  deps: Dependencies,
  place: Place,
  { confirmation, ...fields }: SuperAccountBody,
  actor: Actor,
): Promise<RecordLine> {
  const address = { ...place, module: sac.key };
  for (let attempt = 1; ; attempt += 1) {
    const known = fields.id ?? (await idOfPlayer(deps.records, address, fields));
    const id = known ?? (await nextRecordId(deps.records, address));
    try {
      if (known !== null) {
        return await deps.lines.save(address, String(id), { ...fields, id }, actor, { confirmation });
      }
      // A tool that makes a super account expects one that is in force.
      return await deps.lines.create(address, { status: 'active', ...fields, id }, actor, { confirmation });
    } catch (problem) {
      const isTaken = problem instanceof AppError && problem.code === 'record_exists';
      if (!isTaken || attempt === ATTEMPTS) throw problem;
    }
  }
}

async function idOfPlayer(
  records: RecordsService,
  address: Place & { readonly module: string },
  { server_id, account_id }: SuperAccountBody,
): Promise<number | null> {
  const filter = Object.entries({ server_id, account_id }).map(([field, value]) => ({
    field,
    op: 'eq' as const,
    value,
  }));
  const { data } = await records.list(address, { page: 1, per_page: 1, filter }, 'en', '');
  const [found] = data.map(({ record_id: id }) => Number(id));
  return found ?? null;
}
