import type { GameAckBody, GameLiveAnswer } from '@quartermaster/contract/http/game';
import type { GameServerOptions } from '../options.ts';
import type { BundleStore } from './bundle-store.ts';
import { isLive } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { ConsoleUnavailableError } from './console-client.ts';
import type { ConsoleClient } from './console-client.ts';
import { loadConfiguration } from './load-configuration.ts';
import { DamagedBundleError } from './verify.ts';

type UpdaterDeps = {
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
};

export function createUpdater({ options, client, store, onSwap }: UpdaterDeps): Updater {
  let configuration: Configuration | null = null;
  let problem: string | null = null;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function swap(live: GameLiveAnswer): Promise<void> {
    configuration = await loadConfiguration(live, {
      store,
      download: client.getFile,
      current: configuration,
    });
    problem = null;
    await store.writeLive(live);
    await store.prune(live);
    onSwap();
    options.log(
      `runs release ${configuration.release.number} (${configuration.contentHash.slice(0, 12)}), loaded in ${configuration.loadMs} ms`,
    );
  }

  async function refreshOnce(): Promise<void> {
    try {
      const live = await client.getLive();
      if (live === null || isLive(configuration, live)) {
        problem = null;
        return;
      }
      await swap(live);
      await acknowledge();
    } catch (error) {
      await report(error as Error);
    }
  }

  async function report(error: Error): Promise<void> {
    if (error instanceof ConsoleUnavailableError) return;
    const isNews = problem !== error.message;
    problem = error.message;
    if (!isNews) return;
    options.log(
      `${error instanceof DamagedBundleError ? 'refuses a damaged release' : 'cannot load the release'}: ${error.message}`,
    );
    await acknowledge();
  }

  async function drain(): Promise<void> {
    do {
      isAskedAgain = false;
      await refreshOnce();
    } while (isAskedAgain);
    running = null;
  }

  function ackBody(): GameAckBody {
    return {
      node: options.nodeName,
      content_hash: configuration?.contentHash ?? null,
      patch_hash: configuration?.patchHash ?? null,
      load_ms: configuration?.loadMs ?? null,
      state: stateOf(configuration, problem),
      ...(problem === null ? {} : { problem: problem.slice(0, 500) }),
    };
  }

  async function acknowledge(): Promise<void> {
    // A console that is away learns it from the next sign of life.
    await client.acknowledge(ackBody()).catch(() => undefined);
  }

  return {
    current: () => configuration,
    problem: () => problem,
    acknowledge,
    async restore() {
      const live = await store.readLive();
      if (live === null) return;
      try {
        configuration = await loadConfiguration(live, { store, download: null, current: null });
        options.log(`starts from release ${configuration.release.number} on disk`);
      } catch (error) {
        options.log(`release on disk is unusable: ${(error as Error).message}`);
      }
    },
    refresh() {
      isAskedAgain = running !== null;
      running ??= drain();
      return running;
    },
  };
}

function stateOf(configuration: Configuration | null, problem: string | null): GameAckBody['state'] {
  if (problem !== null) return 'refused';
  return configuration === null ? 'starting' : 'running';
}
