import { createBenchScene } from './server/bench-scene.ts';
import { loadItems, measureRecords } from './server/record-measurements.ts';
import { printTable } from './server/table.ts';

const scene = await createBenchScene();
try {
  console.log('Loading 100,000 items.');
  await loadItems(scene);
  printTable(await measureRecords(scene));
} finally {
  await scene.close();
}
