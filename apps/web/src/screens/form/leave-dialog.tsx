import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../engine/form/use-leave-guard.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';

/** Asks before unsaved changes are left behind. */
export function LeaveDialog({ form }: { readonly form: FormSession }) {
  const { t } = useTranslation('form');
  const guard = useLeaveGuard(() => form.getState().unsaved > 0);
  const count = useFormState(form, (state) => state.unsaved);
  if (guard === null) return null;
  return (
    <Dialog
      title={t('leaveTitle')}
      okText={t('leave')}
      cancelText={t('stay')}
      cancelButtonProps={{ autoFocus: true }}
      onOk={guard.leave}
      onCancel={guard.stay}
    >
      <p>{t('changedNow', { count })}</p>
      <p>{t('leaveText')}</p>
    </Dialog>
  );
}
