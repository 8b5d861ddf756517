import type { RecordData } from '@quartermaster/domain/core/json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  chooseSide,
  conflictPaths,
  isDecided,
  mergeWithChoices,
  type EditSides,
  type MergeChoices,
} from '../../engine/form/merge-choice.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import type { SaveConflict } from '../../engine/record/use-record-save.ts';
import { formatAgo } from '../../i18n/format.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { MergeTable } from './merge-table.tsx';

type MergeDialogProps = {
  readonly form: FormSession;
  readonly conflict: SaveConflict;
  readonly onMerged: (data: RecordData, theirRevision: number) => void;
  readonly onRecreate: () => void;
  readonly onClose: () => void;
};

/** Two people saved one record: mine, theirs and what it was before, field by field. */
export function MergeDialog({ form, conflict, onMerged, onRecreate, onClose }: MergeDialogProps) {
  const { t } = useTranslation('form');
  const { theirs, base } = conflict;
  const [choices, setChoices] = useState<MergeChoices>({});
  if (theirs === null) return <DeletedDialog onRecreate={onRecreate} onClose={onClose} />;
  const sides: EditSides = { base: base ?? {}, mine: form.getState().values, theirs: theirs.data };
  const paths = conflictPaths(form.module, sides);
  const text = t('conflictText', { author: theirs.updatedBy ?? '–', ago: formatAgo(theirs.updatedAt) });
  return (
    <Dialog
      width={860}
      title={t('conflictTitle')}
      okText={t('conflictSave')}
      okButtonProps={{ disabled: !isDecided(paths, choices) }}
      onOk={() => onMerged(mergeWithChoices(form.module, sides, choices), theirs.revision)}
      onCancel={onClose}
    >
      <p>{text}</p>
      <MergeTable
        module={form.module}
        paths={paths}
        sides={sides}
        choices={choices}
        onChoose={(chosen, side) => setChoices(chooseSide(choices, chosen, side))}
      />
    </Dialog>
  );
}

function DeletedDialog({
  onRecreate,
  onClose,
}: {
  readonly onRecreate: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  return (
    <Dialog
      title={t('conflictTitle')}
      okText={t('conflictRecreate')}
      cancelText={common('close')}
      // Creating the record again should not be one Enter away.
      cancelButtonProps={{ autoFocus: true }}
      onOk={onRecreate}
      onCancel={onClose}
    >
      <p>{t('conflictGone')}</p>
    </Dialog>
  );
}
