import { workerData } from 'node:worker_threads';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import type { PlayerFacts } from '@quartermaster/domain/core/player-facts';
import {
  remember,
  rememberedAnswers,
  type Answers,
} from '@quartermaster/domain/rules/assertions/remembered-answers';
import { validateConfiguration } from '@quartermaster/domain/validation/validate-configuration';
import type { CarriedRecord } from '../carried-over/index.ts';
import { createDatabase, type Database, type Transaction } from '../../db/database.ts';
import { inLane } from '../../db/lanes.ts';
import { answerTasks } from '../../platform/answer-tasks.ts';
import { checkContent, recordsOf, type CheckedContent } from './check-content.ts';
import { readRecords } from './content.repo.ts';
import type { Content, HeldRecord } from './content.ts';
import { asHold, keepOut, type KeptOut } from './keep-out.ts';

/** What the thread is asked. */
export type CheckTask = {
  readonly databaseUrl: string;
  readonly content: Content;
  readonly isProtected: boolean;
  /** Keys of the warnings that need no acceptance. */
  readonly accepted: readonly string[];
  /** What earlier checks found out about assertions. */
  readonly answers: Answers;
  readonly carried: readonly CarriedRecord[];
  /** What the player store answered; null: nothing is asked. */
  readonly players: PlayerFacts | null;
  /** The oldest client that the version supports; '': it names none. */
  readonly client: string;
};

/** `holds`: the environment-wide records that stay at an earlier state. `answers`: all that is known now. */
export type CheckResult = CheckedContent & {
  readonly holds: readonly HeldRecord[];
  readonly answers: Answers;
};

/** The definitions, which the thread is started with: they are data and travel as they are. */
const registry = registryOf(workerData as readonly ResolvedModule[]);

/** Everything else is read or given for each task: a thread answers more than one. */
async function* check(task: CheckTask): AsyncGenerator<CheckResult, void> {
  const database = createDatabase({ url: task.databaseUrl, maxConnections: 1 });
  remember(task.answers);
  try {
    const content = await loadContent(database, task);
    const kept = await database.transaction((tx) => keepOutOf(tx, task, content));
    const accepted = new Set(task.accepted);
    const { isProtected, carried, players, client } = task;
    const options = { isProtected, kept, accepted, carried, players, client };
    const checked = checkContent(registry, content, options);
    yield { ...checked, holds: kept.map(asHold), answers: rememberedAnswers() };
  } finally {
    await database.close();
  }
}

function loadContent(
  database: Database,
  { content }: CheckTask,
): Promise<Map<string, Map<string, RecordData>>> {
  return database.transaction(async (tx) => {
    const loaded = new Map<string, Map<string, RecordData>>();
    for (const module of registry.modules) {
      const records = new Map<string, RecordData>();
      for await (const rows of readRecords(tx, module, content))
        rows.forEach((row) => records.set(row.record_id, row.data));
      loaded.set(module.key, records);
    }
    return loaded;
  });
}

/** Puts the last good state of environment-wide records with errors into the loaded content. */
function keepOutOf(
  tx: Transaction,
  { content, isProtected }: CheckTask,
  loaded: ReadonlyMap<string, Map<string, RecordData>>,
): Promise<readonly KeptOut[]> {
  const onlyModules = registry.modules.filter(({ scope }) => scope === 'environment').map(({ key }) => key);
  const records = (key: string) => recordsOf(loaded.get(key) ?? new Map<string, RecordData>());
  return keepOut(tx, registry, content, (kept) => {
    for (const { module, recordId, data } of kept.values()) {
      if (data === null) loaded.get(module)?.delete(recordId);
      else loaded.get(module)?.set(recordId, data);
    }
    const issues = validateConfiguration({ registry, isProtected, onlyModules, records });
    return Promise.resolve(
      issues.filter(({ severity, recordId }) => severity === 'error' && recordId !== ''),
    );
  });
}

function registryOf(modules: readonly ResolvedModule[]): Registry {
  const byKey = new Map(modules.map((module) => [module.key, module]));
  return {
    modules,
    adapted: [],
    families: [],
    find: (key) => byKey.get(key),
    get(key) {
      const module = byKey.get(key);
      if (module === undefined) throw new Error(`There is no module ${key}`);
      return module;
    },
  };
}

await inLane('heavy', () => answerTasks(check));
