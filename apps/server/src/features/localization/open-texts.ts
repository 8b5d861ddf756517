import type { Language } from '@quartermaster/domain/core/language';
import type { ModuleScope, Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { fieldsWithTexts } from '@quartermaster/domain/record/localized-texts';
import type { Database } from '../../db/database.ts';
import type { Branch, BranchDirectory } from '../../engine/branch.ts';
import type { VersionAddress } from '../records/index.ts';
import { findChangedTexts } from './changed-texts.ts';
import { findChecks } from './checks.repo.ts';
import { findEventRecords } from './event-records.ts';
import type { TextEntry } from './text-entries.ts';
import { createTextIndex } from './text-index.ts';
import { staleTexts, type TextWorld } from './text-states.ts';

export type TextDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
};

export type BranchOf = (module: ResolvedModule) => Branch;

/** The texts of a version and of its environment, and where each module's are. */
export type OpenTexts = TextWorld & {
  readonly branchOf: BranchOf;
  /** The records that hold the texts of an event, by `recordKey`. */
  readonly recordsOfEvent: (event: string) => Promise<ReadonlySet<string>>;
};

/** The texts of the localization module come first: they are what the page was made for. */
const isFirst = (module: ResolvedModule): boolean => module.key === TEXT_MODULE.key;

/** Opens the texts of every module as they are at this moment. */
export function createTextOpener(deps: TextDependencies) {
  const { database, registry, branches } = deps;
  const index = createTextIndex(database);
  const shared = modulesWithTexts(registry, 'environment');
  const versioned = modulesWithTexts(registry, 'versioned');
  const changed = rememberNewest((parts: readonly Part[]) => findChanged(database, parts));
  const ofEvent = rememberNewest(({ address, event }: EventAddress) =>
    findEventRecords(deps, address, event),
  );

  return async (address: VersionAddress, source: Language, isAboutChanges: boolean): Promise<OpenTexts> => {
    const { env, version } = address;
    const [own, drafts] = await Promise.all([
      branches.resolve(database, env, version, 'environment'),
      branches.resolve(database, env, version, 'versioned'),
    ]);
    const [ofEnvironment, ofVersion, checks] = await Promise.all([
      index.read(own.branchId, shared),
      index.read(drafts.branchId, versioned),
      findChecks(database, [own.branchId, drafts.branchId], source),
    ]);
    const parts = [
      { branch: own, entries: ofEnvironment.entries },
      { branch: drafts, entries: ofVersion.entries },
    ];
    const state = [
      own.branchId,
      ofEnvironment.revision,
      drafts.branchId,
      ofVersion.revision,
      own.environment.live,
    ];
    return {
      entries: parts.flatMap(({ entries }) => entries),
      staleOf: staleTexts(checks, source),
      changed: isAboutChanges ? await changed(JSON.stringify(state), parts) : new Set(),
      branchOf: (module) => (module.scope === 'environment' ? own : drafts),
      recordsOfEvent: (event) => ofEvent(JSON.stringify([state, event]), { address, event }),
    };
  };
}

function modulesWithTexts({ modules }: Registry, scope: ModuleScope): readonly ResolvedModule[] {
  return modules
    .filter((module) => isFirst(module) || fieldsWithTexts(module).length > 0)
    .filter((module) => module.scope === scope)
    .toSorted((left, right) => Number(isFirst(right)) - Number(isFirst(left)));
}

type EventAddress = { readonly address: VersionAddress; readonly event: string };

type Part = { readonly branch: Branch; readonly entries: readonly TextEntry[] };

async function findChanged(database: Database, parts: readonly Part[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    parts.map(({ branch, entries }) => findChangedTexts(database, branch, entries)),
  );
  return new Set(found.flatMap((changes) => [...changes.keys()]));
}

/** Asks again only where the state is another one than last time. */
function rememberNewest<P, A>(find: (parts: P) => Promise<A>): (state: string, parts: P) => Promise<A> {
  let newest: { readonly state: string; readonly answer: Promise<A> } | null = null;
  return (state, parts) => {
    if (newest?.state === state) return newest.answer;
    const answer = find(parts);
    newest = { state, answer };
    answer.catch(() => {
      if (newest?.answer === answer) newest = null;
    });
    return answer;
  };
}
