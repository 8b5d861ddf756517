import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@quartermaster/domain/modules/index';
import { importCsv } from './open-data/import-file.ts';
import { joinOpenData } from './open-data/join.ts';
import { openSourceTables } from './open-data/source-tables.ts';

/**
 * `node tools/join-open-data.ts SOURCE TARGET`: joins the CSV files of an open trilingual data set in
 * SOURCE into import files in TARGET, to be imported in the order in which they are listed. Jobs and
 * rarities are those of the demo game.
 */
const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined) {
  console.error('Usage: node tools/join-open-data.ts SOURCE TARGET');
  process.exitCode = 1;
} else {
  mkdirSync(target, { recursive: true });
  for (const { file, module, records } of joinOpenData(openSourceTables(source))) {
    writeFileSync(join(target, file), importCsv(registry.get(module), records));
    console.log(`${file}: ${records.length} records of ${module}`);
  }
}
