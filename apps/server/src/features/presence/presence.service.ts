import type { PresenceAnswer, PresenceBody } from '@quartermaster/contract/http/presence';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { ModuleAddress } from '../../engine/module-place.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { wireTime } from '../../engine/wire-time.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { findPlace, type RecordsDependencies } from '../records/index.ts';
import { createOpenRecords, type OpenBeat } from './open-records.ts';

/** Told on NOTIFY to every process: the heartbeat of a form. Nothing of it is stored. */
const RECORD_OPEN = 'record_open';

export type PresenceService = {
  /** Notes that a person opened or closed a record. Returns who else has it open, and who saved last. */
  tell(address: ModuleAddress, recordId: string, body: PresenceBody, actor: Actor): Promise<PresenceAnswer>;
};

export function createPresenceService(
  deps: RecordsDependencies & { readonly clock: Clock },
): PresenceService {
  const { database, clock } = deps;
  const open = createOpenRecords();
  database.listen(RECORD_OPEN, (payload) => open.hear(JSON.parse(payload) as OpenBeat, clock.now()));

  return {
    async tell(address, recordId, body, { accountId }) {
      const { module, branch } = await findPlace(deps, address);
      const place = `${branch.branchId}/${module.key}/${recordId}`;
      const people = open.peopleAt(place, clock.now());
      if (accountId !== null) {
        const since = people.get(accountId)?.since ?? formatDateTime(clock.now());
        await passOn(database, { place, account: accountId, since, open: body.open });
      }
      return {
        others: [...people]
          .filter(([account]) => account !== accountId)
          .map(([, { name, since }]) => ({ name, since })),
        saved: await findNewestSave(database, module, { branchId: branch.branchId, recordId, accountId }),
      };
    },
  };
}

async function passOn(database: Database, { account, ...beat }: Omit<OpenBeat, 'name'>): Promise<void> {
  await database.query(
    `select pg_notify($1, ($2::jsonb || jsonb_build_object('account', id, 'name', display_name))::text)
       from account where id = $3`,
    [RECORD_OPEN, JSON.stringify(beat), account],
  );
}

type Asked = { readonly branchId: number; readonly recordId: string; readonly accountId: number | null };

async function findNewestSave(
  database: Database,
  module: ResolvedModule,
  { branchId, recordId, accountId }: Asked,
): Promise<PresenceAnswer['saved']> {
  const { rows } = await database.query<NonNullable<PresenceAnswer['saved']>>(
    `select r.from_seq as revision, ${wireTime('c.at')} as at, a.display_name as by,
            coalesce(c.author_id = $3, false) as is_own
       from ${partitionOf(module)} as r
       join change_set as c on c.seq = r.from_seq
       left join account as a on a.id = c.author_id
      where r.branch_id = $1 and r.record_id = $2 and r.${IS_HEAD}`,
    [branchId, recordId, accountId],
  );
  return rows[0] ?? null;
}
