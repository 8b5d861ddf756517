import type { Branch, ChoicePlace, Place } from './place.ts';

/** Names of cached answers, from general to particular, so that a prefix drops a whole group. */
export const queryKeys = {
  me: ['me'] as const,
  environments: ['environments'] as const,
  /** What hangs on any version of an environment, such as the list of its versions. */
  versions: (environment: string) => ['branch', environment] as const,
  branch: ({ environment, version }: Branch) => ['branch', environment, version] as const,
  /** Everything that hangs on the drafts of a branch besides records: changes, problems. */
  draft: (branch: Branch) => [...queryKeys.branch(branch), 'draft'] as const,
  module: (place: Place) => [...queryKeys.branch(place), 'module', place.module] as const,
  options: (place: ChoicePlace) =>
    [...queryKeys.module(place), 'options', place.isLive === true ? 'live' : 'draft'] as const,
  lists: (place: Place) => [...queryKeys.module(place), 'list'] as const,
  record: (place: Place, recordId: string) => [...queryKeys.module(place), 'record', recordId] as const,
};
