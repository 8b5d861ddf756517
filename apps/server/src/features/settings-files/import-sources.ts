import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { INITIAL_IMPORT_SOURCES, type ImportSources } from '@quartermaster/contract/http/settings-files';
import { NEVER_INTO_PROTECTED } from '@quartermaster/domain/permissions/import-sources';
import { issue } from '@quartermaster/domain/core/issue';
import type { Database } from '../../db/database.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import { lockSetting, readSetting, saveSetting } from './settings-imports.repo.ts';

/** The table of which environment's files protected environments take. Its history is in the staff log. */
export function createImportSources({ database }: { readonly database: Database }) {
  return {
    read: async (): Promise<ImportSources> => (await readSetting(database)) ?? INITIAL_IMPORT_SOURCES,

    /** A change that changes nothing writes nothing. */
    update: (wanted: ImportSources, actor: Actor): Promise<ImportSources> =>
      database.transaction(async (tx) => {
        const after = { pairs: sorted(wanted.pairs) };
        const index = wanted.pairs.findIndex(({ source }) => source === NEVER_INTO_PROTECTED);
        if (index !== -1) throw new AppError('invalid', {}, [issue(`pairs.${index}.source`, 'valid')]);
        const before = await lockSetting(tx, INITIAL_IMPORT_SOURCES);
        if (isDeepStrictEqual(before, after)) return after;
        await saveSetting(tx, after);
        await writeAudit(tx, actor, { action: 'import_sources.update', before, after });
        return after;
      }),
  };
}

/** Each pair once, in one order. */
function sorted(pairs: ImportSources['pairs']): ImportSources['pairs'] {
  const byText = new Map(pairs.map((pair) => [`${pair.source}\n${pair.target}`, pair]));
  return [...byText.keys()].toSorted().flatMap((text) => byText.get(text) ?? []);
}
