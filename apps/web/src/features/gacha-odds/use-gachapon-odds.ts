import type { RecordData } from '@quartermaster/domain/core/json';
import { readGachapon } from '@quartermaster/domain/simulation/gachapon-config';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ALL_RECORDS, listRecordsQuery } from '../../api/list-records.ts';
import { useBranch } from '../../engine/use-branch.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { useShared } from '../../engine/use-shared.ts';
import { readPurchasePlan } from '@quartermaster/domain/simulation/purchase-plan';
import { oddsQuery } from './odds-query.ts';

const GUARANTEES = 'gachapon-guarantee-setting';
const STEPS = 'gachapon-stepup-setting';
const NO_RECORDS: readonly RecordData[] = [];

/** The odds of the gachapon as it is typed and as it is saved, with the guarantees and steps of its version. */
export function useGachaponOdds(form: FormSession) {
  const values = useFormState(form, (state) => state.values);
  const base = useFormState(form, (state) => state.base);
  const guarantees = useActive(GUARANTEES);
  const steps = useActive(STEPS);
  const draftConfig = useShared(readGachapon(values, guarantees.records, steps.records));
  const savedConfig = useMemo(
    () => readGachapon(base, guarantees.records, steps.records),
    [base, guarantees.records, steps.records],
  );
  const isReady = guarantees.isReady && steps.isReady;
  const draft = useQuery({ ...oddsQuery(draftConfig), enabled: isReady });
  const saved = useQuery({ ...oddsQuery(savedConfig), enabled: isReady && form.recordId !== null });
  return {
    values,
    config: draftConfig,
    /** Null until it is known which there are. */
    guarantees: isReady ? draftConfig.guarantees : null,
    plan: useShared(readPurchasePlan(values, steps.records)),
    savedPlan: useMemo(() => readPurchasePlan(base, steps.records), [base, steps.records]),
    draft: draft.data,
    saved: saved.data,
    error: guarantees.error ?? steps.error ?? draft.error,
    isWorking: draft.isPlaceholderData || draft.isPending,
  };
}

/** What players are given: the game leaves out what is not active. */
function useActive(module: string) {
  const { environment, version } = useBranch();
  const { data, error } = useQuery(
    listRecordsQuery(
      { environment, version, module },
      {
        ...ALL_RECORDS,
        filter: [{ field: 'status', op: 'eq', value: 'active' }],
      },
    ),
  );
  const records = useMemo(() => data?.data.map((row) => row.data) ?? NO_RECORDS, [data]);
  return { records, error, isReady: data !== undefined };
}
