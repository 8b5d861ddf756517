import {
  MAX_LISTED_CHANGES,
  type ModuleChanges,
  type RecordChange,
} from '@quartermaster/contract/http/releases';
import type { RecordHold } from '@quartermaster/contract/http/record-holds';
import type { RecordReferences } from '@quartermaster/contract/http/records';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ModuleScope, Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { summarizeRecord } from '@quartermaster/domain/record/summarize-record';
import { diffRecords } from '@quartermaster/domain/diff/diff-records';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { referencesOf } from '@quartermaster/domain/record/references-of';
import type { Queryable } from '../../db/database.ts';
import { parentLinks } from '../../engine/children.ts';
import { countLinksTo, namesIn, type LinkCounts } from '../../engine/record-links.ts';
import { addUp, countByModule, sumOf, type Sides } from './count-differences.ts';
import {
  findDifferences,
  NO_DIFFERENCES,
  type Difference,
  type DifferenceCounts,
} from './differences.repo.ts';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { findDisplay, findTitles, type Display } from './titles.repo.ts';

type ChangeList = {
  readonly modules: readonly ModuleChanges[];
  readonly references: RecordReferences;
  readonly totals: DifferenceCounts;
};

type Found = {
  readonly module: ResolvedModule;
  readonly differences: readonly Difference[];
  readonly display: Display;
};

/** Holds by module and record id. */
export type HoldsByRecord = ReadonlyMap<string, ReadonlyMap<string, RecordHold>>;

type ListOptions = {
  readonly scopes: readonly ModuleScope[];
  readonly holds: HoldsByRecord;
  /** The branch in which to count references to the records; absent: they are not counted. */
  readonly usedIn?: number;
};

/** The difference of two contents as people read it: by module, record and field, with names for ids. */
export async function listChanges(
  db: Queryable,
  registry: Registry,
  sides: Sides,
  options: ListOptions,
): Promise<ChangeList> {
  const modules = registry.modules.filter(({ scope }) => options.scopes.includes(scope));
  const found: Found[] = [];
  const counted = await countByModule(db, modules, sides);
  let listed = 0;
  for (const module of modules.filter(({ key }) => counted.has(key))) {
    // Records on hold are listed even beyond the limit: otherwise their hold could not be ended.
    const held = [...(options.holds.get(module.key)?.keys() ?? [])];
    const room = Math.max(MAX_LISTED_CHANGES - listed, Math.min(held.length, MAX_LISTED_CHANGES));
    const differences = await findDifferences(db, module, sides, room, held);
    listed += differences.length;
    const shaped = differences.map((difference) => inTodaysShape(module, difference));
    const states = shaped.map(({ before, after }) => after ?? before ?? {});
    const display = await findDisplay(db, registry, module, states, sides.after);
    found.push({ module, differences: shaped, display });
  }
  const writes = await findWrites(
    db,
    found.flatMap(({ differences }) => differences.flatMap((difference) => difference.writes)),
  );
  const presented: ModuleChanges[] = [];
  for (const { module, differences, display } of found) {
    const uses = await countUses(db, registry, module, differences, options.usedIn);
    const records = differences.map((difference) => ({
      ...presentChange(module, difference, writes, display, options.holds),
      used_by: (uses.get(difference.recordId) ?? []).map(({ module: key, total }) => ({
        module: key,
        total,
      })),
    }));
    presented.push({ module: module.key, records, total: sumOf(counted.get(module.key) ?? NO_DIFFERENCES) });
  }
  return {
    modules: presented,
    references: await findReferences(db, registry, sides, found, presented),
    totals: addUp(counted.values()),
  };
}

function inTodaysShape(module: ResolvedModule, difference: Difference): Difference {
  const read = (data: RecordData | null): RecordData | null =>
    data === null ? null : readRecord(module, data);
  return { ...difference, before: read(difference.before), after: read(difference.after) };
}

type Write = { readonly authorId: number | null; readonly author: string | null; readonly at: Date };

async function findWrites(db: Queryable, seqs: readonly number[]): Promise<ReadonlyMap<number, Write>> {
  const { rows } = await db.query<Write & { seq: number }>(
    `select c.seq, a.id as "authorId", a.display_name as author, c.at from change_set c left join account a on a.id = c.author_id
     where c.seq = any ($1::bigint[])`,
    [[...new Set(seqs)]],
  );
  return new Map(rows.map((row) => [row.seq, row]));
}

function presentChange(
  module: ResolvedModule,
  difference: Difference,
  writes: ReadonlyMap<number, Write>,
  display: Display,
  holds: HoldsByRecord,
): Omit<RecordChange, 'used_by'> {
  const { before, after, seq } = difference;
  const { title, image } = display(after ?? before ?? {});
  const write = seq === null ? undefined : writes.get(seq);
  return {
    record_id: difference.recordId,
    title,
    image,
    kind: kindOf(difference),
    fields: before === null || after === null ? [] : diffRecords(module, before, after),
    summary: before === null && after !== null ? [...summarizeRecord(module, after)] : [],
    authors: [...authorsOf(difference, writes)],
    at: write === undefined ? null : formatDateTime(write.at),
    hold: holds.get(module.key)?.get(difference.recordId) ?? null,
  };
}

/** All who wrote a part of it, the last one first; two people may have one name. */
function authorsOf(difference: Difference, writes: ReadonlyMap<number, Write>): readonly string[] {
  const names = new Map<number, string>();
  for (const seq of difference.writes.toSorted((a, b) => b - a)) {
    const { authorId = null, author = null } = writes.get(seq) ?? {};
    if (authorId !== null && author !== null && !names.has(authorId)) names.set(authorId, author);
  }
  return [...names.values()];
}

function kindOf({ before, after }: Difference): RecordChange['kind'] {
  if (before === null) return 'new';
  return after === null ? 'deleted' : 'changed';
}

/** Counts the references to the changed records that still exist. */
async function countUses(
  db: Queryable,
  registry: Registry,
  module: ResolvedModule,
  differences: readonly Difference[],
  branchId: number | undefined,
): Promise<LinkCounts> {
  if (branchId === undefined) return new Map();
  const targets = differences.flatMap(({ recordId, after }) =>
    after === null ? [] : [{ module: module.key, recordId, data: namesIn(module, after) }],
  );
  return countLinksTo(db, branchId, targets, parentLinks(registry, module));
}

/** Titles of what the changed fields refer to, as the later side calls it, or else the earlier one. */
async function findReferences(
  db: Queryable,
  registry: Registry,
  sides: Sides,
  found: readonly Found[],
  presented: readonly ModuleChanges[],
): Promise<RecordReferences> {
  const wanted = new Map<string, Set<string>>();
  found.forEach(({ module, differences }, place) => {
    differences.forEach((difference, index) => {
      const { fields = [], summary = [] } = presented[place]?.records[index] ?? {};
      const paths = [...fields, ...summary].map(({ path }) => path);
      if (paths.length > 0) collectReferences(module, difference, paths, wanted);
    });
  });
  const earlier = await findTitles(db, registry, wanted, sides.before);
  const later = await findTitles(db, registry, wanted, sides.after);
  return Object.fromEntries([...wanted.keys()].map((key) => [key, { ...earlier[key], ...later[key] }]));
}

function collectReferences(
  module: ResolvedModule,
  { before, after }: Difference,
  paths: readonly string[],
  wanted: Map<string, Set<string>>,
): void {
  const references = [before, after].flatMap((data) => (data === null ? [] : referencesOf(module, data)));
  for (const { path, module: target, id, by } of references) {
    const isChanged =
      by === null &&
      paths.some(
        (changed) => path === changed || path.startsWith(`${changed}.`) || changed.startsWith(`${path}.`),
      );
    if (isChanged) wanted.set(target, (wanted.get(target) ?? new Set()).add(id));
  }
}
