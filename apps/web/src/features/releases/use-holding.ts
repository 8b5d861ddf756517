import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { endHolds, holdRecords, type Hold } from '../../api/record-holds.ts';
import { changesQuery, type HeldRecord } from '../../api/releases.ts';
import type { Branch } from '../../api/place.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { withoutHolds } from './held-records.ts';

type HoldForm = Pick<Hold, 'reason' | 'until'>;

/** The act that waits for the user's confirmation. */
type Asked = { readonly act: 'hold' | 'end'; readonly records: readonly HeldRecord[] };

/** Puts changes on hold, which asks for a reason, and lets them go, which asks only where there are several. */
export function useHolding(branch: Branch) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.draft(branch) });
  const holding = useMutation({
    mutationFn: ({ records, ...form }: HoldForm & { readonly records: readonly HeldRecord[] }) =>
      holdRecords(branch, { records: [...records], ...form }),
    onSuccess: async () => {
      setAsked(null);
      await refresh();
    },
  });
  const ending = useMutation({
    mutationFn: (records: readonly HeldRecord[]) => endHolds(branch, records),
    // The tick is there at once; what the server knows follows.
    onMutate: (records) => {
      setAsked(null);
      queryClient.setQueryData(changesQuery(branch).queryKey, (data) => data && withoutHolds(data, records));
    },
    onSettled: refresh,
  });
  const { reset } = holding;
  const { mutate: endNow } = ending;
  // The same function on every render, for the long list of changes.
  const setHeld = useCallback(
    (module: string, recordIds: readonly string[], isHeld: boolean) => {
      const records = recordIds.map((recordId) => ({ module, recordId }));
      reset();
      if (!isHeld && records.length === 1) endNow(records);
      else setAsked({ act: isHeld ? 'hold' : 'end', records });
    },
    [reset, endNow],
  );
  return {
    asked,
    setHeld,
    close: () => setAsked(null),
    hold: (form: HoldForm) => asked && holding.mutate({ ...form, records: asked.records }),
    end: () => asked && ending.mutate(asked.records),
    isHolding: holding.isPending,
    /** While this is true, publishing waits for the new list of changes. */
    isPending: holding.isPending || ending.isPending,
    holdError: holding.error,
    endError: ending.error,
  };
}

export type Holding = ReturnType<typeof useHolding>;
