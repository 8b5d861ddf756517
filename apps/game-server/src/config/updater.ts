import type { GameAckBody, GameLiveAnswer } from '@quartermaster/contract/http/game';
import type { GameServerOptions } from '../options.ts';
import type { BundleStore } from './bundle-store.ts';
import { isLive, type Configuration } from './configuration.ts';
import { ConsoleUnavailableError, type ConsoleClient } from './console-client.ts';
import { loadConfiguration } from './load-configuration.ts';
import { DamagedBundleError } from './verify.ts';

type UpdaterDependencies = {
  readonly options: Pick<GameServerOptions, 'nodeName' | 'log'>;
  readonly client: ConsoleClient;
  readonly store: BundleStore;
  /** Called after every swap. */
  readonly onSwap: () => void;
};

export type Updater = {
  current(): Configuration | null;
  /** Why the newest release is not running, or null. */
  problem(): string | null;
  /** Takes up the last good release from disk. */
  restore(): Promise<void>;
  /** Asks the console and swaps when something else is live. Never throws; calls at once become one. */
  refresh(): Promise<void>;
  /** Tells the console what runs here. */
  acknowledge(): Promise<void>;
  /** Waits for a running refresh: nothing is written to disk afterwards. */
  idle(): Promise<void>;
};

export function createUpdater({ options, client, store, onSwap }: UpdaterDependencies): Updater {
  const held: Held = { configuration: null, problem: null };
  // A console that is away learns it from the next heartbeat.
  const acknowledge = () => client.acknowledge(ackBody(options.nodeName, held)).catch(() => undefined);

  async function swap(live: GameLiveAnswer): Promise<void> {
    const sources = { store, download: client.getFile, current: held.configuration };
    const configuration = await loadConfiguration(live, sources);
    held.configuration = configuration;
    // In the same breath: nothing prepared from the old release may outlive it.
    onSwap();
    await store.writeLive(live);
    await store.prune(live);
    const { release, contentHash, loadMs } = configuration;
    options.log(`runs release ${release.number} (${contentHash.slice(0, 12)}), loaded in ${loadMs} ms`);
  }

  async function refreshOnce(): Promise<void> {
    try {
      const live = await client.getLive();
      const isNews = live !== null && !isLive(held.configuration, live);
      if (isNews) await swap(live);
      const isWell = held.problem === null;
      held.problem = null;
      if (isNews || !isWell) await acknowledge();
    } catch (error) {
      await report(error as Error);
    }
  }

  async function report(error: Error): Promise<void> {
    if (error instanceof ConsoleUnavailableError || held.problem === error.message) return;
    held.problem = error.message;
    const what =
      error instanceof DamagedBundleError ? 'refuses a damaged release' : 'cannot load the release';
    options.log(`${what}: ${error.message}`);
    await acknowledge();
  }

  const refreshes = onceAtATime(refreshOnce);
  return {
    current: () => held.configuration,
    problem: () => held.problem,
    acknowledge,
    async restore() {
      held.configuration = await restoreFrom(store, options.log);
    },
    refresh: refreshes.run,
    idle: refreshes.idle,
  };
}

/** What the server runs, and why it does not run something newer. */
type Held = { configuration: Configuration | null; problem: string | null };

async function restoreFrom(
  store: BundleStore,
  log: (message: string) => void,
): Promise<Configuration | null> {
  const live = await store.readLive();
  if (live === null) return null;
  try {
    const configuration = await loadConfiguration(live, { store, download: null, current: null });
    log(`starts from release ${configuration.release.number} on disk`);
    return configuration;
  } catch (error) {
    log(`release on disk is unusable: ${(error as Error).message}`);
    return null;
  }
}

/** Calls that come while the work runs become one more run after it. */
function onceAtATime(work: () => Promise<void>): { run(): Promise<void>; idle(): Promise<void> } {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function runUntilDone(): Promise<void> {
    do {
      isAskedAgain = false;
      await work();
    } while (isAskedAgain);
    running = null;
  }

  return {
    run() {
      isAskedAgain = running !== null;
      running ??= runUntilDone();
      return running;
    },
    idle: async () => running ?? undefined,
  };
}

function ackBody(node: string, { configuration, problem }: Held): GameAckBody {
  return {
    node,
    content_hash: configuration?.contentHash ?? null,
    patch_hash: configuration?.patchHash ?? null,
    load_ms: configuration?.loadMs ?? null,
    state: stateOf(configuration, problem),
    ...(problem !== null && { problem: problem.slice(0, 500) }),
  };
}

function stateOf(configuration: Configuration | null, problem: string | null): GameAckBody['state'] {
  if (problem !== null) return 'refused';
  return configuration === null ? 'starting' : 'running';
}
