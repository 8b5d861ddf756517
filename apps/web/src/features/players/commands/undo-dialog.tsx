import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/api-error.ts';
import { meQuery } from '../../../api/get-me.ts';
import { undoCommand, undoPreviewQuery } from '../../../api/player-commands.ts';
import { useKeptValues } from '../../../engine/form/use-kept-values.ts';
import { uniqueId } from '../../../engine/record/unique-id.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { CommandPreview } from './command-preview.tsx';
import styles from './commands.module.css';
import { DiscardDialogs, useDiscard } from './discard.tsx';
import {
  JustificationFields,
  justificationOf,
  hasReason,
  NO_JUSTIFICATION,
} from './justification-fields.tsx';
import { useKindName } from './command-words.ts';
import { useCommandActions, type UndoableCommand } from './command-actions.ts';
import { Outdated } from './outdated.tsx';
import { rememberReason } from './recent-reasons.ts';
import { doneOf, isOutdated, useRefreshTarget } from './use-run-command.ts';

type UndoDialogProps = { readonly command: UndoableCommand; readonly onClose: () => void };

/** An undo warns of nothing that would have to be accepted. */
const NOTHING: readonly string[] = [];
const ignore = (): void => undefined;

/** Puts back what a command changed, for a reason of its own. It shows what that comes to now. */
export function UndoDialog({ command, onClose }: UndoDialogProps) {
  const { t } = useTranslation('commands');
  const { t: tc } = useTranslation();
  const kindName = useKindName();
  const { values, change, isChanged, drop, preview, undoing, submit } = useUndo(command, onClose);
  // What is not done yet is cancelled, and a button that says only “Cancel” would mean the opposite.
  const isWaiting = command.kind === 'delete';
  const title = isWaiting ? t('cancelDeletion') : t('undoTitle', { what: kindName(command.kind) });
  const discard = useDiscard(isChanged, () => {
    drop();
    onClose();
  });
  const hasMoved = isOutdated(undoing.error);
  return (
    <Dialog
      width={680}
      title={title}
      okText={isWaiting ? title : tc('undo')}
      cancelText={tc(isWaiting ? 'close' : 'cancel')}
      okButtonProps={{ disabled: !hasReason(values) || !preview.isSuccess, loading: undoing.isPending }}
      mask={{ closable: false }}
      onOk={submit}
      onCancel={discard.ask}
    >
      <div className={styles.form}>
        <CommandPreview
          preview={preview.data}
          error={preview.error}
          isWaiting={preview.isFetching}
          missing={null}
          language={undefined}
          accepted={NOTHING}
          onAccept={ignore}
        />
        <JustificationFields values={values} change={change} />
        {hasMoved ? <Outdated form="undo" /> : null}
        {undoing.error && !hasMoved ? (
          <Alert type="error" showIcon title={errorMessage(undoing.error)} />
        ) : null}
      </div>
      <DiscardDialogs discard={discard} what={title} />
    </Dialog>
  );
}

function useUndo({ commandId }: UndoableCommand, onClose: () => void) {
  const { target, settle } = useCommandActions();
  const { data: me } = useSuspenseQuery(meQuery());
  const refresh = useRefreshTarget();
  const [key] = useState(uniqueId);
  const kept = useKeptValues(`undo ${commandId}`, NO_JUSTIFICATION);
  const preview = useQuery(undoPreviewQuery(target, commandId, target.revision));
  const undoing = useMutation({
    mutationFn: () => {
      const justification = justificationOf(kept.values);
      rememberReason(me.id, justification.reason);
      const expectedRevision = target.revision;
      return undoCommand(target, { commandId, ...justification, expectedRevision }, key);
    },
    onSuccess: async (answer) => {
      settle(doneOf('undo', answer));
      kept.drop();
      onClose();
      await refresh();
    },
    // The page then shows how it is now, and the next press decides on that.
    onError: (error) => (isOutdated(error) ? refresh() : undefined),
  });
  const mayUndo = preview.isSuccess && hasReason(kept.values);
  return { ...kept, preview, undoing, submit: () => mayUndo && !undoing.isPending && undoing.mutate() };
}
