import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../../api/list-records.ts';
import {
  chooseSide,
  conflictPaths,
  isDecided,
  mergeWithChoices,
  type EditSides,
  type MergeChoices,
} from '../../engine/form/merge-choice.ts';
import { formatAgo } from '../../i18n/format.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { MergeTable } from '../form/merge-table.tsx';
import type { TextDraft, TextPlace } from './text-drafts.ts';

/** Another person changed the same text of a key meanwhile. */
export type TextConflict = {
  /** The key of the draft that conflicts. */
  readonly key: string;
  readonly place: TextPlace | null;
  readonly base: RecordData | null;
  readonly theirs: RecordRow;
  readonly mine: RecordData;
};

type TextConflictDialogProps = {
  readonly module: ResolvedModule;
  readonly conflict: TextConflict;
  readonly onMerged: (draft: TextDraft) => void;
  readonly onClose: () => void;
};

/** Mine, theirs and what it was before, language by language; the rest of the work waits for the answer. */
export function TextConflictDialog({ module, conflict, onMerged, onClose }: TextConflictDialogProps) {
  const { t } = useTranslation('form');
  const { key, place, base, theirs, mine } = conflict;
  const [choices, setChoices] = useState<MergeChoices>({});
  const sides: EditSides = { base: base ?? {}, mine, theirs: theirs.data };
  const paths = conflictPaths(module, sides);
  const handleOk = (): void =>
    onMerged({
      key,
      stored: { revision: theirs.revision, data: theirs.data, place },
      data: mergeWithChoices(module, sides, choices),
      isRemoved: false,
    });
  return (
    <Dialog
      width={860}
      title={t('conflictTitle')}
      okText={t('conflictSave')}
      okButtonProps={{ disabled: !isDecided(paths, choices) }}
      onOk={handleOk}
      onCancel={onClose}
    >
      <p>
        <IdText>{key}</IdText>{' '}
        {t('conflictText', { author: theirs.updatedBy ?? '–', ago: formatAgo(theirs.updatedAt) })}
      </p>
      <MergeTable
        module={module}
        paths={paths}
        sides={sides}
        choices={choices}
        onChoose={(chosen, side) => setChoices(chooseSide(choices, chosen, side))}
      />
    </Dialog>
  );
}
