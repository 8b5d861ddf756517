import type { BundleModule } from '@quartermaster/contract/bundle/manifest';
import type { GameLiveAnswer } from '@quartermaster/contract/http/game';
import type { JsonObject } from '@quartermaster/domain/core/json';
import type { BundleStore } from './bundle-store.ts';
import { createConfiguration, type Configuration, type LoadedModule, type Records } from './configuration.ts';
import { DamagedBundleError, verifyManifests, verifyModuleFile } from './verify.ts';

/** A load mostly waits for the console and the disk. Few enough that little is in memory at a time. */
const LOADS_AT_ONCE = 8;

type Sources = {
  readonly store: BundleStore;
  /** Null when the console is not to be asked: everything must be on disk. */
  readonly download: ((hash: string) => Promise<Uint8Array>) | null;
  /** Modules that are in memory already are taken over from here. */
  readonly current: Configuration | null;
};

/** Builds a complete, verified configuration or throws; nothing the server runs is touched. */
export async function loadConfiguration(live: GameLiveAnswer, sources: Sources): Promise<Configuration> {
  const startedAt = performance.now();
  verifyManifests(live);
  const files = filesOf(live);
  const modules = new Map<string, LoadedModule>();
  for (let start = 0; start < files.length; start += LOADS_AT_ONCE) {
    const loading = files
      .slice(start, start + LOADS_AT_ONCE)
      .map(async (file) => modules.set(file.module, await loadModule(file, sources)));
    // A failed load ends only after its other downloads have ended.
    await Promise.allSettled(loading);
    await Promise.all(loading);
  }
  return createConfiguration(live, modules, startedAt);
}

/** The release's files, those of the patch in place of the ones they replace. */
function filesOf(live: GameLiveAnswer): readonly BundleModule[] {
  const byModule = new Map(live.release.modules.map((file) => [file.module, file]));
  for (const file of live.patch?.modules ?? []) byModule.set(file.module, file);
  return [...byModule.values()];
}

async function loadModule(file: BundleModule, sources: Sources): Promise<LoadedModule> {
  const loaded = sources.current?.modules.get(file.module);
  if (loaded?.hash === file.hash) return loaded;
  const bytes = (await readStored(file, sources)) ?? (await download(file, sources));
  return { hash: file.hash, records: parseRecords(file, bytes) };
}

/** A damaged copy on disk counts as none while the console can be asked for another. */
async function readStored(
  file: BundleModule,
  { store, download: fallback }: Sources,
): Promise<Buffer | null> {
  const compressed = await store.readFile(file.hash);
  if (compressed === null) return null;
  try {
    return await verifyModuleFile(file, compressed);
  } catch (error) {
    if (fallback === null || !(error instanceof DamagedBundleError)) throw error;
    return null;
  }
}

async function download(file: BundleModule, sources: Sources): Promise<Buffer> {
  if (sources.download === null) throw new DamagedBundleError(`${file.module}: file is missing on disk`);
  const compressed = await sources.download(file.hash);
  const bytes = await verifyModuleFile(file, compressed);
  await sources.store.writeFile(file.hash, compressed);
  return bytes;
}

function parseRecords(file: BundleModule, bytes: Buffer): Records {
  const rows: unknown = JSON.parse(bytes.toString('utf8'));
  if (!Array.isArray(rows) || rows.length !== file.record_count) {
    throw new DamagedBundleError(`${file.module}: file does not hold ${file.record_count} records`);
  }
  const records = rows as readonly { readonly record_id: string; readonly data: JsonObject }[];
  return new Map(records.map((row) => [row.record_id, row.data]));
}
