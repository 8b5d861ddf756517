import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  UpdateVersionAnswer,
  UpdateVersionBody,
  VersionOfModelAnswer,
  VersionsAnswer,
  VersionsQuery,
} from '@quartermaster/contract/http/versions';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { lastChangeOf } from '../../engine/change-log.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { paginate } from '../../http/paginator.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Place } from '../chosen-place/index.ts';
import {
  announceVersion,
  countVersions,
  findVersion,
  listVersions,
  lockFacts,
  updateFacts,
} from './version-calls.repo.ts';

type Dependencies = {
  readonly database: Database;
  readonly branches: BranchDirectory;
  readonly registry: Registry;
};

/** Where the list's own addresses begin. */
const PATH = '/versions';
const MAX_SETTING_ID = 999_999_999;

/** Versions of all environments in one list, and when a module of one changed last. */
export function createVersionCallsService(deps: Dependencies) {
  const { database } = deps;
  return {
    async list(query: VersionsQuery): Promise<VersionsAnswer> {
      const [data, total] = await Promise.all([listVersions(database, query), countVersions(database)]);
      const { page, per_page: perPage } = query;
      return paginate({ data, total, page, perPage, path: PATH, query: { per_page: perPage } });
    },

    /** @throws AppError `module_not_found` */
    async ofModel({ env, version }: Place, model: string): Promise<VersionOfModelAnswer> {
      const module = deps.registry.find(model);
      if (module === undefined) throw new AppError('module_not_found', { module: model });
      const place = await deps.branches.resolve(database, env, version, module.scope);
      const last = await lastChangeOf(database, place.branchId, model);
      return {
        setting_id: place.version.id,
        model,
        last_update_time: last === null ? 0 : Math.floor(last.at.getTime() / 1000),
      };
    },

    /** @throws AppError `not_found` */
    async update(settingId: number, change: UpdateVersionBody, actor: Actor): Promise<UpdateVersionAnswer> {
      if (settingId > MAX_SETTING_ID) throw new AppError('invalid_id', { id: settingId });
      await database.transaction(async (tx) => {
        const before = await lockFacts(tx, settingId);
        if (before === null) throw new AppError('not_found');
        const { note, client_min_version: client = before.client_min_version } = change;
        const after = { note, client_min_version: client };
        if (isDeepStrictEqual(before, after)) return;
        await updateFacts(tx, settingId, after);
        await announceVersion(tx, settingId);
        const about = { setting_id: settingId };
        await writeAudit(tx, actor, {
          action: 'version.update',
          before: { ...about, ...before },
          after: { ...about, ...after },
        });
      });
      deps.branches.forget();
      const version = await findVersion(database, settingId);
      if (version === null) throw new AppError('not_found');
      const { note, client_min_version, last_update_time } = version;
      return { setting_id: settingId, note, client_min_version, last_update_time };
    },
  };
}

export type VersionCallsService = ReturnType<typeof createVersionCallsService>;
