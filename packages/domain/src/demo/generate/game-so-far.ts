import { plainText, type JsonValue, type RecordData } from '../../core/json.ts';
import type { Registry, ResolvedModule } from '../../core/module.ts';
import { FILE_MODULE } from '../../fields/asset-field.ts';
import { recordIdOf } from '../../record/identity.ts';
import { recordPlace, type Sight } from '../../rules/demands/sight.ts';

/** The records that there are already, for those that name them. */
export type GameSoFar = {
  readonly registry: Registry;
  readonly records: (moduleKey: string) => readonly RecordData[];
  /** The record that a reference names. */
  readonly find: (moduleKey: string, id: JsonValue | undefined) => RecordData | undefined;
};

export function gameSoFar(registry: Registry, records: GameSoFar['records']): GameSoFar {
  return {
    registry,
    records,
    find(key, id) {
      const module = registry.find(key);
      return module && records(key).find((data) => recordIdOf(module, data) === plainText(id));
    },
  };
}

/** What a rule about a field of a record sees from there. */
export function sightIn(module: ResolvedModule, field: string, data: RecordData, { find }: GameSoFar): Sight {
  return { module, field, place: recordPlace(data), isProtected: true, findRecord: find };
}

/** What a reference to a record holds: a number where its id is one. */
export function idOf(module: ResolvedModule, data: RecordData): JsonValue {
  const id = recordIdOf(module, data);
  return /^\d+$/.test(id) ? Number(id) : id;
}

/** What references to the records of a module hold. */
export function idsOf({ registry, records }: GameSoFar, moduleKey: string): readonly JsonValue[] {
  const module = registry.find(moduleKey);
  return module === undefined ? [] : records(moduleKey).map((data) => idOf(module, data));
}

/** The paths of the files of a kind, those of the folder of `like` alone where it has any besides its default. */
export function filesOf({ records }: GameSoFar, kind: string, like: string): readonly string[] {
  const paths = records(FILE_MODULE.key)
    .filter((file) => file['kind'] === kind && file['locale'] === undefined && file['deprecated'] !== true)
    .map((file) => plainText(file['path']));
  const folder = like.slice(0, like.indexOf('/') + 1);
  const alike = paths.filter((path) => path.startsWith(folder) && !path.includes('default'));
  return folder !== '' && alike.length > 0 ? alike : paths.filter((path) => path === like);
}
