import { issue, type Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { parentIdOf } from '@quartermaster/domain/record/identity';
import { referencesOf } from '@quartermaster/domain/record/references-of';
import type { Queryable } from '../../db/database.ts';
import { findLinksTo, type LinkRow } from '../../engine/record-links.ts';
import { readHeads } from '../../engine/record-rows.ts';
import { createIdSet, type IdSet } from './id-set.ts';

/** Something wrong with a record that only target and file together tell. */
export type FoundProblem = { readonly module: string; readonly recordId: string; readonly issue: Issue };

/** What is written, kept and removed, and what those that are written name. */
export type NamedRecords = ReturnType<typeof createNamedRecords>;

type Referrer = { readonly module: string; readonly recordId: string; readonly path: string };
type Wanted = { readonly referrer: Referrer; readonly isParent: boolean };

/** The most records that are named for each kind of problem. */
const MOST_NAMED = 200;
const AT_ONCE = 1000;

/**
 * Collects references while modules are planned: records of a file may refer to each other in any order. Keeps
 * fingerprints of IDs, and full IDs only of records that are referred to and were not read yet.
 */
export function createNamedRecords() {
  const present = new Map<string, IdSet>();
  const removed = new Map<string, IdSet>();
  const wanted = new Map<string, Map<string, Wanted>>();
  const put = (sets: Map<string, IdSet>, module: string, id: string): void => {
    const known = sets.get(module) ?? createIdSet();
    known.add(id);
    sets.set(module, known);
  };
  const want = (module: string, id: string, entry: Wanted): void => {
    if (present.get(module)?.has(id) === true) return;
    const known = wanted.get(module) ?? new Map<string, Wanted>();
    // A missing parent forbids the write, so it goes first.
    if (!known.has(id) || entry.isParent) known.set(id, entry);
    wanted.set(module, known);
  };
  return {
    present,
    removed,
    wanted,
    keep: (module: ResolvedModule, recordId: string): void => put(present, module.key, recordId),
    remove: (module: ResolvedModule, recordId: string): void => put(removed, module.key, recordId),
    /** Drops resolved references to a module, once all its records are planned. */
    settle({ key }: ResolvedModule): void {
      const [ids, targets] = [present.get(key), wanted.get(key)];
      for (const id of targets?.keys() ?? []) if (ids?.has(id) === true) targets?.delete(id);
    },
    write(module: ResolvedModule, recordId: string, data: RecordData, exists: boolean): void {
      put(present, module.key, recordId);
      for (const { path, module: target, id, by } of referencesOf(module, data))
        if (by === null)
          want(target, id, { referrer: { module: module.key, recordId, path }, isParent: false });
      const parentId = exists ? null : parentIdOf(module, recordId);
      if (module.parent !== null && parentId !== null) {
        const referrer = { module: module.key, recordId, path: module.parent.field };
        want(module.parent.module, parentId, { referrer, isParent: true });
      }
    },
  };
}

/** The IDs that the plan of a module removes, a part at a time. */
type RemovedIds = (module: string) => AsyncIterable<readonly string[]>;

type Place = { readonly branchOf: (module: ResolvedModule) => number };

/** Yields references to missing records, and references to records that the import would remove. */
export async function* findProblems(
  database: Queryable,
  registry: Registry,
  { branchOf }: Place,
  named: NamedRecords,
  removedIds: RemovedIds,
): AsyncGenerator<FoundProblem> {
  yield* findMissing(database, registry, { branchOf }, named);
  yield* findStillNamed(database, registry, { branchOf }, named, removedIds);
}

async function* findMissing(
  database: Queryable,
  registry: Registry,
  { branchOf }: Place,
  { present, removed, wanted }: NamedRecords,
): AsyncGenerator<FoundProblem> {
  for (const [key, targets] of wanted) {
    const module = registry.find(key);
    if (module === undefined) continue;
    const unknown = [...targets.keys()].filter((id) => present.get(key)?.has(id) !== true);
    for (const ids of inParts(unknown)) {
      const heads = await readHeads(database, branchOf(module), module, ids);
      const isRemoved = (id: string) => removed.get(key)?.has(id) === true;
      yield* ids
        .filter((id) => !heads.has(id) || isRemoved(id))
        .flatMap((id) => {
          const entry = targets.get(id);
          return entry === undefined ? [] : [missingProblem(entry, key, id, isRemoved(id))];
        });
    }
  }
}

function inParts(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}

/** A draft may name a record that is not there yet; it may lose neither a parent nor what it names. */
function missingProblem(
  { referrer: { module, recordId, path }, isParent }: Wanted,
  target: string,
  id: string,
  isRemoved: boolean,
): FoundProblem {
  const code = isParent ? 'parent_missing' : 'reference_missing';
  const severity = isParent || isRemoved ? 'error' : 'warning';
  return { module, recordId, issue: issue(path, code, { module: target, id }, severity) };
}

/** Records that stay as they are and name one that would be removed. */
async function* findStillNamed(
  database: Queryable,
  registry: Registry,
  { branchOf }: Place,
  { present, removed }: NamedRecords,
  removedIds: RemovedIds,
): AsyncGenerator<FoundProblem> {
  let left = MOST_NAMED;
  // Records of other versions stay, whatever the file says.
  const stays = ({ module: key, recordId, branchId }: LinkRow): boolean => {
    const owner = registry.find(key);
    const isOurs = owner !== undefined && branchOf(owner) === branchId;
    return !isOurs || ![present, removed].some((sets) => sets.get(key)?.has(recordId) === true);
  };
  for (const key of removed.keys()) {
    const module = registry.get(key);
    // The referrers that are removed too may come first.
    let most = MOST_NAMED;
    for await (const part of removedIds(key)) {
      most += part.length;
      const heads = await readHeads(database, branchOf(module), module, part);
      const targets = [...heads.values()].map(({ recordId, data }) => ({ module: key, recordId, data }));
      const links = await findLinksTo(database, branchOf(module), targets, most);
      for (const link of links.filter(stays).slice(0, left)) {
        left -= 1;
        yield referrerProblem(key, link);
      }
      if (left === 0) return;
    }
  }
}

const referrerProblem = (
  module: string,
  { module: by, recordId: id, path, toRecordId }: LinkRow,
): FoundProblem => ({
  module,
  recordId: toRecordId,
  issue: issue(path, 'still_referenced', { module: by, id }),
});
