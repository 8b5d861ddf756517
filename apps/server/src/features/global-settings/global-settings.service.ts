import { isDeepStrictEqual } from 'node:util';
import type { GlobalSettings, UpdateSettingsBody } from '@quartermaster/contract/http/global-settings';
import type { Database } from '../../db/database.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { lockGlobalSettings, readGlobalSettings, saveGlobalSettings } from './global-settings.repo.ts';

/** Settings of the whole console, whatever the environment. Their history is in the audit log. */
export function createGlobalSettingsService({ database }: { readonly database: Database }) {
  return {
    read: (): Promise<GlobalSettings> => readGlobalSettings(database),

    /** A change that changes nothing writes nothing. */
    update: (change: UpdateSettingsBody, actor: Actor): Promise<GlobalSettings> =>
      database.transaction(async (tx) => {
        const before = await lockGlobalSettings(tx);
        const after = { ...before, ...change };
        if (isDeepStrictEqual(before, after)) return after;
        await saveGlobalSettings(tx, after);
        await writeAudit(tx, actor, { action: 'settings.update', before, after });
        return after;
      }),
  };
}

export type GlobalSettingsService = ReturnType<typeof createGlobalSettingsService>;
