import { takesEffectOnSave } from '@quartermaster/domain/core/module';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { laterEditsOf, type ChangeSet } from '../../api/change-sets.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { undoChangeSet } from '../../api/undo-change-set.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { formatLongDateTime } from '../../i18n/format.ts';
import { EnvironmentConfirmation } from '../../ui/feedback/environment-confirmation.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './activity.module.css';
import { LaterEdits } from './later-edits.tsx';
import { UndoneRecords } from './undone-records.tsx';

type UndoDialogProps = { readonly changeSet: ChangeSet; readonly onClose: () => void };

/** Says what an undo brings back, asks for the version's name where it must, and shows what prevents it. */
export function UndoDialog({ changeSet, onClose }: UndoDialogProps) {
  const { t } = useTranslation('activity');
  const { t: tc } = useTranslation();
  const branch = useBranch();
  const undo = useUndo(changeSet, onClose);
  const { edits, error, isPending } = undo;
  return (
    <Dialog
      width={720}
      title={<UndoTitle changeSet={changeSet} />}
      okText={tc('undo')}
      okButtonProps={{ disabled: undo.isLocked, loading: isPending, danger: undo.needsName }}
      onOk={undo.run}
      onCancel={onClose}
      {...(edits === null ? {} : { footer: <Button onClick={onClose}>{tc('close')}</Button> })}
    >
      <div className={styles.form}>
        {edits === null ? (
          <>
            <p>{t('undoText', { count: recordCount(changeSet), place: branchName(branch) })}</p>
            <UndoneRecords seq={changeSet.seq} />
          </>
        ) : (
          <LaterEdits edits={edits} onLeave={onClose} />
        )}
        {undo.needsName && edits === null ? (
          <>
            <p>{t('environmentWide', { place: branch.details.name })}</p>
            <EnvironmentConfirmation name={undo.name} value={undo.typed} onChange={undo.setTyped} />
          </>
        ) : null}
        {error && edits === null ? <Alert type="error" showIcon title={errorMessage(error)} /> : null}
      </div>
    </Dialog>
  );
}

function UndoTitle({ changeSet: { author, at } }: Pick<UndoDialogProps, 'changeSet'>) {
  const { t } = useTranslation('activity');
  const { t: th } = useTranslation('history');
  return t('undoTitle', { author: author ?? th('somebody'), at: formatLongDateTime(at) });
}

const recordCount = ({ modules }: ChangeSet): number =>
  modules.reduce((sum, { records }) => sum + records, 0);

function useUndo(changeSet: ChangeSet, onDone: () => void) {
  const { t } = useTranslation('activity');
  const { message } = App.useApp();
  const branch = useBranch();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const name = branchName(branch);
  const needsName = useIsEnvironmentWide(changeSet) && branch.details.isProtected;
  const undoing = useMutation({
    mutationFn: () => undoChangeSet(branch, changeSet.seq, needsName ? typed : undefined),
    onSuccess: ({ seq, records }) => {
      void message.success(seq === null ? t('nothingToUndo') : t('undoDone', { count: records }));
      onDone();
      return queryClient.invalidateQueries({ queryKey: queryKeys.branch(branch) });
    },
  });
  return {
    name,
    needsName,
    typed,
    setTyped,
    isLocked: needsName && typed !== name,
    run: () => undoing.mutate(),
    isPending: undoing.isPending,
    error: undoing.error,
    edits: laterEditsOf(undoing.error),
  };
}

/** Settings of the whole environment take effect at once, so taking them back does too. */
function useIsEnvironmentWide({ modules, hasSettings }: ChangeSet): boolean {
  const definitions = useQueries({ queries: modules.map(({ module }) => moduleQuery(module)) });
  return hasSettings || definitions.some(({ data }) => data !== undefined && takesEffectOnSave(data));
}
