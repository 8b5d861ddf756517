import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listRecordsQuery, type RecordRow } from '../../../api/list-records.ts';
import {
  changesOf,
  editMany,
  isComplete,
  manyFields,
  refusalsOf,
  withRefusals,
  type ManyEdit,
  type Refusals,
} from '../../../engine/list/edit-many.ts';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import { useConfirmWrite } from '../../../engine/record/use-confirm-write.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SkeletonRows } from '../../../ui/table/skeleton-rows.tsx';
import type { RowChanges } from '../use-apply-changes.tsx';
import { EditManyFields } from './edit-many-fields.tsx';
import { EditManyPreview } from './edit-many-preview.tsx';
import styles from './edit-many.module.css';

type EditManyDialogProps = {
  readonly list: ModuleList;
  /** Null: all records that the list's search and filters match. */
  readonly rows: readonly RecordRow[] | null;
  /** Answers whether everything was written. */
  readonly apply: (input: RowChanges) => Promise<boolean>;
  readonly onClose: () => void;
};

/** Changes one field of many records as one change, after showing what becomes of each. */
export function EditManyDialog({ list, rows, apply, onClose }: EditManyDialogProps) {
  const { t } = useTranslation('list');
  const [records, setRecords] = useState(rows);
  const query = useQuery({ ...everyMatch(list), enabled: records === null });
  // What is previewed is what is written: what matches later is not among it.
  if (records === null && query.data !== undefined && !query.isFetching) setRecords(query.data.data);
  const count = records?.length ?? list.total;
  if (records !== null) return <LoadedDialog list={list} records={records} apply={apply} onClose={onClose} />;
  return (
    <Dialog width={WIDTH} title={t('manyTitle', { count })} footer={null} onCancel={onClose}>
      {query.isError ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows columns={3} />
      )}
    </Dialog>
  );
}

const WIDTH = 860;

function everyMatch({ place, parentId, state }: ModuleList) {
  return listRecordsQuery(place, { ...state, parent: parentId, page: 1, perPage: 'all' });
}

type LoadedDialogProps = Omit<EditManyDialogProps, 'rows'> & { readonly records: readonly RecordRow[] };

function LoadedDialog({ list, records, apply, onClose }: LoadedDialogProps) {
  const { t } = useTranslation('list');
  const state = useManyEdit(list, records);
  const { edit, setEdit, edited, refused, isSkipping, written } = state;
  const { isBusy, write } = useWriting({ list, apply, onClose, onRefused: state.refuse });
  const canWrite = written.length > 0 && (refused === 0 || isSkipping);
  return (
    <Dialog
      width={WIDTH}
      title={t('manyTitle', { count: records.length })}
      okText={t('manyApply', { count: written.length })}
      okButtonProps={{ disabled: !canWrite, loading: isBusy }}
      onOk={() => void write(written)}
      onCancel={onClose}
    >
      <EditManyFields module={list.module} edit={edit} onChange={setEdit} />
      <p className={styles.summary} role="status">
        {isComplete(edit)
          ? t('manySummary', { changed: formatNumber(edited.length), total: formatNumber(records.length) })
          : t('manyHelp')}
        {refused > 0 ? (
          <Checkbox checked={isSkipping} onChange={(event) => state.setSkipping(event.target.checked)}>
            {t('manySkip', { count: refused })}
          </Checkbox>
        ) : null}
      </p>
      {edited.length > 0 ? <EditManyPreview module={list.module} field={edit.field} edited={edited} /> : null}
    </Dialog>
  );
}

function useManyEdit({ module, environment }: ModuleList, records: readonly RecordRow[]) {
  const fields = manyFields(module);
  // Names are the last that many records share.
  const field = fields.find(({ key }) => key !== module.display.title) ?? fields[0];
  if (!field) throw new Error(`${module.key} has no field to change.`);
  const [edit, setEdit] = useState<ManyEdit>({ field, operation: 'set', text: '', find: '' });
  const [isSkipping, setSkipping] = useState(false);
  const [refused, setRefused] = useState<{ readonly edit: ManyEdit; readonly refusals: Refusals } | null>(
    null,
  );
  const { isProtected } = environment;
  const planned = useMemo(
    () => (isComplete(edit) ? editMany(module, records, edit, isProtected) : []),
    [module, records, edit, isProtected],
  );
  // What was refused is said of this change; another one may be allowed.
  const edited = refused?.edit === edit ? withRefusals(planned, refused.refusals) : planned;
  const written = edited.filter(({ isRefused }) => !isRefused);
  return {
    edit,
    setEdit,
    edited,
    refused: edited.length - written.length,
    isSkipping,
    setSkipping,
    refuse: (refusals: Refusals) => setRefused({ edit, refusals }),
    /** What is written: those that would be refused are left out. */
    written,
  };
}

type WritingOptions = Pick<EditManyDialogProps, 'list' | 'apply' | 'onClose'> & {
  readonly onRefused: (refusals: Refusals) => void;
};

function useWriting({ list, apply, onClose, onRefused }: WritingOptions) {
  const { t } = useTranslation('list');
  const confirm = useConfirmWrite(list.module, list.environment, list.place.version);
  const [isBusy, setBusy] = useState(false);
  const write = async (edited: ReturnType<typeof editMany>): Promise<void> => {
    const count = edited.length;
    const confirmed = await confirm({ action: t('manyApply', { count }) });
    if (!confirmed) return;
    setBusy(true);
    const rows = edited.map(({ row }) => row);
    const isDone = await apply({
      rows,
      changes: changesOf(edited),
      confirmed,
      done: t('statusSet', { count }),
      onRefused: (issues) => onRefused(refusalsOf(edited, issues)),
    });
    setBusy(false);
    if (isDone) onClose();
  };
  return { isBusy, write };
}
