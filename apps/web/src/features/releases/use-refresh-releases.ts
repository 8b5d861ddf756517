import { useQueryClient } from '@tanstack/react-query';
import { releaseKeys } from '../../api/releases.ts';
import { useBranch } from '../../engine/use-branch.ts';

/** Asks again for everything that a release changes. */
export function useRefreshReleases(): () => Promise<unknown> {
  const branch = useBranch();
  const queryClient = useQueryClient();
  return () =>
    Promise.all(releaseKeys(branch).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
