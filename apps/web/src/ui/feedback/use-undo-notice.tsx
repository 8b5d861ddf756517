import { App, Button } from 'antd';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Long enough to read what was done, to see that it was wrong, and to get to the button. */
const OFFERED_SECONDS = 20;
/** As good as without an end; a notice that runs is closed by a time of 0. */
const HELD_SECONDS = 86_400;

/**
 * Says what was done and offers to undo it; `undo` null: nothing can be. The offer stays while the pointer or the
 * focus is on it, and as long again after.
 */
export function useUndoNotice(): (title: string, undo: (() => void) | null) => void {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  return (title, undo) => {
    const close = () => notification.destroy(title);
    if (undo === null) return notification.success({ key: title, title, placement: 'bottomRight' });
    let isOpen = true;
    const handleUndo = () => {
      isOpen = false;
      close();
      undo();
    };
    /** Shown again under its key, the notice stays, and only its time is another. */
    const show = (seconds: number): void => {
      if (!isOpen) return;
      notification.success({
        key: title,
        title,
        actions: <Button onClick={handleUndo}>{t('undo')}</Button>,
        placement: 'bottomRight',
        duration: seconds,
        onClose: () => {
          isOpen = false;
        },
        props: {
          onFocus: () => show(HELD_SECONDS),
          onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
            if (!currentTarget.contains(relatedTarget)) show(OFFERED_SECONDS);
          },
        },
      });
    };
    show(OFFERED_SECONDS);
  };
}
