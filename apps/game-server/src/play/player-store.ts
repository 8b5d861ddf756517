import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { writeAtomically } from '../config/bundle-store.ts';

const SAVE_AFTER_MS = 1_000;

/** What this server remembers of its players: one value per player and topic. A real game has a database. */
export type PlayerStore = {
  get(player: string, topic: string): JsonValue | undefined;
  set(player: string, topic: string, value: JsonValue): void;
  load(): Promise<void>;
  save(): Promise<void>;
};

export function createPlayerStore(dataDir: string): PlayerStore {
  const path = join(dataDir, 'players.json');
  let values: Record<string, JsonValue> = {};
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(() => writeAtomically(path, Buffer.from(JSON.stringify(values))));
    return writing;
  }

  return {
    get: (player, topic) => values[keyOf(player, topic)],
    set(player, topic, value) {
      values[keyOf(player, topic)] = value;
      timer ??= setTimeout(() => void save().catch(() => undefined), SAVE_AFTER_MS);
    },
    async load() {
      const text = await readFile(path, 'utf8').catch(() => '{}');
      const parsed: unknown = JSON.parse(text);
      if (isJsonObject(parsed)) values = { ...parsed };
    },
    save,
  };
}

function keyOf(player: string, topic: string): string {
  return JSON.stringify([player, topic]);
}
