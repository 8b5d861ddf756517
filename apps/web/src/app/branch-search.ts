import type { Role } from '@quartermaster/domain/core/module';
import type { Environment } from '../api/get-environments.ts';

export type BranchSearch = { readonly env?: string; readonly v?: string };

const KEY = 'last_branch';

export function rememberBranch(branch: Required<BranchSearch>): void {
  localStorage.setItem(KEY, JSON.stringify(branch));
}

function lastBranch(): BranchSearch {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as BranchSearch;
  } catch {
    return {};
  }
}

/**
 * Completes an address: what it says, else the last choice, else where this role's work is. An address
 * that names something unknown is not quietly turned into another place; null says so.
 */
export function completeBranch(
  search: BranchSearch,
  environments: readonly Environment[],
  role: Role,
): Required<BranchSearch> | null {
  const last = lastBranch();
  const find = (key: string | undefined) => environments.find((environment) => environment.key === key);
  const environment = search.env
    ? find(search.env)
    : (find(last.env) ?? firstEnvironment(environments, role));
  if (!environment) return null;
  const names = environment.versions.map((version) => version.name);
  if (search.v) return names.includes(search.v) ? { env: environment.key, v: search.v } : null;
  const first = environment.versions.find(({ isArchived }) => !isArchived)?.name ?? names[0];
  const version = [last.v, environment.live?.version, first].find(
    (name) => name !== undefined && names.includes(name),
  );
  return version ? { env: environment.key, v: version } : null;
}

const SUPPORT: readonly Role[] = ['cs', 'low_cs'];

/** Support begins with a protected environment, other roles with the first one. */
function firstEnvironment(environments: readonly Environment[], role: Role): Environment | undefined {
  const live = environments.find(({ isProtected }) => isProtected);
  return (SUPPORT.includes(role) ? live : undefined) ?? environments[0];
}
