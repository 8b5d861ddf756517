import type { CopySource } from '@quartermaster/domain/copies/plan-copies';
import { ownMoments, recordPeriods } from '@quartermaster/domain/copies/moments';
import { daysAfter, formatDateTime, instantOf } from '@quartermaster/domain/core/date-time';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { childrenOf, copiedWith } from '@quartermaster/domain/core/registry';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { referencesOf } from '@quartermaster/domain/record/references-of';
import { recordKey } from '@quartermaster/domain/record/record-key';
import { findBelonging } from '../../engine/belonging.ts';
import { parentLinks } from '../../engine/children.ts';
import { listChildren } from '../../engine/list-query.ts';
import { listLinksTo } from '../../engine/record-links.ts';
import { findAcrossModules } from '../../engine/referenced-records.ts';
import { findRecords } from '../../engine/stored-record.ts';
import type { RecordPlace, RecordsDependencies } from './record-place.ts';

/** How a record came to be linked to the one that everything begins with. */
type Relation = 'source' | 'child' | 'belongs' | 'names' | 'named_by';

export type LinkedRecord = CopySource & {
  readonly relation: Relation;
  /** The linked record that leads to it, as `recordKey` names it. */
  readonly via: string | null;
  /** Whether the record belongs to the same event, so that its links are followed too. */
  readonly isTicked: boolean;
};

export type LinkedRecords = { readonly records: readonly LinkedRecord[]; readonly isCut: boolean };

/** Beyond so many nothing more is followed. */
const MOST = 1_500;
const MOST_REFERRERS = 200;

/** What announces something, such as a mail, may begin so many days before it. */
const DAYS_AHEAD = 7;

type Search = RecordsDependencies & {
  readonly place: RecordPlace;
  readonly ticks: Readonly<Record<string, boolean>>;
  readonly span: { readonly from: string; readonly to: string } | null;
  readonly found: Map<string, LinkedRecord>;
};

/**
 * Everything that is linked to a record: its children and what belongs to it, records that it names and that
 * name it, and the same of each of those that is ticked. By themselves children are ticked, and records
 * whose own time begins in that of the record: an event's banner and shop are, the items it gives are not.
 */
export async function findLinkedRecords(
  deps: RecordsDependencies,
  place: RecordPlace,
  start: CopySource,
  ticks: Readonly<Record<string, boolean>>,
): Promise<LinkedRecords> {
  const search: Search = { ...deps, place, ticks, span: spanOf(start), found: new Map() };
  let level = add(search, [{ ...start, relation: 'source', via: null, isTicked: true }]);
  while (level.length > 0 && search.found.size < MOST) {
    const next: LinkedRecord[] = [];
    for (const record of level) next.push(...add(search, await belowOf(search, record)));
    next.push(...add(search, await namedBy(search, level)));
    for (const record of level) next.push(...add(search, await naming(search, record)));
    level = next;
  }
  return { records: [...search.found.values()], isCut: search.found.size >= MOST };
}

function spanOf({ module, data }: CopySource): Search['span'] {
  const moments = ownMoments(module, data);
  const [from, to] = [moments[0], moments.at(-1)];
  if (from === undefined || to === undefined) return null;
  return { from: formatDateTime(daysAfter(instantOf(from), -DAYS_AHEAD)), to };
}

/** Keeps what is new, or ticked for another reason now, and answers what has to be followed. */
function add({ found, ticks }: Search, records: readonly LinkedRecord[]): readonly LinkedRecord[] {
  const followed: LinkedRecord[] = [];
  for (const record of records) {
    const key = recordKey(record.module.key, record.recordId);
    const known = found.get(key);
    const isTicked = record.relation === 'source' || (ticks[key] ?? record.isTicked);
    if (known !== undefined && (known.isTicked || !isTicked)) continue;
    found.set(key, { ...record, isTicked });
    if (isTicked) followed.push({ ...record, isTicked });
  }
  return followed;
}

const isOfTime = ({ span }: Search, module: ResolvedModule, data: RecordData): boolean => {
  const [first] = ownMoments(module, data);
  return span !== null && first !== undefined && span.from <= first && first <= span.to;
};

/** A singleton is there once, and children come with their parent. */
const canStandAlone = ({ kind }: ResolvedModule): boolean => kind === 'list';

async function belowOf(search: Search, record: LinkedRecord): Promise<readonly LinkedRecord[]> {
  const { database, registry, place } = search;
  const via = recordKey(record.module.key, record.recordId);
  const below: LinkedRecord[] = [];
  const put = (module: ResolvedModule, recordId: string, data: RecordData, relation: Relation) =>
    below.push({ module, recordId, data: readRecord(module, data), relation, via, isTicked: true });
  for (const module of copiedWith(registry, record.module.key)) {
    const branchId = place.branchOf(module);
    if (module.parent === null) {
      const ids = await findBelonging(database, module, branchId, record.recordId);
      const rows = await findRecords(database, module, branchId, ids);
      for (const { recordId, data } of rows) put(module, recordId, data, 'belongs');
    } else {
      const rows = await listChildren(database, module, branchId, record.recordId, MOST);
      for (const { recordId, data } of rows) put(module, recordId, data, 'child');
    }
  }
  return below;
}

/** What the records of a level name. What gives a record its id has to come along with it. */
async function namedBy(search: Search, level: readonly LinkedRecord[]): Promise<readonly LinkedRecord[]> {
  const { database, registry, place } = search;
  const wanted = new Map<string, Set<string>>();
  const from = new Map<string, { readonly via: string; readonly isNeeded: boolean }>();
  for (const { module, recordId, data } of level) {
    for (const { path, module: key, id, by } of referencesOf(module, data)) {
      const target = registry.find(key);
      if (by !== null || target?.scope !== 'versioned' || !canStandAlone(target)) continue;
      wanted.set(key, (wanted.get(key) ?? new Set()).add(id));
      const isNeeded = module.parent === null && module.identity.includes(path);
      const known = from.get(recordKey(key, id));
      if (known === undefined || (isNeeded && !known.isNeeded))
        from.set(recordKey(key, id), { via: recordKey(module.key, recordId), isNeeded });
    }
  }
  const found = await findAcrossModules(database, registry, wanted, place.branchOf);
  return [...found].flatMap(([key, records]) => {
    const module = registry.get(key);
    return [...records].map(([recordId, data]) => {
      const origin = from.get(recordKey(key, recordId));
      // What has only a date, such as the release of a pet, is there before and after.
      const isTicked =
        origin?.isNeeded === true ||
        (recordPeriods(module, data).length > 0 && isOfTime(search, module, data));
      return { module, recordId, data, relation: 'names', via: origin?.via ?? null, isTicked } as const;
    });
  });
}

/** What names a record, of the version and of the environment. Around linked records only what is of the time counts. */
async function naming(search: Search, record: LinkedRecord): Promise<readonly LinkedRecord[]> {
  const { database, registry, place } = search;
  if (!canStandAlone(record.module)) return [];
  const own = childrenOf(registry, record.module.key).map(({ key }) => key);
  const target = { module: record.module.key, recordId: record.recordId, data: record.data };
  const links = await listLinksTo(
    database,
    place.branchOf(record.module),
    target,
    MOST_REFERRERS,
    parentLinks(registry, record.module),
  );
  const via = recordKey(record.module.key, record.recordId);
  const referrers: LinkedRecord[] = [];
  for (const [key, group] of Map.groupBy(links, ({ module }) => module)) {
    const module = registry.find(key);
    if (module === undefined || module.scope === 'live' || own.includes(key) || !canStandAlone(module))
      continue;
    const branchId = place.branchOf(module);
    const ids = group.filter((link) => link.branchId === branchId).map(({ recordId }) => recordId);
    for (const { recordId, data: stored } of await findRecords(database, module, branchId, [
      ...new Set(ids),
    ])) {
      const data = readRecord(module, stored);
      const isTicked = isOfTime(search, module, data);
      if (isTicked || record.relation === 'source')
        referrers.push({ module, recordId, data, relation: 'named_by', via, isTicked });
    }
  }
  return referrers;
}
