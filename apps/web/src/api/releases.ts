import type {
  ChangesAnswer,
  EnvironmentChangesAnswer,
  ModuleSwapAnswer,
  ModuleSwapBody,
  ProblemsAnswer,
  PublishAnswer,
  PublishBody,
  ReleaseDetail,
  ReleaseDifferences as ReleaseDifferencesAnswer,
  ReleasesAnswer,
  RevertAnswer,
  RollbackBody,
} from '@quartermaster/contract/http/releases';
import type { RecordKey } from '@quartermaster/contract/http/record-key';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './client.ts';
import { fleetKey } from './get-fleet.ts';
import { branchPath, environmentPath, queryString } from './paths.ts';
import type { Branch } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

export type DraftChanges = Camelized<ChangesAnswer>;
export type ModuleChanges = DraftChanges['modules'][number];
export type RecordChange = ModuleChanges['records'][number];
export type Problems = Camelized<ProblemsAnswer>;
export type ReleaseProblem = Problems['issues'][number];
export type CarriedGroup = Problems['carried'][number];
export type ReleaseIssue = Problems['keptOut'][number]['issues'][number];
export type Published = Camelized<PublishAnswer>;
export type Release = Published['release'];
export type ReleaseDifferences = Camelized<ReleaseDifferencesAnswer>;
export type ReleaseWithChanges = Camelized<ReleaseDetail>;
export type EnvironmentChange = Camelized<EnvironmentChangesAnswer>['changes'][number];
export type HeldRecord = Camelized<RecordKey>;

export function changesQuery(branch: Branch) {
  return queryOptions({
    queryKey: [...queryKeys.draft(branch), 'changes'],
    queryFn: ({ signal }) => getJson<ChangesAnswer>(`${branchPath(branch)}/changes`, signal),
  });
}

/**
 * What a release of the draft without the records on hold would complain about. Other holds are another
 * question: an answer that is still under way is none to it.
 */
export function problemsQuery(branch: Branch, holdsDigest = '') {
  return queryOptions({
    queryKey: [...queryKeys.draft(branch), 'problems', holdsDigest],
    queryFn: ({ signal }) => getJson<ProblemsAnswer>(`${branchPath(branch)}/problems`, signal),
    placeholderData: keepPreviousData,
  });
}

export function publishRelease(branch: Branch, body: Camelized<PublishBody>): Promise<Published> {
  return postJson<PublishAnswer>(`${branchPath(branch)}/releases`, body);
}

export function revertDraft(
  branch: Branch,
  records: readonly HeldRecord[],
): Promise<Camelized<RevertAnswer>> {
  return postJson<RevertAnswer>(`${branchPath(branch)}/revert`, { records });
}

const releasesKey = (environment: string) => ['releases', environment] as const;

/** The releases of an environment that match a text, newest first. */
export function releasesQuery(
  environment: string,
  { q, page }: { readonly q: string; readonly page: number },
) {
  const query = queryString({ q, page });
  return queryOptions({
    queryKey: [...releasesKey(environment), 'list', q, page],
    queryFn: ({ signal }) =>
      getJson<ReleasesAnswer>(`${environmentPath(environment)}/releases${query}`, signal),
    placeholderData: keepPreviousData,
  });
}

const MOST_CHOICES = 100;

/** The latest releases that match a text, to choose from. */
export function releaseChoicesQuery(environment: string, q: string) {
  const query = queryString({ q, per_page: MOST_CHOICES });
  return queryOptions({
    queryKey: [...releasesKey(environment), 'choices', q],
    queryFn: ({ signal }) =>
      getJson<ReleasesAnswer>(`${environmentPath(environment)}/releases${query}`, signal),
  });
}

export function releaseQuery(environment: string, number: number) {
  return queryOptions({
    queryKey: [...releasesKey(environment), number],
    queryFn: ({ signal }) =>
      getJson<ReleaseDetail>(`${environmentPath(environment)}/releases/${number}`, signal),
  });
}

/** What players will notice if a release becomes live again. */
export function differencesQuery(environment: string, number: number) {
  return queryOptions({
    queryKey: [...releasesKey(environment), number, 'differences'],
    queryFn: ({ signal }) =>
      getJson<ReleaseDifferencesAnswer>(
        `${environmentPath(environment)}/releases/${number}/differences`,
        signal,
      ),
    staleTime: 0,
  });
}

/** What takes effect on save and was changed since a release went live: a roll back to it can undo that. */
export function environmentChangesQuery(environment: string, number: number) {
  return queryOptions({
    queryKey: [...releasesKey(environment), number, 'environment-changes'],
    queryFn: ({ signal }) =>
      getJson<EnvironmentChangesAnswer>(
        `${environmentPath(environment)}/releases/${number}/environment-changes`,
        signal,
      ),
    // A roll back is decided on what is there now.
    staleTime: 0,
  });
}

const swapPath = (environment: string, number: number, module: string) =>
  `${environmentPath(environment)}/releases/${number}/modules/${encodeURIComponent(module)}/swap`;

/** Checks a swap of one module to an earlier release. */
export function moduleSwapQuery(environment: string, number: number, module: string) {
  return queryOptions({
    queryKey: [...releasesKey(environment), number, 'swap', module],
    queryFn: ({ signal }) => getJson<ModuleSwapAnswer>(swapPath(environment, number, module), signal),
    // A swap depends on the release that is live now.
    staleTime: 0,
  });
}

export function swapModule(
  environment: string,
  source: { readonly number: number; readonly module: string },
  body: Camelized<ModuleSwapBody>,
): Promise<Published> {
  return postJson<PublishAnswer>(swapPath(environment, source.number, source.module), body);
}

export function rollBack(
  environment: string,
  number: number,
  body: Camelized<RollbackBody>,
): Promise<Published> {
  return postJson<PublishAnswer>(`${environmentPath(environment)}/releases/${number}/rollback`, body);
}

/** Everything that a publish, a rollback or a revert may have changed. */
export const releaseKeys = (branch: Branch) => [
  queryKeys.branch(branch),
  releasesKey(branch.environment),
  fleetKey(branch.environment),
  queryKeys.environments,
];
