import { createWriteStream, createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { settingsFileQuery } from '@quartermaster/contract/http/settings-files';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import { inLane } from '../../apps/server/src/db/lanes.ts';
import { IS_HEAD } from '../../apps/server/src/engine/partition.ts';
import { writeChanges } from '../../apps/server/src/engine/record-writer.ts';
import { benchItem } from './bench-items.ts';
import type { BenchScene } from './bench-scene.ts';
import { ITEMS, PARTITION } from './copy-items.ts';
import { measureDraws } from './draw-measurements.ts';
import { measureExportMemory } from './export-memory.ts';
import { peakLiveMegabytes, timed } from './memory.ts';
import { measureReport } from './report-measurements.ts';
import { seconds, type BenchRow } from './table.ts';
import {
  branchOf,
  emptyVersion,
  ENV,
  LARGE,
  LARGE_COUNT,
  prepareTools,
  SMALL,
  SMALL_COUNT,
  type ToolScene,
} from './tool-scene.ts';
import { measureSources } from './source-measurements.ts';
import { timeCopy } from './transfer-measurements.ts';

const CHANGED = 1_000;

/** The tools that move, compare and count settings, each beside what a good engineer would write for that one question. */
export const measureTools = (scene: BenchScene): Promise<readonly BenchRow[]> =>
  // No statement of a measurement is cut off where the machine is busy.
  inLane('maintenance', () => measureAll(scene));

async function measureAll(scene: BenchScene): Promise<readonly BenchRow[]> {
  const tools = await prepareTools(scene);
  const rows = [...(await measureExport(tools)), ...(await measureImport(tools))];
  rows.push(
    await measureCompare(tools),
    measureDraws(),
    await measureReport(tools),
    await measureSources(tools),
  );
  return rows;
}

const fileOf = ({ dataDir }: ToolScene, version: string): string => join(dataDir, `${version}.zip`);

async function exportTo(scene: ToolScene, version: string): Promise<void> {
  const query = settingsFileQuery.parse({ point: `${ENV}/${version}`, modules: ITEMS.key });
  const { stream } = await scene.services.settingsFiles.export(query, scene.actor);
  await pipeline(stream, createWriteStream(fileOf(scene, version)));
}

async function measureExport(scene: ToolScene): Promise<readonly BenchRow[]> {
  await exportTo(scene, SMALL.version);
  const { time: floor } = await timed(() => zipOfCopy(scene));
  const { time, megabytes } = await timed(() => exportTo(scene, LARGE.version));
  // Runs as many times as the large one is longer: a maximum over more samples is higher.
  const small = await peakLiveMegabytes(async () => {
    for (let run = 0; run < LARGE_COUNT / SMALL_COUNT; run += 1) await exportTo(scene, SMALL.version);
  });
  const large = await peakLiveMegabytes(() => exportTo(scene, LARGE.version));
  return [
    {
      measure: `export of ${LARGE_COUNT} records as a settings file`,
      figure: `${seconds(time)}, resident +${megabytes.toFixed(0)} MB`,
      floor: `${seconds(floor)} COPY to a zip`,
      target: '≤ 3 × COPY to a zip',
    },
    memoryRow('export', large, small),
    await measureExportMemory(scene),
  ];
}

function memoryRow(what: string, large: number, small: number): BenchRow {
  return {
    measure: `most live memory of the ${what}`,
    figure: `${large.toFixed(1)} MB for ${LARGE_COUNT}`,
    floor: `${small.toFixed(1)} MB for ${SMALL_COUNT}`,
    target: 'flat: no more than 2 × with ten times the records',
  };
}

/** The floor: the same records as the database writes them, packed as hard. */
async function zipOfCopy(scene: ToolScene): Promise<void> {
  const branchId = await branchOf(scene, LARGE.version);
  await scene.database.transaction(async ({ client }) => {
    const rows = `select data from ${PARTITION} where branch_id = ${branchId} and ${IS_HEAD} order by sort_key`;
    const zip = new ZipFile();
    zip.addReadStream(client.query(copyTo(`copy (${rows}) to stdout`)), 'items', { compressionLevel: 4 });
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(join(scene.dataDir, 'copy.zip')));
  });
}

/** Upload, preview and write: everything between a file and a version that has its records. */
async function importInto(scene: ToolScene, from: string, name: string): Promise<Steps> {
  const { settingsFiles } = scene.services;
  const place = { env: ENV, version: name };
  await emptyVersion(scene, name);
  const begun = performance.now();
  const upload = { fileName: `${from}.zip`, stream: createReadStream(fileOf(scene, from)) };
  const { id } = await settingsFiles.stage(place, upload, scene.actor);
  await settingsFiles.preview(place, id, { mode: 'replace', modules: [ITEMS.key] });
  await settingsFiles.runCheck(id);
  const checked = performance.now();
  await settingsFiles.apply(place, id, { note: '', confirmation: undefined }, scene.actor);
  await settingsFiles.runWrite(id, scene.actor, '');
  const { state } = await settingsFiles.get(place, id);
  if (state !== 'done') throw new Error(`The import is ${state}.`);
  return { check: checked - begun, write: performance.now() - checked };
}

type Steps = { readonly check: number; readonly write: number };

async function measureImport(scene: ToolScene): Promise<readonly BenchRow[]> {
  await importInto(scene, SMALL.version, 'first');
  const { result, time, megabytes } = await timed(() => importInto(scene, LARGE.version, 'timed'));
  const small = await peakLiveMegabytes(() => importInto(scene, SMALL.version, 'small-again'));
  const large = await peakLiveMegabytes(() => importInto(scene, LARGE.version, 'large-again'));
  // Last: it keeps every row in memory, which would hide what the others need.
  const floor = await timeCopy(scene, LARGE_COUNT);
  return [
    {
      measure: `import of ${LARGE_COUNT} records from a settings file`,
      figure: `${seconds(time)} (check ${seconds(result.check)}, write ${seconds(result.write)}), resident +${megabytes.toFixed(0)} MB`,
      floor: `${seconds(floor)} COPY of rows that are ready`,
      target: '≤ 5 × COPY',
    },
    memoryRow('import', large, small),
  ];
}

async function measureCompare(scene: ToolScene): Promise<BenchRow> {
  const { services, database, actor } = scene;
  await services.environments.createVersion(ENV, { name: 'copied', from: LARGE }, actor);
  const branchId = await branchOf(scene, 'copied');
  const changes = Array.from({ length: CHANGED }, (_, index) => {
    const id = 1 + index * Math.floor(LARGE_COUNT / CHANGED);
    return { module: ITEMS, recordId: String(id), data: { ...benchItem(id), sort_order: 77 } };
  });
  await database.transaction((tx) => writeChanges(tx, { branchId, kind: 'batch', actor }, changes));
  await database.query(`vacuum analyze ${PARTITION}`);
  const [left, right] = [`${ENV}/${LARGE.version}`, `${ENV}/copied`];
  const compare = async (): Promise<number> => {
    const { totals } = await services.compare.summary(left, right);
    await services.compare.records({ left, right, module: ITEMS.key, cursor: 0 });
    return totals.changed;
  };
  await compare();
  const compared = await timed(compare);
  const plain = await timed(() => comparePlainly(scene, branchId));
  if (compared.result !== CHANGED || plain.result !== CHANGED)
    throw new Error(`${compared.result} and ${plain.result} of ${CHANGED} changes were found.`);
  return {
    measure: `compare two versions of ${LARGE_COUNT} records, ${CHANGED} changed: counts and first page`,
    figure: `${seconds(compared.time)}, resident +${compared.megabytes.toFixed(0)} MB`,
    floor: `${seconds(plain.time)} JSON.stringify of both sides, +${plain.megabytes.toFixed(0)} MB`,
    target: '≤ 1 ×',
  };
}

/** The floor: both sides read and compared as texts. */
async function comparePlainly(scene: ToolScene, rightId: number): Promise<number> {
  const read = async (branchId: number): Promise<Map<string, string>> => {
    const { rows } = await scene.database.query<{ id: string; data: unknown }>(
      `select record_id as id, data from ${PARTITION} where branch_id = $1 and ${IS_HEAD}`,
      [branchId],
    );
    return new Map(rows.map(({ id, data }) => [id, JSON.stringify(data)]));
  };
  const left = await read(await branchOf(scene, LARGE.version));
  const right = await read(rightId);
  return [...right].filter(([id, text]) => left.get(id) !== text).length;
}
