import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import {
  changesQuery,
  problemsQuery,
  publishRelease,
  type DraftChanges,
  type Problems,
} from '../../api/releases.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { countChanges, recordsOnHold } from './held-records.ts';
import { useHolding } from './use-holding.ts';
import { useRefreshReleases } from './use-refresh-releases.ts';
import { useWarningTicks } from './use-warning-ticks.ts';
import { areAllTicked, type Ticks } from './warning-groups.ts';

const NO_MODULES: DraftChanges['modules'] = [];

type ReleaseForm = {
  readonly name: string;
  readonly note: string;
  readonly confirmation: string;
};

/** What is written stays while the page is loaded again; what is confirmed is confirmed once. */
const NO_WORDS: Pick<ReleaseForm, 'name' | 'note'> = { name: '', note: '' };

/** The state of the release centre: what would be released, what prevents it, and publishing. */
export function useReleaseDraft() {
  const branch = useBranch();
  const changes = useQuery(changesQuery(branch));
  const modules = changes.data?.modules ?? NO_MODULES;
  const holding = useHolding(branch);
  const { total, ...unlisted } = countChanges(changes.data);
  const heldCount = changes.data?.held ?? 0;
  const problems = useQuery({
    ...problemsQuery(branch, changes.data?.holdsDigest),
    enabled: modules.length > 0,
  });
  const held = useMemo(() => recordsOnHold(modules), [modules]);
  const { form, setForm, clear } = useReleaseForm(branchName(branch));
  // What is warned of later needs a tick of its own.
  const warnings = useWarningTicks();
  const refresh = useRefreshReleases();
  const publish = useMutation({
    mutationFn: (reviewed: DraftChanges) =>
      publishRelease(
        branch,
        publishBody(
          form,
          { reviewed, problems: problems.data, ticks: warnings.ticks },
          branch.details.isProtected,
        ),
      ),
    onSuccess: async () => {
      clear();
      warnings.clear();
      await refresh();
    },
    // Another person saved or published meanwhile: show the current state.
    onError: (error) => (error instanceof ApiError && error.status === 409 ? refresh() : undefined),
  });

  return {
    branch,
    changes,
    modules,
    held,
    holding,
    problems,
    form,
    setForm,
    warnings,
    /** Changes since the live release. */
    total,
    /** Those of them that are not listed, because there are too many. */
    ...unlisted,
    /** Changes that would go out. */
    count: total - heldCount,
    heldCount,
    confirmationName: branch.details.isProtected ? branchName(branch) : null,
    publish,
  };
}

/** What is filled in beside the changes: words that are kept, and a confirmation that never is. */
function useReleaseForm(place: string) {
  const words = useKeptValues(`release:${place}`, NO_WORDS);
  const [confirmation, setConfirmation] = useState('');
  const form: ReleaseForm = { ...words.values, confirmation };
  return {
    form,
    setForm: ({ confirmation: typed, ...changed }: Partial<ReleaseForm>) => {
      words.change(changed);
      if (typed !== undefined) setConfirmation(typed);
    },
    clear: () => {
      words.drop();
      setConfirmation('');
    },
  };
}

export type ReleaseDraft = ReturnType<typeof useReleaseDraft>;

type Reviewed = {
  readonly reviewed: DraftChanges;
  readonly problems: Problems | undefined;
  readonly ticks: Ticks;
};

function publishBody(form: ReleaseForm, { reviewed, problems, ticks }: Reviewed, isProtected: boolean) {
  const areAccepted = problems !== undefined && areAllTicked(problems, ticks);
  return {
    name: form.name,
    note: form.note,
    headSeq: reviewed.headSeq,
    holdsDigest: reviewed.holdsDigest,
    liveNumber: reviewed.live?.number ?? null,
    ...(isProtected ? { confirmation: form.confirmation } : {}),
    ...(areAccepted ? { acceptedWarnings: problems.digest } : {}),
  };
}

/** What still keeps the release from going out; null: nothing does. */
export function missingStep(
  draft: ReleaseDraft,
  problems: Problems | undefined,
): 'check' | 'problems' | 'warnings' | 'name' | 'confirmation' | 'empty' | null {
  if (draft.count === 0 && draft.changes.data?.live !== null) return 'empty';
  if (problems === undefined || draft.holding.isPending) return 'check';
  if (problems.errors > 0) return 'problems';
  if (!areAllTicked(problems, draft.warnings.ticks)) return 'warnings';
  if (draft.form.name.trim() === '') return 'name';
  return draft.confirmationName !== null && draft.form.confirmation !== draft.confirmationName
    ? 'confirmation'
    : null;
}
