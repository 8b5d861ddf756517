import { App, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import { applyChanges, type RecordChange } from '../../api/apply-changes.ts';
import type { RecordRow } from '../../api/list-records.ts';
import type { Referrer } from '../../api/list-referrers.ts';
import { undoChangeSet } from '../../api/undo-change-set.ts';
import { recordName } from '../../engine/record-name.ts';
import { branchName } from '../../engine/use-branch.ts';
import { useConfirmWrite } from '../../engine/use-confirm-write.tsx';
import type { ModuleList } from '../../engine/use-module-list.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { ReferrersDialog } from './referrers-dialog.tsx';

/** Refused because others refer to the record. */
type InUse = { readonly name: string; readonly referrers: readonly Referrer[] };

export type RecordActions = {
  readonly duplicate: (row: RecordRow) => void;
  readonly remove: (rows: readonly RecordRow[]) => void;
  readonly setStatus: (rows: readonly RecordRow[], status: string) => void;
  readonly dialogs: ReactNode;
};

/** Changes of whole records from a list. Each is one change set, said before and undone with one press after. */
export function useRecordActions(list: ModuleList): RecordActions {
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  const { message, notification } = App.useApp();
  const confirmWrite = useConfirmWrite(list.module, list.environment, list.place.version);
  const [copied, setCopied] = useState<RecordRow | null>(null);
  const [inUse, setInUse] = useState<InUse | null>(null);
  const place = branchName(list.place);
  const nameOf = (row: RecordRow) => recordName(list.module, row.recordId, row.data);

  const offerUndo = (text: string, seq: number | null) => {
    const undo = async () => {
      notification.destroy(text);
      await undoChangeSet(list.place, seq ?? 0).catch((error: unknown) => message.error(errorMessage(error)));
      list.cache.refresh();
    };
    const actions = seq === null ? null : <Button onClick={() => void undo()}>{tc('undo')}</Button>;
    notification.success({ key: text, title: text, actions, placement: 'bottomRight' });
  };

  const apply = async (rows: readonly RecordRow[], changes: readonly RecordChange[], confirmation: string | undefined, done: string) => {
    try {
      const answer = await applyChanges(list.place, { changes, ...(confirmation ? { confirmation } : {}) });
      const saved = answer.records.filter((record) => record !== null);
      if (saved.length > 0) list.cache.update(saved);
      else list.cache.remove(rows.map((row) => row.recordId));
      list.selection.clear();
      offerUndo(done, answer.seq);
    } catch (error) {
      const referrers = referrersOf(error);
      if (referrers) setInUse({ name: rows[0] && rows.length === 1 ? nameOf(rows[0]) : String(rows.length), referrers });
      else void message.error(errorMessage(error));
    }
  };

  const remove = async (rows: readonly RecordRow[]) => {
    const [only] = rows;
    const count = rows.length;
    const title = only && count === 1 ? t('deleteConfirm', { name: nameOf(only), place }) : t('bulkDeleteConfirm', { count, place });
    const answer = await confirmWrite({ title, text: t('bulkDeleteText'), action: tc('delete'), isDangerous: true });
    if (!answer) return;
    const changes = rows.map((row): RecordChange => ({ op: 'delete', recordId: row.recordId, baseRevision: row.revision }));
    await apply(rows, changes, answer.confirmation, t('deleted', { count }));
  };

  const setStatus = async (rows: readonly RecordRow[], status: string) => {
    const count = rows.length;
    const answer = await confirmWrite({ title: t('editMany', { count, place }), text: t('bulkDeleteText'), action: t('bulkStatus') });
    if (!answer) return;
    const changes = rows.map((row): RecordChange => {
      return { op: 'update', recordId: row.recordId, baseRevision: row.revision, data: { ...row.data, status } };
    });
    await apply(rows, changes, answer.confirmation, t('statusSet', { count }));
  };

  const dialogs = (
    <>
      {copied ? <DuplicateDialog list={list} row={copied} name={nameOf(copied)} onClose={() => setCopied(null)} /> : null}
      {inUse ? <ReferrersDialog {...inUse} onClose={() => setInUse(null)} /> : null}
    </>
  );
  return {
    duplicate: setCopied,
    remove: (rows) => void remove(rows),
    setStatus: (rows, status) => void setStatus(rows, status),
    dialogs,
  };
}

function referrersOf(error: unknown): readonly Referrer[] | null {
  if (!(error instanceof ApiError) || error.body.code !== 'referenced') return null;
  return (error.body.conflict as { readonly referrers?: readonly Referrer[] } | undefined)?.referrers ?? [];
}
