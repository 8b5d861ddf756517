import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  CountsAnswer,
  HistoryEntry,
  ListAnswer,
  ListQuery,
  ReadAnswer,
  RecordOption,
  ReferrersAnswer,
} from '@quartermaster/contract/http/records';
import type { FilterEntry } from '@quartermaster/contract/http/list-filter';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { modulesAbout } from '@quartermaster/domain/record/records-about';
import type { Admitted } from '@quartermaster/domain/rules/admitted-targets';
import { countChildren, countChildrenByModule, parentLinks } from '../../engine/children.ts';
import { readHistory } from '../../engine/history.ts';
import { findKeptOutRevisions } from '../../engine/kept-out.ts';
import { listRecords, type ListSelection } from '../../engine/list-query.ts';
import type { ModuleAddress } from '../../engine/module-place.ts';
import { withOpenTimeslots } from '../../engine/open-timeslots.ts';
import { countLinksTo, listLinksTo } from '../../engine/record-links.ts';
import { titlesOf, withTitleTexts } from '../../engine/referenced-records.ts';
import { findNearest } from '../../engine/record-search.ts';
import { findRecords } from '../../engine/stored-record.ts';
import type { Clock } from '../../platform/clock.ts';
import { getRecord } from './get-record.ts';
import { checkGroupOf, checkOwnGroups } from './check-groups.ts';
import { checkRecord } from './check-record.ts';
import { offerDuplicate } from './offer-duplicate.ts';
import { createAdaptedReader, type AdaptedDependencies } from './read-adapted.ts';
import { paginate } from '../../http/paginator.ts';
import { presentIssues, presentRecord, presentRecords } from './present-records.ts';
import { nameRecords, presentReferrers } from './present-referrers.ts';
import { findPlace, type RecordPlace, type RecordsDependencies } from './record-place.ts';

const HISTORY_LIMIT = 200;
const REFERRERS_LIMIT = 200;

type ListDependencies = RecordsDependencies & { readonly clock: Clock };

/** Everything that can be asked about the records of a module. */
export function createRecordReader(deps: AdaptedDependencies & ListDependencies) {
  const adapted = createAdaptedReader(deps);
  return {
    list: (address: ModuleAddress, query: ListQuery, reader: Language, path: string) =>
      adapted.list(address, query, path) ?? list(deps, address, query, reader, path),
    read: (address: ModuleAddress, recordId: string) =>
      adapted.read(address, recordId) ?? read(deps, address, recordId),
    options: (address: ModuleAddress, query: OptionsQuery, reader: Language) =>
      options(deps, address, query, reader),
    counts: (address: ModuleAddress, parentIds: readonly string[]) => counts(deps, address, parentIds),
    history: (address: ModuleAddress, recordId: string) => history(deps, address, recordId),
    referrers: (address: ModuleAddress, recordId: string) => referrers(deps, address, recordId),
    offerDuplicate: (address: ModuleAddress, recordId: string) => offerDuplicate(deps, address, recordId),
  };
}

/** What a list's query selects, checked: for everything that works on "what the list shows". */
function selectionOf(
  place: RecordPlace,
  query: Pick<ListQuery, 'sort' | 'q' | 'lang' | 'parent'> & {
    readonly filter?: readonly FilterEntry[] | undefined;
  },
  reader: Language,
): ListSelection {
  return {
    module: place.module,
    branchId: place.branch.branchId,
    language: query.lang ?? reader,
    sort: query.sort ?? null,
    search: query.q ?? null,
    filter: query.filter ?? [],
    parent: query.parent ?? null,
  };
}

async function list(
  deps: ListDependencies,
  address: ModuleAddress,
  query: ListQuery,
  reader: Language,
  path: string,
): Promise<ListAnswer> {
  const place = await findPlace(deps, address);
  const limit = query.per_page === 'all' ? null : query.per_page;
  const offset = limit === null ? 0 : (query.page - 1) * limit;
  const open = await withOpenTimeslots(deps, address, query.filter ?? []);
  const selection = {
    ...selectionOf(place, { ...query, filter: open }, reader),
    uncounted: parentLinks(deps.registry, place.module),
  };
  const page = await listRecords(deps.database, selection, { offset, limit });
  const { rows, references } = await presentRecords(deps, place, page.records);
  const { page: number, filter, ...rest } = query;
  const paginator = paginate({
    data: [...rows],
    total: page.total,
    page: limit === null ? 1 : number,
    perPage: limit ?? Math.max(page.total, 1),
    path,
    query: { ...rest, filter: filter && JSON.stringify(filter) },
  });
  return { ...paginator, references };
}

async function read(
  deps: RecordsDependencies,
  address: ModuleAddress,
  recordId: string,
): Promise<ReadAnswer> {
  const place = await findPlace(deps, address);
  const stored = await getRecord(deps, place, recordId);
  const { row, references, found } = await presentRecord(deps, place, stored);
  const issues = checkRecord(deps.registry, place, row.data, found);
  const together = await checkOwnGroups(deps, place, recordId, row.data);
  return {
    record: row,
    issues: presentIssues([...issues, ...together]),
    kept_out: await findKeptOut(deps, place, recordId),
    references,
  };
}

async function findKeptOut(
  { database }: RecordsDependencies,
  { module, branch }: RecordPlace,
  recordId: string,
): Promise<ReadAnswer['kept_out']> {
  if (module.scope !== 'environment') return null;
  const kept = await findKeptOutRevisions(database, branch.environment.id, module.key);
  const revision = kept.get(recordId);
  return revision === undefined ? null : { revision };
}

type OptionsQuery = {
  readonly q?: string | undefined;
  readonly ids?: string | undefined;
  readonly where?: readonly Admitted[] | undefined;
  readonly limit: number;
  readonly lang?: Language | undefined;
};

/** Records to choose from: those asked for by id, else the nearest to the text. */
async function options(
  deps: RecordsDependencies,
  address: ModuleAddress,
  { q: needle = '', ids, where: wanted, limit, lang }: OptionsQuery,
  reader: Language,
): Promise<RecordOption[]> {
  const place = await findPlace(deps, address);
  const { module, branch } = place;
  const language = lang ?? reader;
  const records =
    ids === undefined
      ? await findNearest(
          deps.database,
          { module, branchId: branch.branchId },
          { needle, limit, wanted, language },
        )
      : await findRecords(
          deps.database,
          module,
          branch.branchId,
          ids.split(',').filter((id) => id !== ''),
        );
  const current = new Map(records.map(({ recordId, data }) => [recordId, readRecord(module, data)]));
  const found = await withTitleTexts(
    deps.database,
    deps.registry,
    new Map([[module.key, current]]),
    place.branchOf,
  );
  const titles = titlesOf(deps.registry, found)[module.key] ?? {};
  return [...current].map(([id, { status }]) => ({
    id,
    ...(titles[id] ?? { title: null, image: null }),
    status: typeof status === 'string' ? status : null,
  }));
}

async function counts(
  deps: RecordsDependencies,
  address: ModuleAddress,
  parentIds: readonly string[],
): Promise<CountsAnswer> {
  const { module, branch } = await findPlace(deps, address);
  if (module.parent === null) throw new AppError('bad_request');
  const found = await countChildren(deps.database, module, branch.branchId, parentIds);
  return parentIds.map((parent) => ({ parent, total: found.get(parent) ?? 0 }));
}

async function history(
  deps: RecordsDependencies,
  address: ModuleAddress,
  recordId: string,
): Promise<HistoryEntry[]> {
  const { module, branch } = await findPlace(deps, address);
  const steps = await readHistory(deps.database, module, branch.branchId, recordId, HISTORY_LIMIT);
  if (steps.length === 0) throw new AppError('record_not_found', { record_id: recordId });
  return steps.map(({ seq, at, author, kind, note, data, before }) => {
    const after = data === null ? null : readRecord(module, data);
    const changes = diffRecords(module, before === null ? {} : readRecord(module, before), after ?? {});
    return { seq, at, author, kind, note, data: after, changes };
  });
}

async function referrers(
  deps: RecordsDependencies,
  address: ModuleAddress,
  recordId: string,
): Promise<ReferrersAnswer> {
  const place = await findPlace(deps, address);
  const { data } = await getRecord(deps, place, recordId);
  const { module, branch } = place;
  const children = await countChildrenByModule(
    deps.database,
    deps.registry,
    module,
    branch.branchId,
    recordId,
  );
  const target = { module: module.key, recordId, data };
  const ofChildren = parentLinks(deps.registry, module);
  const links = await listLinksTo(deps.database, branch.branchId, target, REFERRERS_LIMIT, ofChildren);
  const uses = await countLinksTo(deps.database, branch.branchId, [target], ofChildren);
  const modules = [...(uses.get(recordId) ?? [])].map(({ module: key, total }) => ({ module: key, total }));
  const totals = new Map(modules.map((each) => [each.module, each.total]));
  return {
    total: modules.reduce((sum, { total }) => sum + total, 0),
    modules,
    referrers: await presentReferrers(deps, links),
    children: [...children],
    about: await Promise.all(
      modulesAbout(deps.registry, target).map(async ({ module: about, values }) => ({
        module: about.key,
        total: totals.get(about.key) ?? 0,
        values,
        problems: await problemsAbout(deps, place, about, target, Object.keys(values)),
      })),
    ),
  };
}

/** What is wrong with the records of a module that are about one record, taken together, each by its name. */
async function problemsAbout(
  deps: RecordsDependencies,
  place: RecordPlace,
  module: ResolvedModule,
  owner: { readonly module: string; readonly recordId: string },
  fields: readonly string[],
): Promise<ReferrersAnswer['about'][number]['problems']> {
  const issues = await checkGroupOf(deps, place, module, owner, fields);
  if (issues.length === 0) return [];
  const titles = await nameRecords(deps, issues, place.branchOf);
  return issues.map(({ recordId, path, code, params, severity }) => ({
    record_id: recordId,
    title: titles[module.key]?.[recordId]?.title ?? null,
    path,
    code,
    params: { ...params },
    severity,
  }));
}
