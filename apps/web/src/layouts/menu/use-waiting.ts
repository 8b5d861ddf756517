import { useQuery } from '@tanstack/react-query';
import { approvalsSummaryQuery } from '../../api/approvals.ts';
import { useBranchName } from '../../engine/use-branch-name.ts';

/** How many entries wait for the reader, by the path of their screen. */
export function useWaiting(): Readonly<Record<string, number>> {
  const branch = useBranchName();
  const { data } = useQuery({
    ...approvalsSummaryQuery(branch?.environment ?? ''),
    enabled: branch !== null && branch !== undefined,
  });
  return { '/approvals': (data?.toDecide ?? 0) + (data?.outcomes ?? 0) };
}
