import { MAX_RELEASE_NOTE } from '@quartermaster/contract/http/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, App, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import {
  environmentChangesQuery,
  rollBack,
  type Published,
  type ReleaseWithChanges,
} from '../../api/releases.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { EnvironmentConfirmation } from '../../ui/feedback/environment-confirmation.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { EnvironmentChanges } from './environment-changes.tsx';
import styles from './releases.module.css';
import { RollBackDifferences } from './roll-back-differences.tsx';
import { possibleTicks, type UndoTicks } from './undo-ticks.ts';
import { useRefreshReleases } from './use-refresh-releases.ts';

const NO_TICKS: UndoTicks = new Set();

type Rolling = ReturnType<typeof useRollBack>;

type RollBackFieldsProps = { readonly release: ReleaseWithChanges; readonly rolling: Rolling };

/** What players will notice, what stays as it is unless it is ticked, why, and the name of what is touched. */
export function RollBackFields({ release, rolling }: RollBackFieldsProps) {
  const { t } = useTranslation('releases');
  const id = useId();
  const { branch, note, setNote, name, typed, setTyped, error } = rolling;
  return (
    <>
      <RollBackDifferences environment={branch.environment} number={release.number} />
      <SettingsSince release={release} rolling={rolling} />
      <label htmlFor={id}>{t('note')}</label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={MAX_RELEASE_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {rolling.asksName ? <EnvironmentConfirmation name={name} value={typed} onChange={setTyped} /> : null}
      {error ? <Alert type="error" showIcon title={errorMessage(error)} /> : null}
    </>
  );
}

/** The environment-wide changes since the release. A roll back does not have to wait for them. */
function SettingsSince({ release: { number }, rolling }: RollBackFieldsProps) {
  const { t } = useTranslation('releases');
  const { data, error, refetch } = rolling.since;
  const list =
    data === undefined ? (
      <SkeletonRows rows={2} columns={1} />
    ) : (
      <EnvironmentChanges {...data} ticked={rolling.ticked} onTick={rolling.setTicked} />
    );
  return (
    <section className={styles.form} aria-label={t('environmentChanges', { number })}>
      <strong>{t('environmentChanges', { number })}</strong>
      {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
      {data?.total === 0 ? <span className={styles.hint}>{t('noEnvironmentChanges')}</span> : null}
      {error || data?.total === 0 ? null : list}
    </section>
  );
}

type RollBackOptions = {
  readonly onDone: (published: Published) => void | Promise<void>;
  /** Asks for the name of what goes live everywhere, not only where players play for real. */
  readonly alwaysAsksName?: boolean;
};

/** The state of a roll back to a release while the user prepares and runs it. */
export function useRollBack(
  release: ReleaseWithChanges,
  { onDone, alwaysAsksName = false }: RollBackOptions,
) {
  const { t } = useTranslation('releases');
  const { message } = App.useApp();
  const branch = useBranch();
  const refresh = useRefreshReleases();
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState('');
  const [wanted, setTicked] = useState(NO_TICKS);
  const since = useQuery(environmentChangesQuery(branch.environment, release.number));
  const ticked = since.data ? possibleTicks(since.data.changes, wanted) : NO_TICKS;
  // The confirmation names what goes live: the version of the release, whichever one is on screen.
  const name = `${branch.environment}-${release.version}`;
  const { isProtected } = branch.details;
  const rolling = useMutation({
    mutationFn: () =>
      rollBack(branch.environment, release.number, {
        note,
        undoChanges: [...ticked],
        ...(isProtected ? { confirmation: typed } : {}),
      }),
    onSuccess: async (published) => {
      if (ticked.size > 0) void message.success(t('undoneWith', { count: ticked.size }));
      await onDone(published);
      await refresh();
    },
    // A setting was changed meanwhile: show the current state.
    onError: (error) => (error instanceof ApiError && error.status === 409 ? since.refetch() : undefined),
  });
  return {
    branch,
    since,
    ticked,
    setTicked,
    note,
    setNote,
    name,
    typed,
    setTyped,
    asksName: isProtected || alwaysAsksName,
    isLocked: (isProtected || alwaysAsksName) && typed !== name,
    run: () => rolling.mutate(),
    isPending: rolling.isPending,
    error: rolling.error,
  };
}
