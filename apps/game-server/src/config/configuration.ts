import type { GameLiveAnswer } from '@quartermaster/contract/http/game';
import type { JsonObject } from '@quartermaster/domain/core/json';

export type Records = ReadonlyMap<string, JsonObject>;

/** A module of a release in memory, under the hash its bytes were checked against. */
export type LoadedModule = { readonly hash: string; readonly records: Records };

/** One release in memory, complete and unchanging. A new release is another object. */
export type Configuration = {
  readonly release: { readonly number: number; readonly version: string };
  readonly contentHash: string;
  readonly patchHash: string | null;
  readonly gameTimeZone: string;
  readonly loadMs: number;
  readonly modules: ReadonlyMap<string, LoadedModule>;
};

export function createConfiguration(
  live: GameLiveAnswer,
  modules: ReadonlyMap<string, LoadedModule>,
  startedAt: number,
): Configuration {
  return {
    release: { number: live.release.number, version: live.release.version },
    contentHash: live.release.content_hash,
    patchHash: live.patch?.content_hash ?? null,
    gameTimeZone: live.game_time_zone,
    loadMs: Math.round(performance.now() - startedAt),
    modules,
  };
}

export function findRecord(
  configuration: Configuration,
  module: string,
  recordId: string,
): JsonObject | undefined {
  return configuration.modules.get(module)?.records.get(recordId);
}

export function listRecords(configuration: Configuration, module: string): readonly JsonObject[] {
  return [...(configuration.modules.get(module)?.records.values() ?? [])];
}

/** Whether `live` is what this configuration was loaded from. */
export function isLive(configuration: Configuration | null, live: GameLiveAnswer): boolean {
  return (
    configuration !== null &&
    configuration.release.number === live.release.number &&
    configuration.contentHash === live.release.content_hash &&
    configuration.patchHash === (live.patch?.content_hash ?? null) &&
    configuration.gameTimeZone === live.game_time_zone
  );
}
