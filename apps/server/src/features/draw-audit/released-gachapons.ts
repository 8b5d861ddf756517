import { gachaponGuaranteeSetting } from '@quartermaster/domain/modules/gacha/gachapon-guarantee-setting';
import { gachaponSetting } from '@quartermaster/domain/modules/gacha/gachapon-setting';
import { gachaponStepupSetting } from '@quartermaster/domain/modules/gacha/gachapon-stepup-setting';
import type { RecordData } from '@quartermaster/domain/core/json';
import { recordOf } from '@quartermaster/domain/record/record-of';
import { readGachapon, type GachaponConfig } from '@quartermaster/domain/simulation/gachapon-config';
import type { Queryable } from '../../db/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { findReleasedFiles, readReleasedRecords } from '../releases/index.ts';

export type ReleasedGachapons = {
  /** Null: the console knows no such release, or its files are gone. */
  release(db: Queryable, hash: string): Promise<ReleasedGachapon | null>;
};

type ReleasedGachapon = {
  readonly number: number;
  readonly find: (gachaponId: number) => GachaponConfig | null;
};

type Dependencies = { readonly files: FileStore };

/** The gachapons of an environment's releases, each release read once. */
export function createReleasedGachapons(deps: Dependencies, environmentId: number): ReleasedGachapons {
  const known = new Map<string, Promise<ReleasedGachapon | null>>();
  return {
    release(db, hash) {
      const reading = known.get(hash) ?? readRelease(db, deps.files, environmentId, hash);
      known.set(hash, reading);
      return reading;
    },
  };
}

const isActive = ({ status }: RecordData): boolean => status === 'active';

const MODULES = [gachaponSetting.key, gachaponGuaranteeSetting.key, gachaponStepupSetting.key];

async function readRelease(
  db: Queryable,
  files: FileStore,
  environmentId: number,
  hash: string,
): Promise<ReleasedGachapon | null> {
  const [release] = hash === '' ? [] : await findReleasedFiles(db, environmentId, [hash], MODULES);
  if (release === undefined) return null;
  const read = (module: string): Promise<readonly RecordData[] | null> => {
    const file = release.files[module];
    return file === undefined ? Promise.resolve([]) : readReleasedRecords(files, file);
  };
  const gachapons = await read(gachaponSetting.key);
  const guarantees = await read(gachaponGuaranteeSetting.key);
  const steps = await read(gachaponStepupSetting.key);
  if (gachapons === null || guarantees === null || steps === null) return null;
  const served = guarantees.filter(isActive);
  const sold = steps.filter(isActive);
  return {
    number: release.number,
    find(gachaponId) {
      const found = gachapons.find((each) => recordOf(gachaponSetting, each).gachapon_id === gachaponId);
      return found === undefined ? null : readGachapon(found, served, sold);
    },
  };
}
