import { staffAdds, type ResolvedModule } from '@quartermaster/domain/core/module';
import { parentIdOf } from '@quartermaster/domain/record/identity';
import { useNavigate } from '@tanstack/react-router';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EVERYTHING } from '../../api/export-records.ts';
import type { Place } from '../../api/place.ts';
import { editPath, historyPath, importPath, listPath } from '../../engine/module-paths.ts';
import { recordName } from '../../engine/record/record-name.ts';
import type { ConfirmWrite } from '../../engine/record/use-confirm-write.tsx';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useExportEntries } from '../use-export-entries.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';

type RecordMenu = {
  readonly form: FormSession;
  readonly place: Place;
  readonly revision: number;
  readonly confirm: ConfirmWrite;
};

/** What can be done with the record as a whole, and the dialogs that ask about it. */
export function useRecordMenu({ form, place, revision, confirm }: RecordMenu) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'duplicate' | 'delete' | null>(null);
  const { module, recordId } = form;
  const files = useFileItems(module, place);
  const copies = useCopyItems(module, recordId, () => setOpen('duplicate'));
  if (recordId === null) return { items: [], dialog: null };
  const restore = {
    key: 'restore',
    label: t('restoreVersion'),
    onClick: () => void navigate({ to: historyPath(module, recordId) }),
  };
  if (module.kind === 'singleton')
    return { items: [restore, { type: 'divider' as const }, ...files], dialog: null };
  const items: NonNullable<MenuProps['items']> = [
    ...copies,
    restore,
    { type: 'divider' },
    { key: 'delete', label: common('delete'), danger: true, onClick: () => setOpen('delete') },
  ];
  const shared = {
    place,
    recordId,
    confirm,
    name: recordName(module, recordId, form.getState().base),
    onClose: () => setOpen(null),
  };
  const handleDuplicated = (id: string) => {
    setOpen(null);
    void navigate({ to: editPath(module, id) });
  };
  const handleDeleted = () => {
    form.discard();
    void navigate({ to: listPath(module, parentIdOf(module, recordId)) });
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

/** A record is duplicated; a head, such as an event, is also copied with everything that belongs to it. */
function useCopyItems(
  module: ResolvedModule,
  recordId: string | null,
  duplicate: () => void,
): NonNullable<MenuProps['items']> {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  if (recordId === null || !staffAdds(module)) return [];
  const open = () =>
    void navigate({
      to: '/new-event',
      search: { module: module.key, id: recordId },
    });
  return [
    { key: 'duplicate', label: common('duplicate'), onClick: duplicate },
    ...(module.head ? [{ key: 'new-from', label: t('newFromThis'), onClick: open }] : []),
  ];
}

/** The one object of a singleton as a file, out and in: it has no list that would offer this. */
function useFileItems(module: ResolvedModule, place: Place): NonNullable<MenuProps['items']> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const entriesOf = useExportEntries(place);
  return [
    { key: 'import', label: t('import'), onClick: () => void navigate({ to: importPath(module.key) }) },
    ...entriesOf('export', EVERYTHING),
  ];
}
