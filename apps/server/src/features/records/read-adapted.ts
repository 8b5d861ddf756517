import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ListAnswer, ListQuery, ReadAnswer, RecordRow } from '@quartermaster/contract/http/records';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { ModuleAddress } from '../../engine/module-place.ts';
import { selectAdapted, type RecordAdapters } from '../../engine/record-adapter.ts';
import type { StoredRecord } from '../../engine/stored-record.ts';
import { paginate } from '../../http/paginator.ts';
import type { RecordsDependencies } from './record-place.ts';

export type AdaptedDependencies = RecordsDependencies & { readonly adapters: RecordAdapters };

/** Lists and records that adapters read from tables of their own; null for modules of the store. */
export function createAdaptedReader(deps: AdaptedDependencies) {
  const find = ({ module }: ModuleAddress): ResolvedModule | null =>
    deps.registry.adapted.find(({ key }) => key === module) ?? null;
  return {
    list: (address: ModuleAddress, query: ListQuery, path: string): Promise<ListAnswer> | null => {
      const module = find(address);
      return module === null ? null : list(deps, module, address, query, path);
    },
    read: (address: ModuleAddress, recordId: string): Promise<ReadAnswer> | null => {
      const module = find(address);
      return module === null ? null : read(deps, module, address, recordId);
    },
  };
}

async function list(
  deps: AdaptedDependencies,
  module: ResolvedModule,
  address: ModuleAddress,
  query: ListQuery,
  path: string,
): Promise<ListAnswer> {
  if (query.filter !== undefined || query.parent !== undefined) throw new AppError('bad_request');
  const limit = query.per_page === 'all' ? null : query.per_page;
  const range = { offset: limit === null ? 0 : (query.page - 1) * limit, limit };
  const records = await readAll(deps, module, address);
  const { page, ...rest } = query;
  const selection = { search: query.q ?? null, sort: query.sort ?? null };
  const found = selectAdapted(module, records, selection, range);
  const perPage = limit ?? Math.max(found.total, 1);
  const data = found.records.map(presentAdapted);
  return {
    ...paginate({ data, total: found.total, page, perPage, path, query: { ...rest, filter: undefined } }),
    references: {},
  };
}

async function read(
  deps: AdaptedDependencies,
  module: ResolvedModule,
  address: ModuleAddress,
  recordId: string,
): Promise<ReadAnswer> {
  const records = await readAll(deps, module, address);
  const record = records.find((candidate) => candidate.recordId === recordId);
  if (record === undefined) throw new AppError('record_not_found', { record_id: recordId });
  return { record: presentAdapted(record), issues: [], kept_out: null, references: {} };
}

async function readAll(
  { database, branches, adapters }: AdaptedDependencies,
  { store }: ResolvedModule,
  { env, version }: ModuleAddress,
): Promise<readonly StoredRecord[]> {
  const { environment } = await branches.resolve(database, env, version, 'environment');
  const adapter = adapters[store];
  if (adapter === undefined) throw new Error(`There is no adapter ${store}`);
  return adapter.readAll(database, environment);
}

function presentAdapted({ recordId, data, revision, updatedAt, updatedBy }: StoredRecord): RecordRow {
  return { record_id: recordId, data, revision, updated_at: updatedAt, updated_by: updatedBy, change: null };
}
