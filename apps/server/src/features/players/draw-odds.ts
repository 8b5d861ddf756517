import type { GachaponOdds } from '@quartermaster/contract/http/player-answers';
import type { DrawRow } from '@quartermaster/contract/http/player-records';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { RecordData } from '@quartermaster/domain/core/json';
import { gachaponGuaranteeSetting } from '@quartermaster/domain/modules/gacha/gachapon-guarantee-setting';
import { gachaponSetting } from '@quartermaster/domain/modules/gacha/gachapon-setting';
import { recordOf } from '@quartermaster/domain/record/record-of';
import { createDrawTable, type DrawTable } from '@quartermaster/domain/simulation/draw-odds';
import { readGachapon } from '@quartermaster/domain/simulation/gachapon-config';
import { findReleasedFiles, readReleasedRecords, type ReleasedFiles } from '../releases/index.ts';
import type { PlayersDependencies } from './players-dependencies.ts';

/** Files that stay read: a file of a release never changes, and a player's draws name few releases. */
const KEPT_FILES = 16;

type Records = readonly RecordData[] | null;

/** Tells the odds that held for draws, by the release that was in force. */
export type DrawOddsReader = (
  environmentId: number,
  draws: readonly Pick<DrawRow, 'gachapon_id' | 'release_hash'>[],
) => Promise<GachaponOdds[]>;

export function createDrawOddsReader({
  database,
  files,
}: Pick<PlayersDependencies, 'database' | 'files'>): DrawOddsReader {
  const kept = new Map<string, Promise<Records>>();

  function readFile(hash: string | undefined): Promise<Records> {
    if (hash === undefined) return Promise.resolve([]);
    const reading = kept.get(hash) ?? readReleasedRecords(files, hash);
    kept.delete(hash);
    kept.set(hash, reading);
    reading.catch(() => kept.delete(hash));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_FILES && oldest !== undefined) kept.delete(oldest);
    return reading;
  }

  return async (environmentId, draws) => {
    const gachapons = Map.groupBy(
      draws.filter(({ release_hash: hash }) => hash !== null),
      ({ release_hash: hash }) => hash ?? '',
    );
    if (gachapons.size === 0) return [];
    const modules = [gachaponSetting.key, gachaponGuaranteeSetting.key];
    const releases = await findReleasedFiles(database, environmentId, [...gachapons.keys()], modules);
    const odds = releases.map(async (release) => {
      const records = await Promise.all([
        readFile(release.files[gachaponSetting.key]),
        readFile(release.files[gachaponGuaranteeSetting.key]),
      ]);
      const drawn = gachapons.get(release.contentHash) ?? [];
      const ids = new Set(drawn.map(({ gachapon_id: id }) => id));
      return [...ids].flatMap((id) => oddsIn(release, id, records) ?? []);
    });
    return (await Promise.all(odds)).flat();
  };
}

/** Null where the release had no such gachapon, or its files are gone. */
function oddsIn(
  release: ReleasedFiles,
  gachaponId: number,
  [gachapons, guarantees]: readonly [Records, Records],
): GachaponOdds | null {
  const gachapon = gachapons?.find((record) => recordOf(gachaponSetting, record).gachapon_id === gachaponId);
  if (gachapon === undefined || guarantees === null) return null;
  const active = guarantees.filter(({ status }) => status === 'active');
  const table = createDrawTable(readGachapon(gachapon, active));
  return {
    release_hash: release.contentHash,
    gachapon_id: gachaponId,
    release: {
      number: release.number,
      name: release.name,
      version: release.version,
      at: formatDateTime(release.at),
    },
    groups: groupsOf(table),
    guarantees: table.guarantees.map((guarantee) => ({
      id: guarantee.id,
      kind: guarantee.kind,
      rarity: guarantee.rarity,
      soft_from: guarantee.softFrom,
      soft_step: guarantee.softStep,
      hard_at: guarantee.hardAt,
    })),
  };
}

function groupsOf({ outcomes, baseChances }: DrawTable): GachaponOdds['groups'] {
  const chanced = outcomes.map((outcome, index) => ({ ...outcome, chance: baseChances[index] ?? 0 }));
  return [...Map.groupBy(chanced, ({ group }) => group)].map(([group, prizes]) => ({
    group_no: group.groupNo,
    rarity: group.rarity,
    chance: prizes.reduce((sum, { chance }) => sum + chance, 0),
    prizes: prizes.map(({ entry, chance, isFeatured }) => ({
      asset_kind: entry.petId === null ? 'pet_god' : 'pet',
      target_id: entry.petId ?? entry.petGodId ?? 0,
      chance,
      rate_up: isFeatured,
    })),
  }));
}
