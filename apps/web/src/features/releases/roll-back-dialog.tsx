import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { releaseKeys, rollBack, type Published, type ReleaseWithChanges } from '../../api/releases.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { EnvironmentConfirmation } from '../../ui/environment-confirmation.tsx';
import styles from './releases.module.css';

type RollBackDialogProps = {
  readonly release: ReleaseWithChanges;
  readonly onClose: () => void;
  readonly onDone: (published: Published) => void;
};

/** Says what a rollback does to whom, asks for the environment's name where it must, and does it. */
export function RollBackDialog({ release, onClose, onDone }: RollBackDialogProps) {
  const { t } = useTranslation('releases');
  const id = useId();
  const branch = useBranch();
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState('');
  // The confirmation names what goes live: the version of the release, whichever one is on screen.
  const name = `${branch.environment}-${release.version}`;
  const { isProtected } = branch.details;
  const rolling = useMutation({
    mutationFn: () =>
      rollBack(branch.environment, release.number, { note, ...(isProtected ? { confirmation: typed } : {}) }),
    onSuccess: async (published) => {
      onDone(published);
      await Promise.all(releaseKeys(branch).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  return (
    <Modal
      open
      title={t('rollBackTitle', { number: release.number })}
      okText={t('rollBack')}
      cancelText={t('cancelled')}
      okButtonProps={{ danger: true, disabled: isProtected && typed !== name, loading: rolling.isPending }}
      onOk={() => rolling.mutate()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <RollBackText release={release} place={branch.details.name} />
        <label htmlFor={id}>{t('note')}</label>
        <Input.TextArea
          id={id}
          rows={2}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {isProtected ? <EnvironmentConfirmation name={name} value={typed} onChange={setTyped} /> : null}
        {rolling.error ? <Alert type="error" showIcon title={errorMessage(rolling.error)} /> : null}
      </div>
    </Modal>
  );
}

type RollBackTextProps = { readonly release: ReleaseWithChanges; readonly place: string };

function RollBackText({ release: { number, name, differsFromLive }, place }: RollBackTextProps) {
  const { t } = useTranslation('releases');
  return <p>{t('rollBackText', { count: differsFromLive, number, name, place })}</p>;
}
