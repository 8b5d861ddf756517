import { measureModules } from './modules/module-measurements.ts';
import { createBenchScene } from './server/bench-scene.ts';
import { loadItems, measureRecords } from './server/record-measurements.ts';
import { measurePlayers } from './server/player-measurements.ts';
import { measureReleaseRows } from './server/release-rows.ts';
import { measureProcesses } from './server/process-measurements.ts';
import { measureTransfer } from './server/transfer-measurements.ts';
import { printTable, type BenchRow } from './server/table.ts';

/** Everything that is measured, in this order, on one database. */
const SUITES = [
  { name: 'lists, searches and saves', run: measureRecords },
  { name: 'import and export', run: measureTransfer },
  { name: 'releases and copies', run: measureReleaseRows },
  { name: 'finding players', run: measurePlayers },
  { name: 'the console with all its modules', run: measureModules },
];

const scene = await createBenchScene();
const rows: BenchRow[] = [];
try {
  console.log('Loading 100,000 items.');
  await loadItems(scene);
  for (const { name, run } of SUITES) {
    console.log(`Measuring ${name}.`);
    rows.push(...(await run(scene)));
  }
} finally {
  await scene.close();
}
console.log('Measuring starts and memory.');
rows.push(...(await measureProcesses()));
printTable(rows);
