import { Modal, type ModalProps } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { giveFocusBack, rememberOpener, startOf } from './dialog-focus.ts';

type DialogProps = Omit<ModalProps, 'open' | 'modalRender' | 'afterOpenChange' | 'focusable'>;

/**
 * A dialog, open as long as it is there. It starts on its first field, else on the button that does no
 * harm; `autoFocus` and `FocusFirst` inside name another place. The focus returns to what opened it.
 */
export function Dialog(props: DialogProps) {
  return <Modal {...props} open modalRender={(panel) => <DialogFocus>{panel}</DialogFocus>} />;
}

function DialogFocus({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const panel = place.current;
    if (panel === null) return undefined;
    rememberOpener(panel, opener);
    if (!panel.contains(document.activeElement)) startOf(panel)?.focus({ preventScroll: true });
    return () => giveFocusBack(opener);
  }, [opener]);
  return (
    <div ref={place} data-dialog style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
