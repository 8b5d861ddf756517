import { parsePoint, pointText, type Point } from '@quartermaster/contract/http/point';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { environmentsQuery } from '../../api/get-environments.ts';
import type { CompareFilter, Sides } from '../../api/compare.ts';
import { useBranch } from '../../engine/use-branch.ts';

export type CompareSearch = {
  readonly left?: string;
  readonly right?: string;
  readonly module?: string;
  readonly change?: string;
  readonly author?: string;
  readonly q?: string;
};

export type CompareAddress = {
  readonly left: Point;
  readonly right: Point;
  readonly sides: Sides;
  readonly module: string | undefined;
  readonly filter: CompareFilter;
  readonly change: (to: CompareSearch) => void;
};

/** What is compared, and how it is filtered, all of it in the address: a colleague who gets it sees the same. */
export function useComparison(): CompareAddress {
  const { environment, version } = useBranch();
  const { data: environments } = useSuspenseQuery(environmentsQuery());
  const search: CompareSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const draft = { kind: 'draft', environment, version } as const;
  const live = environments.find(({ key }) => key === environment)?.live;
  const first: Point = live ? { kind: 'release', environment, release: live.number } : draft;
  const left = parsePoint(search.left ?? '') ?? first;
  const right = parsePoint(search.right ?? '') ?? draft;
  return {
    left,
    right,
    sides: { left: pointText(left), right: pointText(right) },
    module: search.module,
    filter: { change: search.change, author: search.author, q: search.q },
    change: (to) =>
      void navigate({
        to: '/utils/compare',
        search: {
          left: pointText(left),
          right: pointText(right),
          module: search.module,
          change: search.change,
          author: search.author,
          q: search.q,
          ...to,
        },
        replace: true,
      }),
  };
}
