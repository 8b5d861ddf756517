import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  CompareAnswer,
  CompareCsvQuery,
  CompareRecordsAnswer,
  CompareRecordsQuery,
  CompareTakeBody,
  ComparedRecord,
  PointRecordsAnswer,
} from '@quartermaster/contract/http/compare';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { referencedBy } from '../../engine/referenced-records.ts';
import type { Actor } from '../../platform/actor.ts';
import type { RecordsService, VersionAddress } from '../records/index.ts';
import {
  addUp,
  countByModule,
  findContentRecords,
  findDifferentIds,
  findPoint,
  findTitles,
  readRecords,
  type FoundPoint,
} from '../releases/index.ts';
import { findCommonBase, type CommonBase } from './common-base.ts';
import {
  compareRecords,
  countWithoutAlike,
  isShown,
  type ComparedContents,
  type ComparedRow,
} from './compared-rows.ts';

type CompareDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly records: RecordsService;
};

const PAGE = 50;
const AT_ONCE = 500;

/** After so many records that a filter hides, the page ends where it is. */
const MOST_SCANNED = 10_000;

export type CompareService = ReturnType<typeof createCompareService>;

/** Any two points of the log side by side, read only where their hashes differ. */
export function createCompareService(deps: CompareDependencies) {
  return {
    summary: (left: string, right: string) => summarise(deps, left, right),
    records: (query: CompareRecordsQuery) => listRecords(deps, query),
    differences: (query: CompareCsvQuery) => listDifferences(deps, query),
    moduleAt: (point: string, module: string) => readModuleAt(deps, point, module),
    take: (address: VersionAddress, body: CompareTakeBody, actor: Actor) => take(deps, address, body, actor),
  };
}

type Compared = {
  readonly left: FoundPoint;
  readonly right: FoundPoint;
  readonly base: CommonBase | null;
  readonly contents: ComparedContents;
};

async function open(deps: CompareDependencies, left: string, right: string): Promise<Compared> {
  const [a, b] = [await findPoint(deps, left), await findPoint(deps, right)];
  const base = await findCommonBase(deps.database, a, b);
  return {
    left: a,
    right: b,
    base,
    contents: { left: a.content, right: b.content, base: base?.content ?? null },
  };
}

const settingsOf = ({ modules }: Registry): readonly ResolvedModule[] =>
  modules.filter(({ scope }) => scope !== 'live');

function moduleOf(registry: Registry, key: string): ResolvedModule {
  const module = settingsOf(registry).find((known) => known.key === key);
  if (module === undefined) throw new AppError('module_not_found', { module: key });
  return module;
}

async function summarise(deps: CompareDependencies, left: string, right: string): Promise<CompareAnswer> {
  const { database, registry } = deps;
  const compared = await open(deps, left, right);
  const sides = { before: compared.contents.left, after: compared.contents.right };
  const byHash = await countByModule(database, settingsOf(registry), sides);
  const counted = await countWithoutAlike(database, registry, compared.contents, byHash);
  const families = registry.families.map(({ key: family, title }) => ({
    key: family,
    title,
    modules: settingsOf(registry).flatMap(({ key, family: own }) => {
      const counts = own === family ? counted.get(key) : undefined;
      return counts === undefined ? [] : [{ module: key, ...counts }];
    }),
  }));
  const sideOf = ({ point, place }: FoundPoint, text: string) => ({
    point: text,
    environment: place.environment.key,
    version: place.version.name,
    release: point.kind === 'release' ? point.release : null,
  });
  const { base } = compared;
  return {
    left: sideOf(compared.left, left),
    right: sideOf(compared.right, right),
    base: base === null ? null : { environment: base.environment, version: base.version, at: base.at },
    families: families.filter(({ modules }) => modules.length > 0),
    totals: addUp(counted.values()),
  };
}

async function listRecords(
  deps: CompareDependencies,
  query: CompareRecordsQuery,
): Promise<CompareRecordsAnswer> {
  const { database, registry } = deps;
  const module = moduleOf(registry, query.module);
  const { contents } = await open(deps, query.left, query.right);
  const sides = { before: contents.left, after: contents.right };
  const ids = await findDifferentIds(database, module, sides);
  const rows: ComparedRow[] = [];
  let at = query.cursor;
  while (at < ids.length && rows.length < PAGE && at - query.cursor < MOST_SCANNED) {
    // Without a filter nearly everything read is shown.
    const wanted = isFiltered(query) ? AT_ONCE : PAGE;
    const part = ids.slice(at, at + wanted);
    const compared = await compareRecords(database, registry, module, contents, part);
    for (const row of compared) {
      if (rows.length === PAGE) break;
      at += 1;
      if (isShown(row, query)) rows.push(row);
    }
  }
  return {
    records: rows.map(({ shown }) => shown),
    references: await findReferences(deps, module, contents, rows),
    next: at < ids.length ? at : null,
  };
}

const isFiltered = ({ change, author, q }: CompareRecordsQuery): boolean =>
  [change, author, q].some((value) => value !== undefined);

/** What the records name, as the right side calls it, or else the left one. */
async function findReferences(
  { database, registry }: CompareDependencies,
  module: ResolvedModule,
  { left, right }: ComparedContents,
  rows: readonly ComparedRow[],
): Promise<CompareRecordsAnswer['references']> {
  const changed = rows.filter(({ shown }) => shown.change === 'changed');
  const states = changed.flatMap((row) => [row.left ?? [], row.right ?? []].flat());
  const wanted = referencedBy(module, states);
  const earlier = await findTitles(database, registry, wanted, left);
  const later = await findTitles(database, registry, wanted, right);
  return Object.fromEntries([...wanted.keys()].map((key) => [key, { ...earlier[key], ...later[key] }]));
}

/** A record that differs, with its module: for a file. */
export type ListedDifference = { readonly module: string; readonly record: ComparedRecord };

async function listDifferences(
  deps: CompareDependencies,
  query: CompareCsvQuery,
): Promise<AsyncGenerator<readonly ListedDifference[]>> {
  const { database, registry } = deps;
  const { contents } = await open(deps, query.left, query.right);
  const modules = query.module === undefined ? settingsOf(registry) : [moduleOf(registry, query.module)];
  const sides = { before: contents.left, after: contents.right };
  const counted = await countByModule(database, modules, sides);
  return (async function* batches() {
    for (const module of modules.filter(({ key }) => counted.has(key))) {
      const ids = await findDifferentIds(database, module, sides);
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const part = ids.slice(from, from + AT_ONCE);
        const rows = await compareRecords(database, registry, module, contents, part);
        yield rows
          .filter((row) => isShown(row, query))
          .map(({ shown }) => ({ module: module.key, record: shown }));
      }
    }
  })();
}

/** The records of a module as they are at a point, read as today's definition has them. */
async function readModuleAt(
  deps: CompareDependencies,
  text: string,
  key: string,
): Promise<PointRecordsAnswer> {
  const module = moduleOf(deps.registry, key);
  const { content } = await findPoint(deps, text);
  return deps.database.transaction(async (tx) => {
    const records: PointRecordsAnswer['records'] = [];
    for await (const rows of readRecords(tx, module, content))
      for (const { record_id, data } of rows) records.push({ record_id, data: readRecord(module, data) });
    return { records };
  });
}

async function take(
  deps: CompareDependencies,
  address: VersionAddress,
  body: CompareTakeBody,
  actor: Actor,
): Promise<boolean> {
  const module = moduleOf(deps.registry, body.module);
  const { content } = await findPoint(deps, body.from);
  const found = await findContentRecords(deps.database, module, [body.record_id], content);
  const taken = {
    recordId: body.record_id,
    data: found.get(body.record_id) ?? null,
    field: body.field ?? null,
  };
  const options = { note: body.note, confirmation: body.confirmation };
  return deps.records.take({ ...address, module: module.key }, taken, actor, options);
}
