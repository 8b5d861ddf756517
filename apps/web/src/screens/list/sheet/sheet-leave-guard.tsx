import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../../engine/form/use-leave-guard.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** Other records, another screen or environment would put the table aside: that is asked first. Other columns keep it. */
export function SheetLeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const { t } = useTranslation('list');
  const guard = useLeaveGuard(() => isDirty, withoutColumns);
  if (guard === null) return null;
  return (
    <Dialog
      title={t('sheetLeave')}
      cancelButtonProps={{ autoFocus: true }}
      onOk={guard.leave}
      onCancel={guard.stay}
    />
  );
}

/** An address but for the columns that it names. */
function withoutColumns({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: object;
}): string {
  const entries = Object.entries({ ...search, cols: '' });
  return JSON.stringify([pathname, entries.toSorted(([a], [b]) => a.localeCompare(b))]);
}
