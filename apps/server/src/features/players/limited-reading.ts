import { AppError } from '@quartermaster/contract/errors/app-error';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import { writeAudit, type NewAuditEntry } from '../../engine/write-audit.ts';
import { PLAYER_MODULE } from '../../players/audit-place.ts';
import { requireReading } from '../staff-limits/index.ts';
import type { ReadPlace } from './player-place.ts';
import type { PlayerReader } from './player-reader.ts';
import type { PlayersDependencies } from './players-dependencies.ts';

type Reading = {
  readonly place: ReadPlace;
  readonly reader: Pick<PlayerReader, 'staffId' | 'role' | 'actor'>;
  /** Who is shown; each counts once a day. */
  readonly players: readonly { readonly server_id: number; readonly account_id: number }[];
  /** Whether masked personal data is shown or searched by. */
  readonly isReveal?: boolean;
  /** The audit entry of it. `isKept`: it is in the log already. */
  readonly entry: Pick<NewAuditEntry, 'action' | 'recordId' | 'reason'> & {
    readonly after?: JsonObject;
    readonly isKept?: boolean;
  };
};

/**
 * Counts what a person reads towards their daily limits, and logs it, in one transaction: nothing is
 * shown that is in no log. A refused attempt is in the staff log and, as a warning, in the
 * process log.
 * @throws AppError `read_limit`, `reveal_limit`
 */
export function countReading(
  { database, clock, logger }: Pick<PlayersDependencies, 'database' | 'clock' | 'logger'>,
  { place, reader, players, isReveal = false, entry: { isKept = false, ...entry } }: Reading,
): Promise<void> {
  const { environment, environmentId, branchId } = place;
  const written = { ...entry, module: PLAYER_MODULE, branchId };
  const atWork = { environment, staff: { id: reader.staffId, role: reader.role }, now: clock.now() };
  const refs = players.map(({ server_id: serverId, account_id: accountId }) => ({
    environmentId,
    serverId,
    accountId,
  }));
  const reading = auditRefusal(database, reader.actor, written, () =>
    database.transaction(async (tx) => {
      await requireReading(tx, atWork, { players: refs, isReveal });
      if (!isKept) await writeAudit(tx, reader.actor, written);
    }),
  );
  return reading.catch((problem: unknown) => {
    if (problem instanceof AppError) {
      const { staffId, role } = reader;
      const facts = { code: problem.code, staffId, role, environment: environment.key };
      logger.warn(facts, 'player read refused: daily limit reached');
    }
    throw problem;
  });
}
