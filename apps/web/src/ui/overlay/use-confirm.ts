import { App, type ModalFuncProps } from 'antd';

/** Asks yes or no before something is done. A dangerous question starts on its way out. */
export function useConfirm() {
  const { modal } = App.useApp();
  return (question: ModalFuncProps) => {
    const isDangerous = question.okButtonProps?.danger === true;
    return modal.confirm({ focusable: { autoFocusButton: isDangerous ? 'cancel' : 'ok' }, ...question });
  };
}
