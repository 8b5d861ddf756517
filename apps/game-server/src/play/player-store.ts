import { join } from 'node:path';
import { isJsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { readIfThere, writeAtomically } from '../config/bundle-store.ts';
import type { GameServerOptions } from '../options.ts';

const SAVE_AFTER_MS = 1_000;

/** What this server remembers of its players: one value per player and topic. A real game has a database. */
export type PlayerStore = {
  get(player: string, topic: string): JsonValue | undefined;
  set(player: string, topic: string, value: JsonValue): void;
  load(): Promise<void>;
  save(): Promise<void>;
};

export function createPlayerStore({ dataDir, log }: Pick<GameServerOptions, 'dataDir' | 'log'>): PlayerStore {
  const path = join(dataDir, 'players.json');
  let values: Record<string, JsonValue> = {};
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // A save that failed does not keep the next one from being tried.
    writing = writing
      .catch(() => undefined)
      .then(() => writeAtomically(path, Buffer.from(JSON.stringify(values))));
    return writing;
  }

  const report = (problem: unknown): void =>
    log(`could not save what it remembers of its players: ${String(problem)}`);

  return {
    get: (player, topic) => values[keyOf(player, topic)],
    set(player, topic, value) {
      values[keyOf(player, topic)] = value;
      timer ??= setTimeout(() => void save().catch(report), SAVE_AFTER_MS);
    },
    async load() {
      // What cannot be read is not taken for nothing: the next save would replace it.
      const bytes = await readIfThere(path);
      const parsed: unknown = bytes === null ? {} : JSON.parse(bytes.toString('utf8'));
      if (isJsonObject(parsed)) values = { ...parsed };
    },
    save,
  };
}

function keyOf(player: string, topic: string): string {
  return JSON.stringify([player, topic]);
}
