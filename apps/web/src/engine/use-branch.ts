import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { environmentsQuery, type Environment } from '../api/get-environments.ts';
import type { Branch } from '../api/place.ts';

export type ChosenBranch = Branch & {
  /** The environment with its colour, protection, zone and live release. */
  readonly details: Environment;
};

/** The environment and version of this page's address. Only pages below the signed-in layout have them. */
export function useBranch(): ChosenBranch {
  const { env, v } = useSearch({ strict: false });
  const { data } = useSuspenseQuery(environmentsQuery());
  const details = data.find((environment) => environment.key === env);
  if (!details || !v) throw new Error('A page without an environment and version');
  return { environment: details.key, version: v, details };
}

/** What a person calls the branch, as typed for confirmations too: `production-1.4.0`. */
export function branchName({ environment, version }: Branch): string {
  return `${environment}-${version}`;
}
