import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { moduleSwapQuery, swapModule, type Published, type Release } from '../../api/releases.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useClearing } from './clear-afterwards.tsx';
import { useRefreshReleases } from './use-refresh-releases.ts';
import { useWarningTicks } from './use-warning-ticks.ts';
import { areAllTicked } from './warning-groups.ts';

export type ModuleSwapProps = {
  readonly module: string;
  /** The release that the module's records come from. */
  readonly release: Release;
  readonly live: Release;
  readonly onDone: (published: Published) => void;
};

/** State and calls of a swap of one module. */
export function useModuleSwap({ module, release, live, onDone }: ModuleSwapProps) {
  const { environment, details } = useBranch();
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState('');
  const warnings = useWarningTicks();
  const refresh = useRefreshReleases();
  const clearing = useClearing();
  const checking = useQuery(moduleSwapQuery(environment, release.number, module));
  const { problems, changes = 0, liveNumber = live.number } = checking.data ?? {};
  const swapping = useMutation({
    mutationFn: () =>
      swapModule(
        environment,
        { number: release.number, module },
        {
          note,
          liveNumber,
          ...(details.isProtected ? { confirmation: typed } : {}),
          ...(problems ? { acceptedWarnings: problems.digest } : {}),
        },
      ),
    onSuccess: async (published) => {
      await clearing.run();
      onDone(published);
      await refresh();
    },
    // Something else went live meanwhile: show what there is now.
    onError: (error) => (error instanceof ApiError && error.status === 409 ? refresh() : undefined),
  });
  // The version stays; only the module comes from elsewhere.
  const name = `${environment}-${live.version}`;
  const isAccepted = problems?.errors === 0 && areAllTicked(problems, warnings.ticks);
  return {
    checking,
    warnings,
    note,
    setNote,
    name,
    typed,
    setTyped,
    clearing,
    isLocked: !isAccepted || changes === 0 || typed !== name,
    run: () => swapping.mutate(),
    isPending: swapping.isPending,
    error: swapping.error,
  };
}
