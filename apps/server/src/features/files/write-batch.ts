import { AppError } from '@quartermaster/contract/errors/app-error';
import type { BatchAnswer, BatchBody, WrittenFile } from '@quartermaster/contract/http/file-batches';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { SettingsGuard } from '../../engine/settings-guard.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Registry } from '@quartermaster/domain/core/module';
import type { ModulePlace } from '../../engine/module-place.ts';
import type { RecordChange } from '../../engine/record-change.ts';
import { writeChanges } from '../../engine/record-writer.ts';
import { StaleWriteError } from '../../engine/store-errors.ts';
import type { Actor } from '../../platform/actor.ts';
import { ACCEPTED, refusalOf, type OutcomeReader } from './batch-outcome.ts';
import { findReplaced, logicalName, planAssetVersion } from './batch-plan.ts';
import type { FileShelf } from './files.service.ts';
import { nextFileId } from './file-records.repo.ts';
import { inspectFile, type InspectedFile } from './inspect-file.ts';
import { fileData } from './save-upload.ts';

export type BatchDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly guard: SettingsGuard;
  readonly clock: Clock;
  readonly shelf: FileShelf;
};

type WriteBatch = {
  readonly place: ModulePlace;
  readonly body: BatchBody;
  readonly actor: Actor;
  readonly reader: OutcomeReader;
};

type Wanted = BatchBody['files'][number];
/** A staged file that was read and checked again: a hash may have been staged by the rules of another page. */
type Ready = {
  readonly wanted: Wanted;
  readonly file: Omit<InspectedFile, 'bytes'> & { readonly bytes: { length: number } };
};
type Planned = { readonly written: WrittenFile; readonly change: RecordChange | null };

const ATTEMPTS = 5;

/**
 * Makes or replaces the records of staged files, all in one change, and raises the asset version once. Files
 * that are refused stop none of the others.
 * @throws AppError `conflict` when others keep writing files meanwhile
 */
export async function writeBatch(deps: BatchDependencies, batch: WriteBatch): Promise<BatchAnswer> {
  const ready: (Ready | WrittenFile)[] = [];
  for (const wanted of batch.body.files) ready.push(await readStaged(deps, batch, wanted));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeOnce(deps, batch, ready);
    } catch (problem) {
      if (!(problem instanceof StaleWriteError)) throw problem;
      if (attempt === ATTEMPTS) throw new AppError('conflict');
    }
  }
}

async function readStaged(
  { shelf }: BatchDependencies,
  { body, reader }: WriteBatch,
  wanted: Wanted,
): Promise<Ready | WrittenFile> {
  try {
    const bytes = await shelf.read(wanted);
    const { bytes: kept, ...file } = await inspectFile({ name: wanted.name, bytes }, body);
    refuseLoop(body, wanted, file.milliseconds);
    return { wanted, file: { ...file, bytes: { length: kept.length } } };
  } catch (problem) {
    return refusal(wanted, refusalOf(problem, body.tool, reader));
  }
}

const refusal = ({ name }: Wanted, reason: ReturnType<typeof refusalOf>): WrittenFile => ({
  ...reason,
  name,
  path: null,
  record_id: null,
  changed: false,
});

function refuseLoop({ tool, folder }: BatchBody, wanted: Wanted, length: number | null): void {
  const { loop_start_ms: start, loop_end_ms: end } = wanted;
  if (start === undefined && end === undefined) return;
  const milliseconds = length ?? 0;
  const isMusic = tool === 'sound' && folder === 'bgm';
  if (!isMusic || (end ?? milliseconds) <= (start ?? 0) || (end ?? 0) > milliseconds)
    throw new AppError('loop_outside', { milliseconds });
}

async function writeOnce(
  deps: BatchDependencies,
  batch: WriteBatch,
  ready: readonly (Ready | WrittenFile)[],
): Promise<BatchAnswer> {
  const { database, registry, clock, guard } = deps;
  const { place, actor } = batch;
  const planned = await planAll(deps, batch, ready);
  const changes = planned.flatMap(({ change }) => (change === null ? [] : [change]));
  const files = planned.map(({ written }) => written);
  if (changes.length === 0) return { asset_version: null, seq: null, files };
  const raised = await planAssetVersion(database, registry, place.branchId, clock.now());
  const all = raised === null ? changes : [...changes, raised];
  const seq = await database.transaction(async (tx) => {
    const author = await guard(place, all, actor, tx);
    const header = { branchId: place.branchId, kind: 'upload', actor: author, note: null } as const;
    // A change of its own: who undoes an upload must neither lower the version nor wait for later uploads.
    if (raised !== null) await writeChanges(tx, header, [raised]);
    return (await writeChanges(tx, header, changes)).seq;
  });
  return { asset_version: raised?.version ?? null, seq, files };
}

async function planAll(
  { database }: BatchDependencies,
  batch: WriteBatch,
  ready: readonly (Ready | WrittenFile)[],
): Promise<readonly Planned[]> {
  const { module, branchId } = batch.place;
  const taken = new Set<string>();
  const planned: Planned[] = [];
  let id = await nextFileId(database, module, branchId);
  for (const each of ready) {
    if (!('wanted' in each)) {
      planned.push({ written: each, change: null });
      continue;
    }
    try {
      planned.push(await planOne(database, batch, each, { id, taken }));
      id += 1;
    } catch (problem) {
      const reason = refusalOf(problem, batch.body.tool, batch.reader);
      planned.push({ written: refusal(each.wanted, reason), change: null });
    }
  }
  return planned;
}

type Room = { readonly id: number; readonly taken: Set<string> };

async function planOne(
  database: BatchDependencies['database'],
  { place, body }: WriteBatch,
  { wanted, file }: Ready,
  { id, taken }: Room,
): Promise<Planned> {
  const { module } = place;
  const { path } = file;
  const name = logicalName(body.tool, path);
  // Two files of one batch cannot be the same file.
  if (taken.has(name)) throw new AppError('image_exists', { path });
  const { hash } = wanted;
  const record = await findReplaced(database, place, body, { path, hash, overwrite: body.overwrite });
  taken.add(name);
  const { loop_start_ms: start, loop_end_ms: end } = wanted;
  const given = {
    ...(start !== undefined && { loop_start_ms: start }),
    ...(end !== undefined && { loop_end_ms: end }),
  };
  const news = fileData(
    module,
    { ...file, name: wanted.name, hash },
    { path, record, id, locale: body.locale },
  );
  const data = normalizeRecord(module, { ...news, ...given });
  const before = record === null ? null : normalizeRecord(module, record.data);
  const isChanged = JSON.stringify(before) !== JSON.stringify(data);
  const recordId = recordIdOf(module, data);
  return {
    written: { ...ACCEPTED, name: wanted.name, path, record_id: recordId, changed: isChanged },
    change: isChanged ? { module, recordId, data, base: record?.revision ?? null } : null,
  };
}
