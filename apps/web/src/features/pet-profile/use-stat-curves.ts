import { textOf, type RecordData } from '@quartermaster/domain/core/json';
import {
  CORE_STATS,
  readLevelRates,
  readRanks,
  statsByLevel,
  type CoreStat,
} from '@quartermaster/domain/simulation/fighter-stats';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ALL_RECORDS, listRecordsQuery } from '../../api/list-records.ts';
import { readRecordQuery } from '../../api/read-record.ts';
import { useBranch } from '../../engine/use-branch.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { useShared } from '../../engine/use-shared.ts';

const PET_CURVE = {
  ...ALL_RECORDS,
  filter: [{ field: 'curve_type', op: 'eq', value: 'pet' }],
} as const;

/** One stat from level 1 on, as it is typed and as it is saved; a new pet has nothing saved. */
export type StatCurve = {
  readonly stat: CoreStat;
  readonly draft: readonly number[];
  readonly saved: readonly number[] | null;
};

/** The stats over the levels that the pet's rarity allows; null without one, and until everything for it is here. */
export function useStatCurves(form: FormSession): {
  readonly curves: readonly StatCurve[] | null;
  /** What the stats of this rarity are multiplied by; null until it is known. */
  readonly rate: number | null;
  readonly isOnItsWay: boolean;
} {
  const values = useFormState(form, (state) => state.values);
  const base = useFormState(form, (state) => state.base);
  const { environment, version } = useBranch();
  const rarityId = textOf(values['rarity']);
  const { data: levels, isLoading: areLevelsLoading } = useQuery(
    listRecordsQuery({ environment, version, module: 'level-setting' }, PET_CURVE),
  );
  const { data: rarity, isLoading: isRarityLoading } = useQuery({
    ...readRecordQuery({ environment, version, module: 'pet-rarity-setting' }, rarityId),
    enabled: rarityId !== '',
  });
  const curves = useMemo(() => {
    if (levels === undefined || rarity === undefined) return null;
    const rates = readLevelRates(levels.data.map(({ data }) => data));
    const ranks = readRanks(rarity.record.data);
    const statsOf = (pet: RecordData) => statsByLevel(pet, rates, ranks);
    const draft = statsOf(values);
    const saved = form.recordId === null ? null : statsOf(base);
    return CORE_STATS.map((stat) => ({
      stat,
      draft: draft.map((each) => each[stat]),
      saved: saved && saved.map((each) => each[stat]),
    }));
  }, [values, base, form.recordId, levels, rarity]);
  // Most of what is typed leaves the stats as they are.
  const rate = rarity === undefined ? null : readRanks(rarity.record.data).rate;
  return { curves: useShared(curves), rate, isOnItsWay: areLevelsLoading || isRarityLoading };
}
