import type { Readable } from 'node:stream';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { SettingsFileChoice, SettingsFileQuery } from '@quartermaster/contract/http/settings-files';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  countRecords,
  findDifferentModules,
  findPoint,
  readLive,
  recordsQuery,
  type FoundPoint,
} from '../releases/index.ts';
import { selectModules } from './select-modules.ts';
import { streamSettingsFile } from './stream-settings-file.ts';

type Dependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly clock: Clock;
};

/**
 * Settings of a point of the log as one file.
 * @throws AppError `module_not_found`, `nothing_to_export`, and what `findPoint` throws
 */
export async function exportSettings(
  deps: Dependencies,
  query: SettingsFileQuery,
  actor: Actor,
): Promise<{ readonly fileName: string; readonly stream: Readable }> {
  const { database, clock } = deps;
  const found = await findPoint(deps, query.point);
  const modules = await modulesOf(deps, query, found);
  if (modules.length === 0) throw new AppError('nothing_to_export');
  const { environment, version, versionBranchId } = found.place;
  const now = clock.now();
  await writeAudit(database, actor, {
    action: 'settings_file.export',
    branchId: versionBranchId,
    after: { point: query.point, module_keys: modules.map(({ key }) => key) },
  });
  const stamp = formatDateTime(now).replaceAll(/\D/g, '');
  return {
    fileName: `${environment.key}_${version.name}_${stamp}.zip`,
    stream: streamSettingsFile({
      databaseUrl: database.url,
      modules: modules.map((module) => ({ module, records: recordsQuery(module, found.content) })),
      source: {
        environment: environment.key,
        version: version.name,
        release: found.point.kind === 'release' ? found.point.release : null,
        version_seq: found.content.versionSeq,
        environment_seq: found.content.environmentSeq,
      },
      exportedAt: formatDateTime(now),
    }),
  };
}

/** The modules of a point that have records, with how many; for people to choose from. */
export async function listExportable(
  deps: Dependencies,
  point: string,
): Promise<readonly SettingsFileChoice[]> {
  const { content } = await findPoint(deps, point);
  const every = { modules: null, children: true, localization: true };
  const modules = selectModules(deps.registry, every);
  const counts = await countRecords(deps.database, modules, content);
  return modules.flatMap(({ key, family, parent }) => {
    const records = counts.get(key);
    return records === undefined ? [] : [{ module: key, family, is_child: parent !== null, records }];
  });
}

/** Where modules are not named, those without records are left out. */
async function modulesOf(
  { database, registry }: Dependencies,
  query: SettingsFileQuery,
  { place, content }: FoundPoint,
): Promise<readonly ResolvedModule[]> {
  const named = query.modules === undefined ? null : query.modules.split(',');
  const { children, localization } = query;
  const selected = selectModules(registry, { modules: named, children, localization });
  if (query.changed) {
    const live = await readLive(database, place);
    return findDifferentModules(database, selected, { before: live.content, after: content });
  }
  if (named !== null) return selected;
  const counts = await countRecords(database, selected, content);
  return selected.filter(({ key }) => counts.has(key));
}
