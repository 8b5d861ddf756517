import { textOf } from '@quartermaster/domain/core/json';
import {
  estimatedPower,
  readLevelRates,
  readRanks,
  statsByLevel,
} from '@quartermaster/domain/simulation/fighter-stats';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ALL_RECORDS, listRecordsQuery, type RecordPage } from '../../api/list-records.ts';
import { useBranch } from '../../engine/use-branch.ts';
import type { Fighter, Wave } from './read-waves.ts';

const PETS = 'pet-setting';
const PET_CURVE = { ...ALL_RECORDS, filter: [{ field: 'curve_type', op: 'eq', value: 'pet' }] } as const;

/** The estimated power of each wave; null until the records for it are here. Gods do not count. */
export function useWavePower(waves: readonly Wave[]): readonly number[] | null {
  const { environment, version } = useBranch();
  const ids = [
    ...new Set(
      waves
        .flatMap(({ fighters }) => fighters)
        .filter(({ module, id }) => module === PETS && id !== '')
        .map(({ id }) => Number(id)),
    ),
  ].toSorted((a, b) => a - b);
  const place = (module: string) => ({ environment, version, module });
  const pets = useQuery({
    ...listRecordsQuery(place(PETS), { ...ALL_RECORDS, filter: [{ field: 'pet_id', op: 'in', value: ids }] }),
    enabled: ids.length > 0,
  }).data;
  const levels = useQuery(listRecordsQuery(place('level-setting'), PET_CURVE)).data;
  const rarities = useQuery(listRecordsQuery(place('pet-rarity-setting'), ALL_RECORDS)).data;
  return useMemo(() => {
    if (pets === undefined || levels === undefined || rarities === undefined) return null;
    const powerOf = createPower(pets, levels, rarities);
    return waves.map(({ fighters }) => fighters.reduce((sum, fighter) => sum + powerOf(fighter), 0));
  }, [waves, pets, levels, rarities]);
}

function createPower(pets: RecordPage, levels: RecordPage, rarities: RecordPage) {
  const rates = readLevelRates(levels.data.map(({ data }) => data));
  const petById = new Map(pets.data.map(({ recordId, data }) => [recordId, data]));
  const rarityById = new Map(rarities.data.map(({ recordId, data }) => [recordId, data]));
  return ({ module, id, level, star }: Fighter): number => {
    const pet = module === PETS ? petById.get(id) : undefined;
    if (pet === undefined) return 0;
    const { rate } = readRanks(rarityById.get(textOf(pet['rarity'])) ?? {});
    const stats = statsByLevel(pet, rates, { maxLevel: level, rate }).at(-1);
    return stats === undefined ? 0 : estimatedPower(stats, star);
  };
}
