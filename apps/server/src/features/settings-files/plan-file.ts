import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { SettingsImportOutcome } from '@quartermaster/contract/http/settings-files';
import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { FileStore } from '../../platform/file-store.ts';

/** What would become of one record: a line of the plan of its module. */
export type PlannedRecord = {
  readonly recordId: string;
  readonly outcome: SettingsImportOutcome;
  /** The revision that is replaced; null creates. */
  readonly base: number | null;
  /** The record as it would be; null: it is removed, or cannot be read. */
  readonly data: RecordData | null;
  readonly issues: readonly Issue[];
};

/** Where an import's file is until it is forgotten. */
export const settingsFileKey = (id: string): string => `settings-imports/${id}.zip`;

const planKey = (id: string, module: string): string => `settings-imports/${id}-${module}.plan`;

/** Puts a module's plan down as it is made: memory stays flat. */
export function writePlan(
  files: FileStore,
  id: string,
  module: string,
  plan: AsyncIterable<readonly PlannedRecord[]>,
): Promise<void> {
  async function* lines(): AsyncGenerator<string> {
    for await (const batch of plan) yield batch.map((record) => `${JSON.stringify(record)}\n`).join('');
  }
  return files.put(planKey(id, module), Readable.from(lines(), { objectMode: false }));
}

/** A module's plan, a record at a time. */
export async function* readPlan(files: FileStore, id: string, module: string): AsyncGenerator<PlannedRecord> {
  const input = await files.getStream(planKey(id, module));
  try {
    for await (const line of createInterface({ input })) yield JSON.parse(line) as PlannedRecord;
  } finally {
    input.destroy();
  }
}

const IDS_AT_ONCE = 1000;

/** The IDs of the records that a plan removes, a part at a time. */
export async function* readRemovedIds(
  files: FileStore,
  id: string,
  module: string,
): AsyncGenerator<readonly string[]> {
  let part: string[] = [];
  for await (const { recordId, outcome } of readPlan(files, id, module)) {
    if (outcome !== 'removed') continue;
    part.push(recordId);
    if (part.length < IDS_AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Removes the file and the plan of an import. */
export async function deleteImportFiles(
  files: FileStore,
  id: string,
  modules: readonly string[],
): Promise<void> {
  const keys = [settingsFileKey(id), ...modules.map((module) => planKey(id, module))];
  for (const key of keys) if (await files.exists(key)) await files.delete(key);
}
