import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { isJsonObject, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { registry } from '@quartermaster/domain/modules/index';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { validateConfiguration } from '@quartermaster/domain/validation/validate-configuration';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { importCsv } from './import-file.ts';
import { joinOpenData, type ImportFile } from './join.ts';
import { openSourceTables } from './source-tables.ts';

/** A data set of the same shape with a handful of rows. */
const SMALL: Readonly<Record<string, string>> = {
  'item_categories.csv': 'id,pocket_id,identifier\n1,5,berries\n2,8,keys\n',
  'items.csv': 'id,identifier,category_id,cost\n1,red-berry,1,80\n2,old-key,2,0\n',
  'item_names.csv': 'item_id,local_language_id,name\n1,9,Red Berry\n1,11,赤い実\n1,4,紅果\n',
  'moves.csv':
    'id,identifier,type_id,power,pp,accuracy,target_id,damage_class_id\n1,tap,10,40,35,100,10,2\n2,blaze,10,150,5,85,11,3\n3,nap,1,,10,,7,1\n',
  'move_names.csv': 'move_id,local_language_id,name\n1,9,Tap\n1,1,ちょん\n2,9,Blaze\n3,9,"Nap, long"\n',
  'pokemon.csv': 'id,species_id,is_default\n1,1,1\n10,1,0\n',
  'pokemon_species.csv':
    'id,identifier,generation_id,color_id,is_legendary,is_mythical\n1,coal-cat,3,5,0,0\n',
  'pokemon_species_names.csv':
    'pokemon_species_id,local_language_id,name,genus\n1,9,Coal Cat,Warm Cat\n1,1,,あたたかねこ\n1,11,コールネコ,\n1,4,炭貓,暖貓\n',
  'pokemon_stats.csv': `pokemon_id,stat_id,base_stat\n${[1, 2, 3, 4, 5, 6].map((stat) => `1,${stat},${stat * 20}`).join('\n')}\n10,1,255\n`,
  'pokemon_types.csv': 'pokemon_id,type_id,slot\n1,10,1\n1,1,2\n',
};

function recordsOf(files: readonly ImportFile[], file: string): readonly RecordData[] {
  return files.find((candidate) => candidate.file === file)?.records ?? [];
}

/** Reads a written file back the way the import does. */
function readBack(key: string, csv: string): readonly RecordData[] {
  const columns = registry.get(key).fields.flatMap((field) =>
    fieldKindLogic(field.kind)
      .columns(field)
      .map((column) => ({ column, key: field.key })),
  );
  const rows = Papa.parse<Readonly<Record<string, string>>>(csv.trimEnd(), {
    header: true,
    delimiter: ',',
  }).data;
  return rows.map((row) => {
    const data: Record<string, JsonValue> = {};
    for (const { column, key: fieldKey } of columns) {
      const cell = row[column.name];
      if (cell === undefined || cell === '') continue;
      const result = column.read(cell, data[fieldKey]);
      if (result.ok && result.value !== undefined) data[fieldKey] = result.value;
    }
    return data;
  });
}

function errorsBesideTheDemo(files: readonly ImportFile[]) {
  const demo = demoConfiguration();
  return validateConfiguration({
    registry,
    isProtected: false,
    records: (key) => {
      const imported = files.filter((file) => file.module === key).flatMap((file) => file.records);
      return [...(demo[key] ?? []), ...imported].map((data) => ({
        recordId: recordIdOf(registry.get(key), data),
        data,
      }));
    },
  }).filter((problem) => problem.severity === 'error');
}

/** What prevents importing and releasing the files; nothing when all is well. */
function obstaclesOf(files: readonly ImportFile[]) {
  return {
    onWrite: files.flatMap(({ module: key, records }) =>
      records.flatMap((data) => validateFields(registry.get(key), data)),
    ),
    onRelease: errorsBesideTheDemo(files),
    readDifferently: files.filter(({ module: key, records }) => {
      const back = readBack(key, importCsv(registry.get(key), records));
      return !isDeepStrictEqual(back, records);
    }),
  };
}

const NONE = { onWrite: [], onRelease: [], readDifferently: [] };

describe('joining a small data set', () => {
  let files: readonly ImportFile[] = [];

  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'open-data-'));
    for (const [name, text] of Object.entries(SMALL)) writeFileSync(join(folder, name), text);
    files = joinOpenData(openSourceTables(folder));
    rmSync(folder, { recursive: true });
  });

  it('gives files that import without a problem and read back the same', () => {
    expect(obstaclesOf(files)).toEqual(NONE);
  });

  it('takes names in the languages there are, and makes one where there is none', () => {
    const [berry, key] = recordsOf(files, 'item-setting.csv');
    expect(berry?.['name']).toEqual({ en: 'Red Berry', zh: '紅果', jp: '赤い実' });
    expect(key?.['name']).toEqual({ en: 'Old Key' });
    const [tap] = recordsOf(files, 'skill-setting.csv');
    expect(tap?.['name']).toEqual({ en: 'Tap', jp: 'ちょん' });
  });

  it('gives a pet the stats of its default form, a light and a heavy skill, and a spirit of its own', () => {
    const [cat] = recordsOf(files, 'pet-setting.csv');
    const [spirit] = recordsOf(files, 'item-setting-spirits.csv');
    expect(cat).toMatchObject({
      name: { en: 'Coal Cat', zh: '炭貓', jp: 'コールネコ' },
      title: { en: 'Warm Cat', zh: '暖貓', jp: 'あたたかねこ' },
      property: 'fire',
      rarity: 'SR',
      base_stats: { hp: 20, atk: 40, def: 60, matk: 80, mdef: 100, spd: 120 },
      spirit_item_id: spirit?.['item_id'],
    });
    expect(cat?.['skills']).toEqual([
      { slot: 'normal', skill_id: 100_001, unlock_star: 1 },
      { slot: 'ultimate', skill_id: 100_002, unlock_star: 1 },
    ]);
  });
});

const REAL_DATA = process.env['QM_REAL_DATA'];

describe.runIf(REAL_DATA !== undefined)('joining the whole data set', () => {
  it('gives every item, move and species, all of them importable', () => {
    const files = joinOpenData(openSourceTables(REAL_DATA ?? ''));
    expect(files.map(({ file, records }) => [file, records.length])).toEqual([
      ['item-setting.csv', 2223],
      ['item-setting-spirits.csv', 1025],
      ['effect-setting.csv', 3],
      ['skill-setting.csv', 937],
      ['pet-setting.csv', 1025],
    ]);
    expect(recordsOf(files, 'pet-setting.csv').every((pet) => isJsonObject(pet['base_stats']))).toBe(true);
    expect(obstaclesOf(files)).toEqual(NONE);
  });
});
