import type {
  CdnAnswer,
  CdnTimeZoneAnswer,
  ItemLimitAnswer,
  LocalizationEntry,
  LocalizationFetchAnswer,
  PetsSettingAnswer,
} from '@quartermaster/contract/http/start-up';
import type { RecordOf } from '@quartermaster/domain/core/define-module';
import { numberOf, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { localization } from '@quartermaster/domain/modules/data-tools/localization';
import { itemControl } from '@quartermaster/domain/modules/items-economy/item-control';
import { petSetting } from '@quartermaster/domain/modules/pets/pet-setting';
import { cdnSetting } from '@quartermaster/domain/modules/system-release/cdn-setting';
import { displayRecord, titleKeyOf } from '@quartermaster/domain/record/display-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { recordOf } from '@quartermaster/domain/record/record-of';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { lastChangeOf } from '../../engine/change-log.ts';
import { selectionSql } from '../../engine/list-query.ts';
import type { Place } from '../chosen-place/index.ts';

type Dependencies = {
  readonly database: Database;
  readonly branches: BranchDirectory;
  readonly registry: Registry;
};

type Cdn = RecordOf<typeof cdnSetting>;

/** What the console loads once after a person signed in. */
export function createStartUpService(deps: Dependencies) {
  return {
    pets: (place: Place) => readPets(deps, place),
    cdn: async (place: Place) => presentCdn(await readCdn(deps, place)),
    cdnTimeZone: (place: Place) => readTimeZone(deps, place),
    itemLimits: (place: Place): Promise<ItemLimitAnswer> => readAll(deps, place, itemControl.key),
    texts: (place: Place) => readTexts(deps, place),
    /** Grows with every change of the texts. */
    textsVersion: (place: Place) => readTextsVersion(deps, place),
  };
}

export type StartUpService = ReturnType<typeof createStartUpService>;

async function readPets(deps: Dependencies, place: Place): Promise<PetsSettingAnswer> {
  const module = deps.registry.find(petSetting.key);
  if (module === undefined) return [];
  const pets = await readAll(deps, place, petSetting.key);
  const isAnyNamedByKey = pets.some((pet) => titleKeyOf(module, pet) !== null);
  const texts = isAnyNamedByKey ? await readAll(deps, place, localization.key) : [];
  const textByKey = new Map(texts.map((text) => [recordOf(localization, text).key, text]));
  return pets.map((pet) => presentPet(module, pet, (key) => textByKey.get(key)));
}

function presentPet(
  module: ResolvedModule,
  data: RecordData,
  findText: (key: string) => RecordData | undefined,
): PetsSettingAnswer[number] {
  const { title, image } = displayRecord(module, data, findText);
  const pet = recordOf(petSetting, data);
  return {
    petId: pet.pet_id,
    name: title,
    rarity: textOrNull(pet.rarity),
    property: pet.property,
    clan: pet.clan,
    job_id: numberOf(pet.job_id, null),
    image,
    status: pet.status ?? null,
  };
}

/** Undefined: it is not set yet where the game loads its files from. */
async function readCdn(deps: Dependencies, place: Place): Promise<Cdn | undefined> {
  const [data] = await readAll(deps, place, cdnSetting.key);
  return data === undefined ? undefined : recordOf(cdnSetting, data);
}

/** By default the game loads its files from the console. */
function presentCdn(cdn: Cdn | undefined): CdnAnswer {
  return {
    base_url: cdn?.base_url ?? '',
    asset_version: cdn?.asset_version ?? 1,
    manifest_hash: cdn?.manifest_hash ?? null,
    upload_enabled: cdn?.upload_enabled ?? true,
    last_upload_at: cdn?.last_upload_at ?? null,
    fallback_urls: (cdn?.fallback_urls ?? [])
      .toSorted((a, b) => a.priority - b.priority)
      .map(({ url }) => url),
  };
}

async function readTimeZone(deps: Dependencies, place: Place): Promise<CdnTimeZoneAnswer> {
  const { gameTimeZone } = await deps.branches.getEnvironment(deps.database, place.env);
  return { tz: (await readCdn(deps, place))?.tz ?? gameTimeZone };
}

async function readTexts(deps: Dependencies, place: Place): Promise<LocalizationFetchAnswer> {
  // Before the texts: a change in between makes the next download, not a stale one.
  const version = await readTextsVersion(deps, place);
  const texts = await readAll(deps, place, localization.key);
  return { environment: place.env, version, entries: texts.map(presentText) };
}

function presentText(text: RecordData): LocalizationEntry {
  const { key, en = '', zh = '', jp = '' } = recordOf(localization, text);
  return { key, en, zh, jp };
}

async function readTextsVersion(
  { database, branches }: Dependencies,
  { env, version }: Place,
): Promise<number> {
  const { branchId } = await branches.resolve(database, env, version, 'environment');
  return (await lastChangeOf(database, branchId, localization.key))?.seq ?? 0;
}

/** Every record of a module in today's shape, in the order of their ids; none of a module that does not exist. */
async function readAll(
  { database, branches, registry }: Dependencies,
  { env, version }: Place,
  key: string,
): Promise<RecordData[]> {
  const module = registry.find(key);
  if (module === undefined) return [];
  const { branchId } = await branches.resolve(database, env, version, module.scope);
  const { text, values } = selectionSql({
    module,
    branchId,
    language: 'en',
    sort: 'record_id',
    search: null,
    filter: [],
    parent: null,
  });
  const { rows } = await database.query<{ data: RecordData }>(text, values);
  return rows.map(({ data }) => readRecord(module, data));
}

const textOrNull = (value: JsonValue | undefined): string | null =>
  typeof value === 'string' ? value : null;
