import { measureModules } from './modules/module-measurements.ts';
import { createBenchScene, type BenchScene } from './server/bench-scene.ts';
import { measureCodes } from './server/code-measurements.ts';
import { measureDeliveries } from './server/delivery-measurements.ts';
import { measureLogs } from './server/log-measurements.ts';
import { loadItems, measureRecords } from './server/record-measurements.ts';
import { measurePlayers } from './server/player-measurements.ts';
import { measureReleaseRows } from './server/release-rows.ts';
import { measureProcesses } from './server/process-measurements.ts';
import { measureTransfer } from './server/transfer-measurements.ts';
import { measureTools } from './server/tool-measurements.ts';
import { printTable, type BenchRow } from './server/table.ts';

type Suite = {
  readonly key: string;
  readonly name: string;
  /** Whether it reads the list of 100,000 items. */
  readonly needsItems?: boolean;
  readonly run: (scene: BenchScene) => Promise<readonly BenchRow[]>;
};

/** Everything that is measured, in this order, on one database. */
const SUITES: readonly Suite[] = [
  { key: 'lists', name: 'lists, searches and saves', needsItems: true, run: measureRecords },
  { key: 'files', name: 'import and export', needsItems: true, run: measureTransfer },
  { key: 'releases', name: 'releases and copies', run: measureReleaseRows },
  { key: 'players', name: 'finding players', run: measurePlayers },
  { key: 'deliveries', name: 'mail to many players', run: measureDeliveries },
  { key: 'codes', name: 'redemption codes', run: measureCodes },
  { key: 'logs', name: 'reading logs', run: measureLogs },
  { key: 'tools', name: 'export, import, compare, draws, a report and sources', run: measureTools },
  { key: 'modules', name: 'the console with all its modules', needsItems: true, run: measureModules },
];
const STARTS = 'starts';

const keys = [...SUITES.map(({ key }) => key), STARTS];
const asked = process.argv.slice(2);
const unknown = asked.find((key) => !keys.includes(key));
if (unknown !== undefined) throw new Error(`There is no "${unknown}" to measure, but ${keys.join(', ')}.`);
const isWanted = (key: string): boolean => asked.length === 0 || asked.includes(key);

const rows: BenchRow[] = [];
const suites = SUITES.filter(({ key }) => isWanted(key));
if (suites.length > 0) await measureOnOneDatabase();
if (isWanted(STARTS)) {
  console.log('Measuring starts and memory.');
  rows.push(...(await measureProcesses()));
}
printTable(rows);

async function measureOnOneDatabase(): Promise<void> {
  const scene = await createBenchScene();
  try {
    if (suites.some(({ needsItems }) => needsItems === true)) {
      console.log('Loading 100,000 items.');
      await loadItems(scene);
    }
    for (const { name, run } of suites) {
      console.log(`Measuring ${name}.`);
      rows.push(...(await run(scene)));
    }
  } finally {
    await scene.close();
  }
}
