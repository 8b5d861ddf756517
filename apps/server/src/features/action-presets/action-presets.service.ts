import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ActionPresets } from '@quartermaster/contract/http/action-presets';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { readPresets, savePresets } from './action-presets.repo.ts';

type Dependencies = { readonly database: Database; readonly branches: BranchDirectory };

/** Actions on players with some fields filled in, which an admin prepares for all staff of an environment. */
export function createActionPresetsService({ database, branches }: Dependencies) {
  return {
    read: async (env: string): Promise<ActionPresets> => {
      const { id } = await branches.getEnvironment(database, env);
      return readPresets(database, id);
    },

    /** An update without changes writes nothing. */
    update: async (env: string, next: ActionPresets, actor: Actor): Promise<ActionPresets> => {
      const { id, branchId } = await branches.getEnvironment(database, env);
      return database.transaction(async (tx) => {
        const before = await readPresets(tx, id);
        if (isDeepStrictEqual(before, next)) return before;
        if (!(await savePresets(tx, id, next))) throw new AppError('conflict');
        await writeAudit(tx, actor, {
          action: 'action_presets.update',
          branchId,
          before: { presets: before.presets },
          after: { presets: next.presets },
        });
        return readPresets(tx, id);
      });
    },
  };
}

export type ActionPresetsService = ReturnType<typeof createActionPresetsService>;
