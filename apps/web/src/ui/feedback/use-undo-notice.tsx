import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOffer } from './use-offer.tsx';

/** Says what was done and offers to undo it; `undo` null: nothing can be. */
export function useUndoNotice(): (title: string, undo: (() => void) | null) => void {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  const offer = useOffer();
  return (title, undo) =>
    undo === null
      ? notification.success({ key: title, title, placement: 'bottomRight' })
      : offer({ kind: 'success', key: title, title, action: t('undo'), onTake: undo });
}
