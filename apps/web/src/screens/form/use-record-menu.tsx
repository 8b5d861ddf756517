import { useNavigate } from '@tanstack/react-router';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../api/place.ts';
import { recordName } from '../../engine/record-name.ts';
import type { ModuleForm } from '../../engine/use-module-form.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import type { WriteAnswer } from '../../engine/use-confirm-write.tsx';

type RecordMenu = {
  readonly form: ModuleForm;
  readonly place: Place;
  readonly revision: number;
  readonly confirm: () => Promise<WriteAnswer | null>;
};

/** What can be done with the record as a whole, and the dialogs that ask about it. */
export function useRecordMenu({ form, place, revision, confirm }: RecordMenu) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'duplicate' | 'delete' | null>(null);
  const { module, recordId } = form;
  const toRecord = (to: '/$module/$recordId/edit' | '/$module/$recordId/history', id: string) =>
    void navigate({ to, params: { module: module.key, recordId: id } });
  if (recordId === null) return { items: [], dialog: null };
  const items: NonNullable<MenuProps['items']> = [
    { key: 'duplicate', label: common('duplicate'), onClick: () => setOpen('duplicate') },
    {
      key: 'restore',
      label: t('restoreVersion'),
      onClick: () => toRecord('/$module/$recordId/history', recordId),
    },
    { type: 'divider' },
    { key: 'delete', label: common('delete'), danger: true, onClick: () => setOpen('delete') },
  ];
  const shared = {
    place,
    recordId,
    confirm,
    name: recordName(module, recordId, form.session.getState().base),
    onClose: () => setOpen(null),
  };
  const handleDuplicated = (id: string) => {
    setOpen(null);
    toRecord('/$module/$recordId/edit', id);
  };
  const handleDeleted = () => {
    form.discard();
    void navigate({ to: '/$module', params: { module: module.key } });
  };
  return {
    items,
    dialog: (
      <>
        {open === 'duplicate' && (
          <DuplicateDialog {...shared} module={module} onDuplicated={handleDuplicated} />
        )}
        {open === 'delete' && <DeleteDialog {...shared} revision={revision} onDeleted={handleDeleted} />}
      </>
    ),
  };
}
