import { App, type ModalFuncProps } from 'antd';
import { useCallback } from 'react';

/** Asks yes or no before something is done. A dangerous question starts on its way out. The same function on every render. */
export function useConfirm() {
  const { modal } = App.useApp();
  return useCallback(
    (question: ModalFuncProps) => {
      const isDangerous = question.okButtonProps?.danger === true;
      return modal.confirm({ focusable: { autoFocusButton: isDangerous ? 'cancel' : 'ok' }, ...question });
    },
    [modal],
  );
}
