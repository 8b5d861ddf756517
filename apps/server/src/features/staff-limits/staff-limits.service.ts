import { isDeepStrictEqual } from 'node:util';
import type { StaffLimits } from '@quartermaster/contract/http/staff-limits';
import type { Database } from '../../db/database.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { insertLimitChange, lockStaffLimits, readStaffLimits, saveStaffLimits } from './staff-limits.repo.ts';

/** The daily limits of each role. They apply from the next command on; a raised limit applies later to the person who raised it. */
export function createStaffLimitsService({ database }: { readonly database: Database }) {
  return {
    read: async (): Promise<StaffLimits> => ({ limits: [...(await readStaffLimits(database))] }),

    /** A change that changes nothing writes nothing. */
    update: ({ limits }: StaffLimits, actor: Actor): Promise<StaffLimits> =>
      database.transaction(async (tx) => {
        const before = [...(await lockStaffLimits(tx))];
        if (isDeepStrictEqual(before, limits)) return { limits };
        await saveStaffLimits(tx, limits);
        if (actor.accountId !== null) await insertLimitChange(tx, actor.accountId, before, limits);
        await writeAudit(tx, actor, {
          action: 'staff_limits.update',
          before: { limits: before },
          after: { limits },
        });
        return { limits };
      }),
  };
}

export type StaffLimitsService = ReturnType<typeof createStaffLimitsService>;
