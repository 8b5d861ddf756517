import type { RecordData } from '@quartermaster/domain/core/json';
import { registry } from '@quartermaster/domain/modules/index';
import { withDefaults } from './import-file.ts';
import { joinItems } from './items.ts';
import { joinPets } from './pets.ts';
import { joinEffects, joinSkills } from './skills.ts';
import type { SourceTables } from './source-tables.ts';

/** One file to import, in the order in which references find what they name. */
export type ImportFile = {
  readonly file: string;
  readonly module: string;
  readonly records: readonly RecordData[];
};

/** Joins the data set into records of this game. */
export function joinOpenData(tables: SourceTables): readonly ImportFile[] {
  const { pets, spirits } = joinPets(tables);
  return [
    importFile('item-setting.csv', 'item-setting', joinItems(tables)),
    importFile('item-setting-spirits.csv', 'item-setting', spirits),
    importFile('effect-setting.csv', 'effect-setting', joinEffects()),
    importFile('skill-setting.csv', 'skill-setting', joinSkills(tables)),
    importFile('pet-setting.csv', 'pet-setting', pets),
  ];
}

function importFile(file: string, key: string, records: readonly RecordData[]): ImportFile {
  const module = registry.get(key);
  return { file, module: key, records: records.map((data) => withDefaults(module, data)) };
}
