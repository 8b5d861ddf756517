import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import {
  environmentChangesQuery,
  releaseKeys,
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

type RollBackDialogProps = {
  readonly release: ReleaseWithChanges;
  readonly onClose: () => void;
  readonly onDone: (published: Published) => void;
};

const NO_TICKS: UndoTicks = new Set();

/**
 * Says what a rollback does to whom, offers what it leaves as it is, asks for the environment's name
 * where it must, and does it.
 */
export function RollBackDialog({ release, onClose, onDone }: RollBackDialogProps) {
  const { t } = useTranslation('releases');
  const id = useId();
  const rolling = useRollBack(release, onDone);
  const { branch, ticked, note, setNote, name, typed, setTyped, error } = rolling;
  return (
    <Modal
      open
      width={720}
      title={t('rollBackTitle', { number: release.number })}
      okText={ticked.size > 0 ? t('rollBackAndUndo', { count: ticked.size }) : t('rollBack')}
      cancelText={t('cancelled')}
      okButtonProps={{ danger: true, disabled: rolling.isLocked, loading: rolling.isPending }}
      onOk={rolling.run}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <RollBackText release={release} place={branch.details.name} />
        <RollBackDifferences environment={branch.environment} number={release.number} />
        <SettingsSince release={release} rolling={rolling} />
        <label htmlFor={id}>{t('note')}</label>
        <Input.TextArea
          id={id}
          rows={2}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {branch.details.isProtected ? (
          <EnvironmentConfirmation name={name} value={typed} onChange={setTyped} />
        ) : null}
        {error ? <Alert type="error" showIcon title={errorMessage(error)} /> : null}
      </div>
    </Modal>
  );
}

type RollBackTextProps = { readonly release: ReleaseWithChanges; readonly place: string };

function RollBackText({ release: { number, name, differsFromLive }, place }: RollBackTextProps) {
  const { t } = useTranslation('releases');
  return <p>{t('rollBackText', { count: differsFromLive, number, name, place })}</p>;
}

type SettingsSinceProps = {
  readonly release: ReleaseWithChanges;
  readonly rolling: ReturnType<typeof useRollBack>;
};

/** The environment-wide changes since the release. Whoever is in a hurry rolls back without waiting for them. */
function SettingsSince({ release: { number }, rolling }: SettingsSinceProps) {
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

function useRollBack(release: ReleaseWithChanges, onDone: (published: Published) => void) {
  const { t } = useTranslation('releases');
  const { message } = App.useApp();
  const branch = useBranch();
  const queryClient = useQueryClient();
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
      onDone(published);
      await Promise.all(releaseKeys(branch).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    // Somebody changed a setting meanwhile: show what there is now.
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
    isLocked: isProtected && typed !== name,
    run: () => rolling.mutate(),
    isPending: rolling.isPending,
    error: rolling.error,
  };
}
