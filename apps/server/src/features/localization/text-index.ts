import { setImmediate } from 'node:timers/promises';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import { findLogPoint } from '../../engine/locks.ts';
import { entriesOf, type RecordState, type TextEntry } from './text-entries.ts';
import { findTextStates, findWrittenSince } from './texts.repo.ts';

/** The texts of a branch, and a number that is another one as soon as they may be others. */
type BranchTexts = { readonly entries: readonly TextEntry[]; readonly revision: number };

type TextIndex = {
  /** The texts of these modules' records in a branch, by module, record and field. */
  readonly read: (branchId: number, modules: readonly ResolvedModule[]) => Promise<BranchTexts>;
};

/** Branches whose texts are kept in memory; who opens another one waits until they are read. */
const KEPT_BRANCHES = 8;
/** Records whose texts are found between two looks at the rest of the world: requests are answered meanwhile. */
const AT_ONCE = 1000;

type RecordTexts = { readonly sortKey: string; readonly entries: readonly TextEntry[] };
type ModuleTexts = ReadonlyMap<string, RecordTexts>;

type Branch = BranchTexts & {
  /** Nothing is added to the log before this point any more. */
  readonly finalTo: number;
  readonly modules: ReadonlyMap<string, ModuleTexts>;
};

/**
 * Keeps what translators look at in memory: which texts there are, which are missing, stale or wrong
 * follows from the whole history of records of every module. Each reading catches up with the log.
 */
export function createTextIndex(database: Database): TextIndex {
  const branches = new Map<number, Promise<Branch | null>>();

  return {
    read: async (branchId, modules) => {
      const known = branches.get(branchId) ?? Promise.resolve(null);
      const next = known.catch(() => null).then((branch) => catchUp(database, branchId, modules, branch));
      branches.delete(branchId);
      branches.set(branchId, next);
      const oldest = branches.keys().next();
      if (branches.size > KEPT_BRANCHES && oldest.done !== true) branches.delete(oldest.value);
      return next;
    },
  };
}

async function catchUp(
  database: Database,
  branchId: number,
  modules: readonly ResolvedModule[],
  known: Branch | null,
): Promise<Branch> {
  const point = await findLogPoint(database, branchId);
  if (known !== null && known.finalTo === point.seq) return known;
  const finalTo = point.isFinal ? point.seq : (known?.finalTo ?? 0);
  const written = known && (await findWrittenSince(database, modules, branchId, known.finalTo));
  const texts = new Map<string, ModuleTexts>();
  for (const module of modules) {
    const before = known?.modules.get(module.key);
    const ids = before && (written?.get(module.key) ?? []);
    texts.set(
      module.key,
      before !== undefined && ids?.length === 0
        ? before
        : await readModule(database, module, branchId, before ?? new Map(), ids ?? null),
    );
  }
  return {
    finalTo,
    modules: texts,
    entries: modules.flatMap(({ key }) => inOrder(texts.get(key) ?? new Map())),
    revision: (known?.revision ?? 0) + 1,
  };
}

/** `recordIds` null: nothing is known of the module yet. */
async function readModule(
  database: Database,
  module: ResolvedModule,
  branchId: number,
  before: ModuleTexts,
  recordIds: readonly string[] | null,
): Promise<ModuleTexts> {
  const states = await findTextStates(database, module, branchId, recordIds);
  const texts = new Map(before);
  for (const id of recordIds ?? []) texts.delete(id);
  let done = 0;
  for (const [recordId, ofRecord] of Map.groupBy(states, (state) => state.recordId)) {
    const entries = entriesOf(module, ofRecord);
    if (entries.length > 0) texts.set(recordId, { sortKey: sortKeyOf(ofRecord), entries });
    done += 1;
    if (done % AT_ONCE === 0) await setImmediate();
  }
  return texts;
}

const sortKeyOf = (states: readonly RecordState[]): string => states.at(-1)?.sortKey ?? '';

/** Sort keys are compared by their bytes, as the lists of records do. */
function inOrder(texts: ModuleTexts): readonly TextEntry[] {
  const records = [...texts.values()].toSorted((left, right) =>
    left.sortKey < right.sortKey ? -1 : left.sortKey > right.sortKey ? 1 : 0,
  );
  return records.flatMap(({ entries }) => entries);
}
